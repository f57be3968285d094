/* What a browser drops from an address, or takes for a slash. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const misleading = /[\u0000-\u0020\u007f\\]/;

/** In the place of our own, which a page that is rendered on the server does not know. */
const here = 'https://own.invalid';

/**
 * A page of this site, from an address that others may have written; null for one of any other site. It is
 * read as a browser reads it: `//elsewhere`, `/\\elsewhere` and `/` with a tab after it are other sites.
 */
export function ownPage(address: string | null): string | null {
  if (!address?.startsWith('/') || misleading.test(address)) return null;
  if (!URL.canParse(address, here)) return null;
  const { origin: led, pathname, search, hash } = new URL(address, here);
  // Of `/.//elsewhere` the path begins with two slashes, which the router would take for a site again.
  return led === here && !pathname.startsWith('//') ? pathname + search + hash : null;
}
