import sharp from 'sharp';
import { seeded } from './random.js';

/** What a picture of the studio, 800 × 600, becomes: upright, as most people hold their phone. */
export const phoneWidth = 600;
export const phoneHeight = 800;

/** What lies around, drawn at the edges of the picture. */
const CLUTTER = [
  // A cable and its plug.
  `<path d="M-20 690c120-60 160 70 260 20s110-50 150 10 90 60 240 10" fill="none" stroke="#1c1a18" stroke-width="11"/>
   <rect x="372" y="690" width="54" height="30" rx="8" fill="#26231f" transform="rotate(24 399 705)"/>`,
  // A crate, half in the picture.
  `<path d="M-30 560l150-40 40 190-180 110z" fill="#9a7347"/><path d="M-30 560l150-40 14 66-164 44z" fill="#b98d5b"/>
   <path d="M38 540l14 66" stroke="#d8c39b" stroke-width="16"/>`,
  // A plastic bag.
  `<path d="M430 800c-20-90 30-170 90-160s110 20 100 160z" fill="#e9eef2" fill-opacity=".78"/>
   <path d="M470 780c10-60 20-90 48-118M540 790c4-50 12-80 40-110" stroke="#a9b6c0" stroke-width="5" fill="none"/>`,
  // Sandals.
  `<g fill="#2d4a6b"><ellipse cx="90" cy="745" rx="44" ry="17" transform="rotate(-18 90 745)"/>
   <ellipse cx="170" cy="770" rx="44" ry="17" transform="rotate(-8 170 770)"/></g>
   <path d="M66 738q28-26 50-6M146 764q28-26 50-4" stroke="#162638" stroke-width="9" fill="none"/>`,
  // A plastic chair at the edge.
  `<path d="M600 180h-60q-22 0-24 30l-14 300h98z" fill="#5d7f5a"/><path d="M560 250v210M585 250v210" stroke="#466245" stroke-width="10"/>
   <path d="M508 510l-22 290h26l26-290z" fill="#51714f"/>`,
] as const;

/** Where the light comes from, and how little of it there is. */
const LIGHTS = [
  // A bulb.
  { tint: '#d9953a', strength: 0.34, spot: [0.3, 0.08], bright: 0.78 },
  // The flash, in the dark.
  { tint: '#0d1424', strength: 0.62, spot: [0.5, 0.45], bright: 0.98 },
  // A tube.
  { tint: '#6f9488', strength: 0.36, spot: [0.75, 0.1], bright: 0.84 },
  // Against a window.
  { tint: '#1a1712', strength: 0.45, spot: [0.95, 0.25], bright: 0.72 },
] as const;

/** The same object as somebody's phone takes it: askew, in bad light, with what lies around, noisy. */
export async function phonePhoto(hero: Buffer, seed: number): Promise<Buffer> {
  const random = seeded(seed);
  const between = (least: number, most: number) => least + random() * (most - least);
  const angle = between(2.5, 6) * (random() < 0.5 ? -1 : 1);
  const turned = await sharp(hero)
    .resize(1240, 930, { kernel: 'lanczos3' })
    .rotate(angle, { background: '#6b6256' })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = turned.info;
  const crop = await sharp(turned.data)
    .extract({
      left: Math.round((width - phoneWidth) / 2 + between(-50, 50)),
      top: Math.round((height - phoneHeight) / 2 + between(-25, 25)),
      width: phoneWidth,
      height: phoneHeight,
    })
    .modulate({ saturation: 0.78 })
    .toBuffer();
  const light = LIGHTS[seed % LIGHTS.length] ?? LIGHTS[0];
  const things = [CLUTTER[seed % CLUTTER.length], CLUTTER[(seed * 2 + 1) % CLUTTER.length]];
  const scene = await sharp(crop)
    .composite([
      { input: await drawn(`<g>${[...new Set(things)].join('')}</g>`, 1.6) },
      { input: await drawn(shade(light)), blend: 'multiply' },
      ...(random() < 0.5 ? [{ input: await drawn(FINGER, 14) }] : []),
    ])
    .removeAlpha()
    .modulate({ brightness: light.bright })
    .blur(between(0.6, 1.3))
    .raw()
    .toBuffer();
  // What a cheap sensor adds where there is little light, in its own colours.
  for (let index = 0; index < scene.length; index++) {
    const value = scene[index] ?? 0;
    const noise = (random() + random() + random() - 1.5) * (34 - value / 12);
    scene[index] = Math.max(0, Math.min(255, Math.round(value + noise)));
  }
  const raw = { width: phoneWidth, height: phoneHeight, channels: 3 } as const;
  const sent = await sharp(scene, { raw }).jpeg({ quality: 46 }).toBuffer();
  return sharp(sent).webp({ quality: 58, effort: 5 }).toBuffer();
}

const FINGER = `<ellipse cx="${phoneWidth - 20}" cy="20" rx="130" ry="84" fill="#7b4a38" fill-opacity=".88" transform="rotate(28 580 20)"/>`;

function shade({ tint, strength, spot: [x, y] }: (typeof LIGHTS)[number]): string {
  return `<defs><radialGradient id="light" cx="${x}" cy="${y}" r="1">
      <stop offset="0" stop-color="#fff"/><stop offset=".28" stop-color="#fff" stop-opacity=".6"/>
      <stop offset="1" stop-color="${tint}" stop-opacity="${strength + 0.36}"/></radialGradient></defs>
    <rect width="100%" height="100%" fill="${tint}" fill-opacity="${strength * 0.5}"/>
    <rect width="100%" height="100%" fill="url(#light)"/>`;
}

function drawn(shapes: string, blur?: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${phoneWidth}" height="${phoneHeight}">${shapes}</svg>`;
  const picture = sharp(Buffer.from(svg));
  return (blur ? picture.blur(blur) : picture).png().toBuffer();
}
