/**
 * Whether an address is one of the push services that we send to. A browser names its own, and whoever
 * calls us could name any address: one of our own network, say.
 *
 * @param services their hosts; `localhost:4000` alone is asked without TLS
 */
export function isPushService(endpoint: string, services: readonly string[]): boolean {
  const { protocol, host, hostname, username, password } = new URL(endpoint);
  if (username || password) return false;
  if (hostname === 'localhost') return services.includes(host);
  const isKnown = services.some((service) => host === service || host.endsWith(`.${service}`));
  return protocol === 'https:' && isKnown;
}
