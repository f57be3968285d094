import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FRAME, framedPart, keptPart, reframe, turn, turnedSize, UNCHANGED } from './picture-edit';

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
