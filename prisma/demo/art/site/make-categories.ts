import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { openStudio } from '../camera.js';
import type { View } from '../shots.js';

const art = path.join(import.meta.dirname, '../../../../frontend/public/art');
const size = 192;
const margin = 8;
const nothing = { r: 0, g: 0, b: 0, alpha: 0 };

interface Emblem {
  art: string;
  view: View;
  variant?: Record<string, unknown>;
}

const emblems: Record<string, Emblem> = {
  electronique: { art: 'reflex', view: [24, 16] },
  bricolage: { art: 'drill', view: [24, 12] },
  sport: { art: 'tent', view: [22, 14] },
  cuisine: { art: 'mixerstand', view: [26, 14] },
  jardin: { art: 'mower', view: [30, 18], variant: { body: '#2f7f56' } },
  vetements: {
    art: 'dress',
    view: [14, 8],
    variant: { print: ['#1d4f8a', '#f2b632', '#f4f0e4'], belt: '#f2b632' },
  },
};

/** Photographs the object that stands for each category, cut out of its ground. */
const camera = await openStudio();
for (const [category, { art: object, view, variant = {} }] of Object.entries(emblems)) {
  const [azimuth, elevation] = view;
  const taken = await camera.shoot(object, variant, {
    azimuth,
    elevation,
    fill: 0.9,
    wall: '#fff',
    accent: '#fff',
    set: 'cyc',
    samples: 12,
    cut: true,
  });
  const inner = size - 2 * margin;
  const emblem = await sharp(taken)
    .trim({ background: nothing })
    .resize(inner, inner, { fit: 'contain', background: nothing })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: nothing })
    .webp({ quality: 68, alphaQuality: 60, effort: 6 })
    .toBuffer();
  await writeFile(path.join(art, `category-${category}.webp`), emblem);
}
await camera.close();
