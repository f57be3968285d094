import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { drawLines, drawText } from './card-text.js';

/** What a card says. */
export interface CardFacts {
  title: string;
  price: string;
  place: string;
}

export const cardSize = { width: 1200, height: 630 };
/** Bytes: it is downloaded over the network of whoever reads the message. */
export const mostCardBytes = 60_000;

const colours = { sand: '#fcf9f4', ink: '#17211d', muted: '#5a6861', lagoon: '#0b5849' };
const mark = path.resolve('backend/images/mark.png');
const markSize = 88;
const margin = 56;
const pictureWidth = 600;

/** Tried in order until a card is light enough: blurred, even noise is, and the words beside it stay sharp. */
const attempts = [
  { quality: 80, blur: 0 },
  { quality: 65, blur: 0 },
  { quality: 50, blur: 0 },
  { quality: 50, blur: 3 },
  { quality: 40, blur: 12 },
];

/** `drawCard` in a process of its own. */
export function task({ facts, picture }: { facts: CardFacts; picture: Uint8Array | null }) {
  sharp.concurrency(1);
  sharp.cache(false);
  return drawCard(facts, picture && Buffer.from(picture));
}

/**
 * What a messenger shows of an object, as a JPEG.
 *
 * @param picture of the object; null when it has none
 */
export async function drawCard(facts: CardFacts, picture: Buffer | null): Promise<Buffer> {
  const words = await layOut(facts, margin + (picture ? pictureWidth : 0));
  for (const { quality, blur } of attempts) {
    const photo = picture ? [{ input: await crop(picture, blur), left: 0, top: 0 }] : [];
    const card = await sharp({ create: { ...cardSize, channels: 3, background: colours.sand } })
      .composite([...photo, ...words])
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (card.length <= mostCardBytes) return card;
  }
  throw new Error(`No card below ${mostCardBytes} bytes`);
}

/** @param blur of its details, pixels; none when 0 */
function crop(picture: Buffer, blur: number): Promise<Buffer> {
  const cropped = sharp(picture).resize(pictureWidth, cardSize.height, { fit: 'cover' });
  return (blur > 0 ? cropped.blur(blur) : cropped).png({ compressionLevel: 1 }).toBuffer();
}

/** The mark at the top, the facts at the bottom, the title above them. */
async function layOut({ title, price, place }: CardFacts, left: number): Promise<OverlayOptions[]> {
  const width = cardSize.width - left - margin;
  const [name, heading, amount, where] = await Promise.all([
    drawText('Loka', { weight: 'semiBold', size: 52, colour: colours.lagoon, width }),
    drawLines(title, 2, { weight: 'semiBold', size: 54, colour: colours.ink, width }),
    drawLines(price, 2, { weight: 'semiBold', size: 44, colour: colours.lagoon, width }),
    drawLines(place, 1, { weight: 'regular', size: 34, colour: colours.muted, width }),
  ]);
  const bottom = cardSize.height - margin;
  const priceTop = bottom - 58 - amount.height;
  return [
    { input: mark, left, top: margin },
    {
      input: name.input,
      left: left + markSize + 22,
      top: margin + Math.round((markSize - name.height) / 2),
    },
    { input: heading.input, left, top: priceTop - 44 - heading.height },
    { input: amount.input, left, top: priceTop },
    { input: where.input, left, top: bottom - where.height },
  ];
}
