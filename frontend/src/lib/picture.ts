import type { PictureFacts } from '@/api/types';

const WIDTHS = [320, 640, 1280] as const;
export type PictureWidth = (typeof WIDTHS)[number];
const STORED = /\/(?:320|640|1280)\.webp$/;

/** The stored picture's other widths as a `srcset`; undefined for a picture that is not ours. */
export const pictureSrcSet = (url: string): string | undefined =>
  STORED.test(url)
    ? WIDTHS.map((width) => `${url.replace(STORED, `/${width}.webp`)} ${width}w`).join(', ')
    : undefined;

/** The address of one width, for browsers and places without `srcset`. */
export const pictureAt = (url: string, width: PictureWidth): string =>
  url.replace(STORED, `/${width}.webp`);

/** Whether a picture shown so wide is the smallest that is stored: 4 to 8 kB. */
export const isSmallest = (url: string | undefined, width: PictureWidth): boolean =>
  url !== undefined && STORED.test(url) && width === WIDTHS[0];

/** What a field of pictures holds; nothing when it is no list of addresses. */
export const picturesOf = (field: unknown): string[] =>
  Array.isArray(field) ? field.filter((picture) => typeof picture === 'string') : [];

/** Of the colours that stand for a picture: the class `blurred` places them. */
export function blurStyle(facts: PictureFacts | undefined): Record<string, string> | undefined {
  const colours = facts?.blur?.match(/.../g);
  if (!colours) return undefined;
  return Object.fromEntries(colours.map((colour, index) => [`--c${index}`, `#${colour}`]));
}

/** ` · 24 ko` of one width; nothing when it is not known. */
export function weightOf(facts: PictureFacts | undefined, width: PictureWidth): string {
  const bytes = facts?.bytes[WIDTHS.indexOf(width)];
  return bytes ? ` ·\u00a0${Math.max(1, Math.round(bytes / 1000))}\u00a0ko` : '';
}
