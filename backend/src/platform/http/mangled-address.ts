/** What a sentence leaves behind an address that is copied out of it. */
const leftovers = new Set(['.', ',', ')']);

/** Where an address leads without the full stop, comma or bracket behind it; null when it has none. */
export function withoutLeftover(address: string): string | null {
  const [pathname = '', ...query] = address.split('?');
  let length = pathname.length;
  while (leftovers.has(pathname.charAt(length - 1))) length -= 1;
  const path = pathname.slice(0, length);
  // Two slashes would lead to another server.
  if (path === pathname || path === '' || path.startsWith('//')) return null;
  return [path, ...query].join('?');
}

/** Whether what stands between the signs `%` can be decoded; the framework answers no page for what cannot. */
export function isDecodable(address: string): boolean {
  const [pathname = ''] = address.split('?', 1);
  try {
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
}
