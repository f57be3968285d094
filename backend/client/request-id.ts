/**
 * The header under which one call is found in the server's logs, jobs and gateway calls. Browsers
 * make such ids on secure origins only; elsewhere the server gives the call one.
 */
export function requestId(): Record<string, string> {
  return typeof crypto.randomUUID === 'function' ? { 'X-Request-Id': crypto.randomUUID() } : {};
}
