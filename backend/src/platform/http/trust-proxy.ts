/**
 * Whose `X-Forwarded-For` is believed, as Fastify takes it. A number of proxies alone Fastify refuses to
 * heed, since it cannot tell whether a caller came through them: only the proxy may reach the port then.
 */
export function trustProxy(
  trusted: number | string[] | undefined,
): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof trusted !== 'number') return trusted ?? false;
  return (_, hop) => hop < trusted;
}
