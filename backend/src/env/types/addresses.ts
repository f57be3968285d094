import { z } from 'zod';

/**
 * The addresses of what Loka talks to, as the environment has to name them: whole. Half of one leads elsewhere than was
 * meant, as PostgreSQL's driver to the database of the system's user on this machine, or nowhere once it is used.
 */

const hasNoPath = ({ pathname }: URL) => pathname === '' || pathname === '/';
const hasNoAccess = ({ username, password }: URL) => username === '' && password === '';
/** A user without a password is let in by nobody, and some drivers leave such a user out without a word. */
const hasWholeAccess = ({ username, password }: URL) => username === '' || password !== '';

function whole(protocol: RegExp, error: string, isWhole: (url: URL) => boolean) {
  return z.string().refine(
    (text) => {
      if (!URL.canParse(text)) return false;
      const url = new URL(text);
      return protocol.test(url.protocol) && isWhole(url);
    },
    { error },
  );
}

const isPostgres = /^postgres(ql)?:$/;

/** A socket of this machine is named by `?host=/run/postgresql`. */
export const postgresUrl = whole(
  isPostgres,
  'is postgresql://user:password@host:port/database',
  ({ hostname, pathname, searchParams }) =>
    Boolean(hostname || searchParams.get('host')) && /^\/[^/]+$/.test(pathname),
);

export const smtpUrl = whole(
  /^smtps?:$/,
  'is smtp://user:password@host:port, or smtps:// with TLS from the start',
  (url) => url.hostname !== '' && hasNoPath(url) && hasWholeAccess(url),
);

const isWeb = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** What `fetch` calls, which refuses an address with a user. */
export const webUrl = whole(
  /^https?:$/,
  'begins with https:// or http://, and has no user or password',
  hasNoAccess,
);

/** Where people find Loka; paths are added to it. */
export const siteUrl = whole(
  /^https?:$/,
  'is https:// and a host, without a path',
  (url) => hasNoAccess(url) && hasNoPath(url) && url.search === '' && url.hash === '',
).transform((text) => new URL(text).origin);

const ofBucket = ['region', 'endpoint'];

function isBucket(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const endpoint = url.searchParams.get('endpoint');
  return (
    url.protocol === 's3:' &&
    url.hostname !== '' &&
    hasNoPath(url) &&
    hasNoAccess(url) &&
    // Another word, as a misspelt `endpoint`, would send the files to Amazon.
    [...url.searchParams.keys()].every((name) => ofBucket.includes(name)) &&
    (endpoint === null || isWeb(endpoint))
  );
}

export const storageUrl = z.string().refine((text) => /^file:.+/s.test(text) || isBucket(text), {
  error: 'is file:<folder> or s3://<bucket>?region=…&endpoint=…',
});

/** Whom mails are from: an address, with or without a name. */
export const sender = z.string().regex(/^([^<>@]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, {
  error: 'is an address, or a name and <address>',
});

const privateAddress =
  /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[::1\]$|\[f[cd][\da-f]{2}:)/;
const privateName = /^[^.]+$|\.(?:internal|local|localhost|svc)$/;

/** Whether a host is this machine or one of an own network: a name without a dot, or an address that is not routed. */
export function isPrivateHost(hostname: string): boolean {
  const isAddress = /^[\d.]+$/.test(hostname) || hostname.startsWith('[');
  return (isAddress ? privateAddress : privateName).test(hostname);
}

/** Whether what is sent to an address can be read on its way through foreign networks. */
export function isPlainText(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, searchParams } = new URL(text);
  const database = databaseAccess(text);
  if (database) return !database.isSocket && !database.isTls && !isPrivateHost(database.host);
  const isPlain = ['http:', 'redis:'].includes(protocol);
  const mayBePlain = protocol === 'smtp:' && searchParams.get('requireTLS') !== 'true';
  return (isPlain || mayBePlain) && !isPrivateHost(hostname);
}

export interface DatabaseAccess {
  /** A name, an address, or the folder of a socket. */
  host: string;
  isSocket: boolean;
  password: string;
  isTls: boolean;
}

/** How the driver gets to PostgreSQL: what stands behind the question mark counts more. Null for what is no address of it. */
export function databaseAccess(text: string): DatabaseAccess | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, password, searchParams } = new URL(text);
  if (!isPostgres.test(protocol)) return null;
  const host = searchParams.get('host') || hostname;
  // Of libpq, which tries without TLS when it has to; the driver takes it for `verify-full`.
  const isCompatible = searchParams.get('uselibpqcompat') === 'true';
  const modes = ['require', 'verify-ca', 'verify-full', ...(isCompatible ? [] : ['prefer'])];
  return {
    host,
    isSocket: host.startsWith('/') || host.startsWith('%2F'),
    password: searchParams.get('password') || decodeURIComponent(password),
    isTls: modes.includes(searchParams.get('sslmode') ?? ''),
  };
}
