/** Width by height of the frame that lists and pages show pictures in. */
export const FRAME = 4 / 3;

/** How far a picture can be enlarged: beyond, nothing but its grain is seen. */
export const MOST_ZOOM = 4;

/** How a picture is turned, and the part of it that is kept. */
export type PictureEdit = {
  /** Quarter turns to the right, 0 to 3. */
  turns: number;
  /** 1 is the largest frame that fits into the picture. */
  zoom: number;
  /** The middle of the frame, as parts of the turned picture's width and height. */
  x: number;
  y: number;
};

export type Size = { width: number; height: number };
export type Part = Size & { left: number; top: number };

export const UNCHANGED: PictureEdit = { turns: 0, zoom: 1, x: 0.5, y: 0.5 };

/** Width and height of a picture once it is turned. */
export function turnedSize({ width, height }: Size, turns: number): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** Turned a quarter more, to the right or to the left; its middle is in the frame again. */
export function turn({ turns }: PictureEdit, by: 1 | -1): PictureEdit {
  return { ...UNCHANGED, turns: (turns + by + 4) % 4 };
}

/** The part of the turned picture that is in the frame, in its pixels; always inside of it. */
export function framedPart(picture: Size, { turns, zoom, x, y }: PictureEdit): Part {
  const { width: all, height: high } = turnedSize(picture, turns);
  const width = Math.min(all, high * FRAME) / zoom;
  const height = width / FRAME;
  return {
    left: within(x * all - width / 2, 0, all - width),
    top: within(y * high - height / 2, 0, high - height),
    width,
    height,
  };
}

/** The part that is kept: one that is only turned is kept whole. */
export function keptPart(picture: Size, edit: PictureEdit): Part {
  const { turns, zoom, x, y } = edit;
  const isOnlyTurned = zoom === UNCHANGED.zoom && x === UNCHANGED.x && y === UNCHANGED.y;
  return isOnlyTurned
    ? { left: 0, top: 0, ...turnedSize(picture, turns) }
    : framedPart(picture, edit);
}

/** The same edit with other values, its frame inside of the picture. */
export function reframe(
  picture: Size,
  edit: PictureEdit,
  changed: Partial<PictureEdit>,
): PictureEdit {
  const wanted = { ...edit, ...changed };
  const zoom = within(wanted.zoom, 1, MOST_ZOOM);
  const { left, top, width, height } = framedPart(picture, { ...wanted, zoom });
  const all = turnedSize(picture, wanted.turns);
  return {
    turns: wanted.turns,
    zoom,
    x: (left + width / 2) / all.width,
    y: (top + height / 2) / all.height,
  };
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
