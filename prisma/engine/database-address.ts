/**
 * The engine is built by itself, beside the programs, and imports nothing of theirs: what they do with the address of the
 * database (`backend/src/env/types/addresses.ts`, `platform/database/connection-string.ts`) it does too, and a test compares the two.
 */

/** Half an address is the database of the system's user on this machine. */
export function isWholeAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, searchParams } = new URL(text);
  return (
    /^postgres(ql)?:$/.test(protocol) &&
    Boolean(hostname || searchParams.get('host')) &&
    /^\/[^/]+$/.test(pathname)
  );
}

/** The driver prints seven lines about `sslmode=require`, which it takes for `verify-full`. */
export function driverAddress(url: string): string {
  const { searchParams } = new URL(url);
  if (searchParams.get('uselibpqcompat') === 'true') return url;
  return url.replace(/([?&]sslmode=)(?:require|prefer|verify-ca)(?=[&#]|$)/, '$1verify-full');
}
