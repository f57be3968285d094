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

/** A place in the frame, as parts of its width and height from its left upper corner. */
export type Point = { x: number; y: number };

/**
 * The picture as fingers move it: what is below their middle stays there, and two that part from each
 * other enlarge it.
 *
 * @param before where they were, and `after`, in the same order, where they are
 */
export function moved(
  picture: Size,
  edit: PictureEdit,
  before: readonly Point[],
  after: readonly Point[],
): PictureEdit {
  const all = turnedSize(picture, edit.turns);
  const part = framedPart(picture, edit);
  const [from, to] = [middleOf(before), middleOf(after)];
  const apart = distanceOf(before);
  const zoom = within(
    apart > 0 ? (edit.zoom * distanceOf(after)) / apart : edit.zoom,
    1,
    MOST_ZOOM,
  );
  const [width, height] = [part.width, part.height].map((size) => (size * edit.zoom) / zoom) as [
    number,
    number,
  ];
  const left = part.left + from.x * part.width - to.x * width;
  const top = part.top + from.y * part.height - to.y * height;
  return reframe(picture, edit, {
    zoom,
    x: (left + width / 2) / all.width,
    y: (top + height / 2) / all.height,
  });
}

function middleOf(points: readonly Point[]): Point {
  const sum = (of: 'x' | 'y') => points.reduce((total, point) => total + point[of], 0);
  return { x: sum('x') / points.length, y: sum('y') / points.length };
}

/** In parts of the frame's width; 0 of one finger. */
function distanceOf([one, other]: readonly Point[]): number {
  return one && other ? Math.hypot(one.x - other.x, (one.y - other.y) / FRAME) : 0;
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
