import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { lagoon } from './lagoon.js';
import { seafront } from './seafront.js';
import { workshop } from './workshop.js';

const ART = join(import.meta.dirname, '../../../../frontend/public/art');

/**
 * Renders the three home page backgrounds, 1600 and 800 pixels wide, into the site's public art: as AVIF, which
 * is half as large, and as WebP for browsers that do not know it.
 */
async function makeHeroes(): Promise<void> {
  await mkdir(ART, { recursive: true });
  const scenes = [seafront(), workshop(), lagoon()];
  for (const [index, svg] of scenes.entries()) {
    const image = sharp(Buffer.from(svg), { density: 144 });
    for (const [width, suffix] of [
      [1600, ''],
      [800, '-800'],
    ] as const) {
      const scene = image.clone().resize(width);
      const file = join(ART, `hero-${index + 1}${suffix}`);
      await writeFile(`${file}.webp`, await scene.webp({ quality: 78, effort: 6 }).toBuffer());
      await writeFile(`${file}.avif`, await scene.avif({ quality: 50, effort: 6 }).toBuffer());
    }
  }
}

await makeHeroes();
