import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { keptPrints, keysOfKept, SoughtPicture } from '../domain/picture-prints.js';
import { picturePrints } from './picture-prints.js';

const shake256 = (text: string, outputLength: number) =>
  createHash('shake256', { outputLength }).update(text).digest();

/** A picture of rectangles, the same for the same seed and another for others. */
function scene(seed: number): Promise<Buffer> {
  const tiles = shake256(`${seed}`, 12 * 9);
  const raw = { width: 12, height: 9, channels: 1 } as const;
  const options = { kernel: 'nearest', fit: 'fill' } as const;
  return sharp(tiles, { raw }).resize(640, 480, options).png().toBuffer();
}

/** Cut by parts of its width and height at the left, the top, the right and the bottom. */
function cut(content: Buffer, left: number, top = left, right = left, bottom = top): Sharp {
  return sharp(content).extract({
    left: Math.round(640 * left),
    top: Math.round(480 * top),
    width: Math.round(640 * (1 - left - right)),
    height: Math.round(480 * (1 - top - bottom)),
  });
}

const printsOf = async (content: Buffer) => picturePrints(sharp(content));

/** Whether a picture is found again among others, by the index and by its prints. */
function isFound(sought: Uint8Array, sent: Uint8Array): boolean {
  const kept = keptPrints(sent);
  const picture = new SoughtPicture(sought);
  const keys = new Set(keysOfKept(kept));
  return picture.keys.some((key) => keys.has(key)) && picture.isAmong(kept);
}

const jpeg = (picture: Sharp, quality = 80) => picture.jpeg({ quality }).toBuffer();
const changes: [string, (content: Buffer) => Promise<Buffer>][] = [
  ['as it was', async (content) => content],
  ['in bad quality', (content) => jpeg(sharp(content), 20)],
  ['small', (content) => jpeg(sharp(content).resize(200))],
  ['brighter', (content) => jpeg(sharp(content).linear(0.8, 50))],
  ['darker', (content) => jpeg(sharp(content).linear(0.7))],
  ['mirrored', (content) => jpeg(sharp(content).flop())],
  ['upside down', (content) => jpeg(sharp(content).flip())],
  ...[90, 180, 270].map((degrees): [string, (content: Buffer) => Promise<Buffer>] => [
    `turned by ${degrees}°`,
    (content) => jpeg(sharp(content).rotate(degrees)),
  ]),
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((percent): [string, (content: Buffer) => Promise<Buffer>] => [
    `cut by ${percent} % at each edge`,
    (content) => jpeg(cut(content, percent / 100)),
  ]),
  ...[1, 2, 3, 5, 8].flatMap((percent) =>
    [0, 1, 2, 3].map((edge): [string, (content: Buffer) => Promise<Buffer>] => {
      const cuts = [0, 0, 0, 0];
      cuts[edge] = percent / 100;
      const [left, top, right, bottom] = cuts as [number, number, number, number];
      return [
        `cut by ${percent} % at the ${['left', 'top', 'right', 'bottom'][edge]} alone`,
        (content) => jpeg(cut(content, left, top, right, bottom)),
      ];
    }),
  ),
  [
    'cut, mirrored and turned',
    async (content) =>
      jpeg(
        sharp(await cut(content, 0.03).toBuffer())
          .flop()
          .rotate(90),
      ),
  ],
];

it.each(changes)('finds a picture %s, whichever of the two was sent first', async (_, change) => {
  for (const seed of [3, 5, 11]) {
    const content = await scene(seed);
    const [sent, changed] = [await printsOf(content), await printsOf(await change(content))];
    expect(isFound(changed, sent)).toBe(true);
    expect(isFound(sent, changed)).toBe(true);
  }
});

it('finds no other picture, however it is turned', async () => {
  const scenes = await Promise.all([3, 5, 7, 11, 13, 17].map(scene));
  const others = await Promise.all(scenes.map(printsOf));
  for (const one of others)
    for (const other of others) if (one !== other) expect(isFound(one, other)).toBe(false);
});

it('finds a picture by the prints that were made before there were uneven ones', async () => {
  const [sent, cutAtAll] = await Promise.all(
    [await scene(3), await jpeg(cut(await scene(3), 0.05))].map(printsOf),
  );
  const before = (sent as Uint8Array).subarray(0, 320);
  expect(isFound(before, cutAtAll as Uint8Array)).toBe(true);
  expect(isFound(cutAtAll as Uint8Array, before)).toBe(true);
});

it('is in doubt about a picture that was cut unevenly, not about another', async () => {
  const content = await scene(3);
  const kept = keptPrints(await printsOf(content));
  const sought = async (picture: Buffer) => new SoughtPicture(await printsOf(picture));
  const uneven = await cut(content, 0.02, 0, 0, 0.02).png().toBuffer();
  expect((await sought(uneven)).mayBeAmong(kept)).toBe(true);
  expect((await sought(await scene(5))).mayBeAmong(kept)).toBe(false);
});

it('says nothing of a picture that shows next to nothing', async () => {
  const create = { width: 640, height: 480, channels: 3, background: '#101010' } as const;
  const noise = { type: 'gaussian', mean: 16, sigma: 6 } as const;
  for (const content of [sharp({ create }), sharp({ create: { ...create, noise } })]) {
    const prints = await printsOf(await content.png().toBuffer());
    expect(prints).toHaveLength(0);
    expect(keptPrints(prints)).toHaveLength(0);
    expect(keysOfKept(prints)).toEqual([]);
    expect(new SoughtPicture(prints).keys).toEqual([]);
  }
});
