import { env } from '../../env.js';

const isEncrypted = env.PUBLIC_URL.startsWith('https:');

/**
 * What pages may load, as helmet takes it. The console's library writes styles of its own, and the monitor of the queues
 * names the base of its addresses.
 */
export const contentSecurityPolicy = {
  directives: {
    defaultSrc: ["'self'"],
    baseUri: ["'self'"],
    fontSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    styleSrc: ["'self'", "'unsafe-inline'"],
    upgradeInsecureRequests: isEncrypted ? [] : null,
  },
};

/**
 * The same for a page of the public site, and stricter: of styles and scripts in the page those that have
 * these hashes alone. Attributes may still hold styles, where a component places something.
 */
export const pagePolicy = ({ style, script }: { style: string; script: string }): string =>
  [
    "default-src 'self'",
    "base-uri 'none'",
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    `script-src 'self' 'sha256-${script}'`,
    "script-src-attr 'none'",
    `style-src-elem 'self' 'sha256-${style}'`,
    "style-src-attr 'unsafe-inline'",
    ...(isEncrypted ? ['upgrade-insecure-requests'] : []),
  ].join(';');
