import { env } from '../../env.js';

/** Over plain HTTP, as on the machine of a developer, browsers take no secure cookies. */
const isSecure = env.PUBLIC_URL.startsWith('https:');

interface CookieOptions {
  path: string;
  httpOnly: true;
  sameSite: 'strict';
  secure: boolean;
}

/**
 * A cookie that no script reads and no other site sends. Where it is secure, its name says so: then no neighbouring host
 * and no plain connection can set one of that name.
 *
 * @param path below which browsers send it
 */
export function ownCookie(
  plainName: string,
  path: string,
  secure = isSecure,
): { name: string; options: CookieOptions } {
  const options = { path, httpOnly: true, sameSite: 'strict', secure } as const;
  return { name: secure ? `${prefixOf(path)}${plainName}` : plainName, options };
}

/** `__Host-` is for the whole host alone. */
const prefixOf = (path: string): string => (path === '/' ? '__Host-' : '__Secure-');
