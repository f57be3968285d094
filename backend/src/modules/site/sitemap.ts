const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** @param addresses made of ours and of ids: nothing in them needs to be escaped */
export const siteMap = (addresses: readonly string[]): string =>
  `${head}<urlset xmlns="${namespace}">\n${list('url', addresses)}</urlset>\n`;

export const siteMapIndex = (addresses: readonly string[]): string =>
  `${head}<sitemapindex xmlns="${namespace}">\n${list('sitemap', addresses)}</sitemapindex>\n`;

const list = (element: string, addresses: readonly string[]) =>
  addresses.map((address) => `<${element}><loc>${address}</loc></${element}>\n`).join('');

/** Pages of members are marked themselves; what is named here is not even to be asked for. */
export const robots = (origin: string): string => `User-agent: *
Disallow: /api/
Disallow: /tableau-de-bord
Disallow: /facturation
Disallow: /admin
Sitemap: ${origin}/sitemap.xml
`;
