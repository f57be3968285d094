import path from 'node:path';
import sharp from 'sharp';

/** Our own files: a bare machine has no fonts. */
const fonts = {
  regular: { font: 'Noto Sans', fontfile: path.resolve('backend/fonts/NotoSans-Regular.ttf') },
  semiBold: {
    font: 'Noto Sans SemiBold',
    fontfile: path.resolve('backend/fonts/NotoSans-SemiBold.ttf'),
  },
};

export interface TextStyle {
  weight: keyof typeof fonts;
  /** Pixels. */
  size: number;
  colour: string;
  /** Pixels; longer words are broken. */
  width: number;
}

/** A text as a picture, cut to the space that its letters take. */
export interface DrawnText {
  input: Buffer;
  width: number;
  height: number;
}

export async function drawText(text: string, style: TextStyle): Promise<DrawnText> {
  const { font, fontfile } = fonts[style.weight];
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${style.colour}">${escaped(text)}</span>`,
      ...{ font: `${font} ${style.size}`, fontfile, width: style.width },
      // Points are pixels.
      dpi: 72,
      ...{ wrap: 'word-char', rgba: true },
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

/** A text, or as much of it as takes so many lines: to the end of a word, unless that would be half of it. */
export async function drawLines(text: string, lines: number, style: TextStyle): Promise<DrawnText> {
  const letters = [...(clean(text) || '…')];
  const highest = lines * style.size * lineHeight;
  const whole = await drawText(letters.join(''), style);
  if (whole.height <= highest) return whole;
  const beginning = (length: number) => letters.slice(0, length).join('').trim();
  // Halving: seven drawings of the longest title.
  let [fits, tooLong] = [0, letters.length];
  while (tooLong - fits > 1) {
    const length = Math.floor((fits + tooLong) / 2);
    const { height } = await drawText(`${beginning(length)}…`, style);
    if (height <= highest) fits = length;
    else tooLong = length;
  }
  const end = letters.lastIndexOf(' ', fits);
  return drawText(`${beginning(end > fits / 2 ? end : fits)}…`, style);
}

/** Of the type that we ship, with room for accents. */
const lineHeight = 1.4;

/** Without what the type has no letters for. */
const clean = (text: string) =>
  text
    .replaceAll(/[^\p{Script=Latin}\p{M}\p{N}\p{P}\p{Zs}+=<>|$€°№™]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
