import { env } from '../../env.js';

const isEncrypted = env.PUBLIC_URL.startsWith('https:');

/** What pages may load, as helmet takes it. The console's library writes styles of its own. */
export const contentSecurityPolicy = {
  directives: {
    defaultSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    styleSrc: ["'self'", "'unsafe-inline'"],
    upgradeInsecureRequests: isEncrypted ? [] : null,
  },
};

/**
 * The same for a page of the public site, and stricter: of styles in the page those that have this hash
 * alone. Attributes may still hold some, where a component places something.
 */
export const pagePolicy = (styleHash: string): string =>
  [
    "default-src 'self'",
    "base-uri 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "script-src 'self'",
    "script-src-attr 'none'",
    `style-src-elem 'self' 'sha256-${styleHash}'`,
    "style-src-attr 'unsafe-inline'",
    ...(isEncrypted ? ['upgrade-insecure-requests'] : []),
  ].join(';');
