import sharp, { type Sharp } from 'sharp';
import { drawText, type TextStyle } from '../../backend/src/modules/site/share-card/card-text.js';

/** A text on a paper, in our own type: the machine may have none, where SVG would draw boxes. */
interface Line extends Partial<TextStyle> {
  text: string;
  left: number;
  top: number;
  /** Degrees. */
  turned?: number;
}

const paperWidth = 1000;
const ink = '#1f2a24';
const clear = { r: 0, g: 0, b: 0, alpha: 0 };

export function drawDocument(name: string): Promise<Sharp> {
  const shapes = `
    <rect width="1000" height="630" rx="36" fill="#e4efe6"/>
    <rect width="1000" height="120" rx="36" fill="#2f7f56"/>
    <rect x="50" y="170" width="260" height="340" rx="16" fill="#c3d6c8"/>
    <circle cx="180" cy="290" r="70" fill="#7a5a44"/><path d="M70 510a110 110 0 0 1 220 0z" fill="#2f5f86"/>`;
  const pale = { size: 30, colour: '#5c6b62' };
  return drawPaper(shapes, [
    { text: 'SPÉCIMEN', left: 110, top: 330, size: 140, colour: '#dcb9ae', turned: -9 },
    { text: 'DOCUMENT DE DÉMONSTRATION', left: 50, top: 40, colour: '#ffffff' },
    { text: 'Nom', left: 360, top: 205, weight: 'regular', ...pale },
    { text: name, left: 360, top: 245, weight: 'regular' },
    { text: "Valable jusqu'au", left: 360, top: 335, weight: 'regular', ...pale },
    { text: 'jamais', left: 360, top: 380, weight: 'regular' },
  ]);
}

export function drawBack(): Promise<Sharp> {
  const shapes = `
    <rect width="1000" height="630" rx="36" fill="#dfe9ee"/>
    <rect x="0" y="70" width="1000" height="90" fill="#3f4b52"/>`;
  return drawPaper(shapes, [
    { text: 'VERSO DE DÉMONSTRATION', left: 50, top: 230, size: 34, weight: 'regular' },
    { text: `SPECIMEN${'<'.repeat(19)}`, left: 50, top: 450, size: 40, weight: 'regular' },
  ]);
}

export async function drawPortrait(): Promise<Sharp> {
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480">
    <rect width="640" height="480" fill="#d9d2c3"/>
    <path d="M120 480a200 190 0 0 1 400 0z" fill="#8a4b2a"/>
    <rect x="285" y="270" width="70" height="80" fill="#6d4a36"/>
    <ellipse cx="320" cy="200" rx="92" ry="112" fill="#7a5a44"/>
    <path d="M226 190a94 110 0 0 1 188 0q-94-70-188 0z" fill="#221a16"/>
    <path d="M285 245q35 28 70 0" stroke="#4a2f22" stroke-width="7" fill="none"/>
    <circle cx="288" cy="198" r="8" fill="#221a16"/><circle cx="352" cy="198" r="8" fill="#221a16"/>
  </svg>`),
  );
}

async function drawPaper(shapes: string, lines: readonly Line[]): Promise<Sharp> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${paperWidth}" height="630">${shapes}</svg>`;
  const drawn = await Promise.all(lines.map(drawLine));
  return sharp(Buffer.from(svg)).composite(drawn);
}

async function drawLine({ text, left, top, turned = 0, ...style }: Line) {
  const width = paperWidth - left;
  const usual: TextStyle = { weight: 'semiBold', size: 44, colour: ink, width };
  const { input } = await drawText(text, { ...usual, ...style });
  return {
    input: await sharp(input).rotate(turned, { background: clear }).png().toBuffer(),
    left,
    top,
  };
}
