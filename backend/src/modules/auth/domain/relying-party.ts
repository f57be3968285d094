/** For which sites a passkey of ours is good. */
export interface RelyingParty {
  /** The host, without a port: what a passkey is bound to. */
  id: string;
  /** Whether a page of this origin may use it. */
  accepts(origin: string): boolean;
}

/**
 * Both sites are served at one address. On the machine of a developer they may be at other ports of it too.
 *
 * @param publicUrl the address that people see
 */
export function relyingPartyOf(publicUrl: string): RelyingParty {
  const { hostname, origin: own } = new URL(publicUrl);
  const isLocal = hostname === 'localhost';
  return {
    id: hostname,
    accepts: (origin) =>
      origin === own || (isLocal && /^https?:\/\/localhost(?::\d{1,5})?$/.test(origin)),
  };
}
