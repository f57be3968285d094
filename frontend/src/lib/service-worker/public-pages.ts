/** Public pages that open without network after they were opened by a tap, by the names of their files. */
export const publicPages = [
  'about',
  'explorer',
  'faq',
  'home',
  'item',
  'owner',
  'privacy',
  'prohibited-objects',
  'terms',
] as const;

export type PublicPage = (typeof publicPages)[number];
