import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FRAME,
  framedPart,
  keptPart,
  moved,
  type PictureEdit,
  type Point,
  reframe,
  turn,
  turnedSize,
  UNCHANGED,
} from './picture-edit';

const size = fc.record({
  width: fc.integer({ min: 1, max: 4_000 }),
  height: fc.integer({ min: 1, max: 4_000 }),
});
const edit = fc.record({
  turns: fc.integer({ min: 0, max: 3 }),
  zoom: fc.double({ min: 1, max: 4, noNaN: true }),
  x: fc.double({ min: -1, max: 2, noNaN: true }),
  y: fc.double({ min: -1, max: 2, noNaN: true }),
});

describe('the frame of a picture', () => {
  it('has the ratio of what lists show, and is inside of the picture, wherever it is dragged', () => {
    fc.assert(
      fc.property(size, edit, (picture, one) => {
        const all = turnedSize(picture, one.turns);
        const { left, top, width, height } = framedPart(picture, one);
        expect(width / height).toBeCloseTo(FRAME, 6);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(left + width).toBeLessThanOrEqual(all.width + 1e-6);
        expect(top + height).toBeLessThanOrEqual(all.height + 1e-6);
      }),
    );
  });

  it('stays where it is once it is inside, and is as near as can be before', () => {
    fc.assert(
      fc.property(size, edit, (picture, one) => {
        const inside = reframe(picture, one, {});
        const [before, after] = [framedPart(picture, one), framedPart(picture, inside)];
        for (const side of ['left', 'top', 'width', 'height'] as const)
          expect(after[side]).toBeCloseTo(before[side], 6);
      }),
    );
  });

  it('of a picture on its side is the largest one in its middle', () => {
    expect(framedPart({ width: 300, height: 800 }, UNCHANGED)).toEqual({
      ...{ left: 0, top: 287.5, width: 300, height: 225 },
    });
    expect(framedPart({ width: 300, height: 800 }, turn(UNCHANGED, 1))).toEqual({
      ...{ left: 200, top: 0, width: 400, height: 300 },
    });
  });
});

describe('what is kept of a picture', () => {
  it('is all of it when it is only turned', () => {
    const turned = turn(UNCHANGED, -1);
    expect(turned.turns).toBe(3);
    expect(keptPart({ width: 300, height: 800 }, turned)).toEqual({
      ...{ left: 0, top: 0, width: 800, height: 300 },
    });
  });

  it('is what the frame shows once it was enlarged or moved', () => {
    const picture = { width: 800, height: 600 };
    const edited = reframe(picture, UNCHANGED, { zoom: 2, x: 0, y: 1 });
    expect(keptPart(picture, edited)).toEqual({ left: 0, top: 300, width: 400, height: 300 });
  });

  it('is the same after four turns', () => {
    const around = [1, 1, 1, 1].reduce((one) => turn(one, 1), UNCHANGED);
    expect(around).toEqual(UNCHANGED);
  });
});

describe('a picture that fingers move', () => {
  const picture = { width: 4_000, height: 3_000 };
  const one: PictureEdit = { turns: 0, zoom: 2, x: 0.5, y: 0.5 };
  const place = fc.record({
    x: fc.double({ min: 0.4, max: 0.6, noNaN: true }),
    y: fc.double({ min: 0.4, max: 0.6, noNaN: true }),
  });

  /** The pixel of the picture at a place of the frame. */
  const below = (edit: PictureEdit, { x, y }: Point) => {
    const { left, top, width, height } = framedPart(picture, edit);
    return { x: left + x * width, y: top + y * height };
  };
  const middle = ([a, b]: [Point, Point]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

  it('follows one finger', () => {
    const from = { x: 0.5, y: 0.5 };
    const to = { x: 0.6, y: 0.45 };
    const after = moved(picture, one, [from], [to]);
    expect(after.zoom).toBe(2);
    expect(below(after, to).x).toBeCloseTo(below(one, from).x, 6);
    expect(below(after, to).y).toBeCloseTo(below(one, from).y, 6);
  });

  it('is enlarged as much as two fingers part, around their middle', () => {
    const after = moved(
      picture,
      one,
      [
        { x: 0.4, y: 0.5 },
        { x: 0.6, y: 0.5 },
      ],
      [
        { x: 0.35, y: 0.5 },
        { x: 0.65, y: 0.5 },
      ],
    );
    expect(after.zoom).toBeCloseTo(3, 6);
    expect([after.x, after.y]).toEqual([0.5, 0.5]);
  });

  it('has the same pixels below the middle of two fingers, inside of its borders', () => {
    fc.assert(
      fc.property(place, place, place, place, (a, b, c, d) => {
        const after = moved(picture, one, [a, b], [c, d]);
        fc.pre(after.zoom > 1.5 && after.zoom < 4);
        const [was, is] = [below(one, middle([a, b])), below(after, middle([c, d]))];
        expect(is.x).toBeCloseTo(was.x, 4);
        expect(is.y).toBeCloseTo(was.y, 4);
      }),
    );
  });

  it('stays in the frame and in the limits of the zoom, wherever they go', () => {
    const anywhere = fc.record({
      x: fc.double({ min: -2, max: 3, noNaN: true }),
      y: fc.double({ min: -2, max: 3, noNaN: true }),
    });
    fc.assert(
      fc.property(size, edit, anywhere, anywhere, anywhere, anywhere, (any, begun, a, b, c, d) => {
        const start = reframe(any, begun, {});
        const after = moved(any, start, [a, b], [c, d]);
        expect(after.zoom).toBeGreaterThanOrEqual(1);
        expect(after.zoom).toBeLessThanOrEqual(4);
        const { left, top, width, height } = framedPart(any, after);
        const all = turnedSize(any, after.turns);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(left + width).toBeLessThanOrEqual(all.width + 1e-6);
        expect(top + height).toBeLessThanOrEqual(all.height + 1e-6);
      }),
    );
  });
});
