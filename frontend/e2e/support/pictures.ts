import path from 'node:path';

const art = path.resolve(import.meta.dirname, '../../public/art');

/** Files that a phone could have in its gallery. */
export const pictures: [string, string] = [
  path.join(art, 'hero-1-800.webp'),
  path.join(art, 'hero-2-800.webp'),
];
