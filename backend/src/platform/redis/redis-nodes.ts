/** A Redis, or a node of a cluster. */
export interface RedisNode {
  host: string;
  port: number;
  isTls: boolean;
  /** How one gets in. */
  access: { username?: string; password?: string; tls?: object };
}

/** The addresses that `REDIS_URL` has, one for each node. */
export const redisUrls = (urls: string): string[] => urls.split(',').map((url) => url.trim());

/** @param urls `redis://` or, with TLS, `rediss://`; of several, with commas, each is a node of one cluster */
export function redisNodes(urls: string): RedisNode[] {
  return redisUrls(urls).map((url) => {
    const { protocol, hostname, port, username, password } = new URL(url);
    const isTls = protocol === 'rediss:';
    return {
      // Without the brackets of IPv6.
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port || 6379),
      isTls,
      access: {
        ...(username && { username: decodeURIComponent(username) }),
        ...(password && { password: decodeURIComponent(password) }),
        ...(isTls && { tls: {} }),
      },
    };
  });
}

/** What is wrong with it; nothing when it can be used. */
export function problemOfRedisUrls(urls: string): string | null {
  const parts = redisUrls(urls);
  if (!parts.every(isRedis))
    return 'is redis://[user:password@]host:port, rediss:// with TLS, and several with commas for a cluster';
  if (parts.length === 1) return null;
  const access = new Set(redisNodes(urls).map((node) => JSON.stringify(node.access)));
  if (access.size > 1)
    return 'names nodes of one cluster, with the same user, password and protocol';
  const hasNumber = parts.some((url) => !/^\/?$/.test(new URL(url).pathname));
  return hasNumber ? 'names a cluster, which has no numbered databases' : null;
}

/** A user without a password would be left out without a word, and a word in place of a database's number too. */
function isRedis(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, username, password } = new URL(text);
  return (
    /^rediss?:$/.test(protocol) &&
    hostname !== '' &&
    /^\/?\d*$/.test(pathname) &&
    (username === '' || password !== '')
  );
}
