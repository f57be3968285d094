import { isIP } from 'node:net';
import { z } from 'zod';

const mostProxies = 10;

/**
 * The part of all addresses that may be trusted together, by version. The private ones of version 4 are a 253rd; those of
 * version 6 are not counted, since every network has its own among them.
 */
const mostTrusted = { 4: 2 ** -7, 6: 2 ** -16 };

/** The leftmost address of `X-Forwarded-For` is what the caller wrote: who may add to it has to be named. */
export const trustedProxies = z.string().transform((given, context): number | string[] => {
  if (/^\d+$/.test(given) && Number(given) >= 1 && Number(given) <= mostProxies)
    return Number(given);
  const named = [...new Set(given.split(',').map((one) => one.trim()))];
  if (!named.every(isNetwork)) {
    context.addIssue(
      'is the number of proxies before us (`1`), or their addresses (`10.0.0.7, 192.168.0.0/16`)',
    );
    return z.NEVER;
  }
  if (partOfAll(named, 4) <= mostTrusted[4] && partOfAll(named, 6) <= mostTrusted[6]) return named;
  context.addIssue('trusts too many addresses: name those of the proxies alone');
  return z.NEVER;
});

function isNetwork(named: string): boolean {
  const [address = '', bits, ...rest] = named.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return (
    bits === undefined ||
    (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

/** How much of all addresses of a version the networks hold together, from 0 to 1 or more. */
function partOfAll(networks: readonly string[], version: 4 | 6): number {
  return networks
    .map((named) => named.split('/'))
    .filter(([address = '']) => isIP(address) === version)
    .reduce((sum, [address = '', bits]) => sum + partOf(address, bits, version), 0);
}

function partOf(address: string, bits: string | undefined, version: 4 | 6): number {
  if (version === 4) return 2 ** -Number(bits ?? 32);
  const { hostname } = new URL(`http://[${address}]`);
  const length = Number(bits ?? 128);
  if (/^\[f[cd]/.test(hostname) && length >= 7) return 0;
  // Among these are all addresses of version 4, written as `::ffff:0.0.0.0`.
  if (hostname.startsWith('[::') && length < 128) return 1;
  return 2 ** -length;
}
