const WIDTHS = [320, 640, 1280] as const;
const STORED = /\/(?:320|640|1280)\.webp$/;

/** The stored picture's other widths as a `srcset`; undefined for a picture that is not ours. */
export const pictureSrcSet = (url: string): string | undefined =>
  STORED.test(url)
    ? WIDTHS.map((width) => `${url.replace(STORED, `/${width}.webp`)} ${width}w`).join(', ')
    : undefined;

/** The address of one width, for browsers and places without `srcset`. */
export const pictureAt = (url: string, width: (typeof WIDTHS)[number]): string =>
  url.replace(STORED, `/${width}.webp`);

/** What a field of pictures holds; nothing when it is no list of addresses. */
export const picturesOf = (field: unknown): string[] =>
  Array.isArray(field) ? field.filter((picture) => typeof picture === 'string') : [];
