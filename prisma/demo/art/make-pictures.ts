import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Category } from '../../../backend/src/modules/items/domain/item-choices.js';
import { catalogue } from '../catalogue/index.js';
import type { Model } from '../catalogue/listing.js';
import { type Camera, openStudio } from './camera.js';
import { derive, turnOf } from './derive.js';
import { LOOKS, type Look } from './looks.js';
import { heroShot, settingShot } from './shots.js';

const pictures = path.join(import.meta.dirname, '../pictures');

/** Photographs the models of a category and writes the pictures of their listings. */
async function makeCategory(camera: Camera, category: Category): Promise<void> {
  await mkdir(path.join(pictures, category), { recursive: true });
  for (const [position, [key, look]] of Object.entries(LOOKS[category] ?? {}).entries()) {
    const model = catalogue[category].find((candidate) => candidate.key === key);
    if (model) await makeModel(camera, category, model, look, position);
  }
}

async function makeModel(
  camera: Camera,
  category: Category,
  { key, listings }: Model,
  { art, view, variants }: Look,
  position: number,
): Promise<void> {
  // Clothes keep their colours, which their texts name: each is photographed for itself.
  const worn = category === 'vetements';
  const count = worn ? listings.length : Math.min(listings.length, variants.length);
  const masters = [];
  for (let copy = 0; copy < count; copy += 1) {
    const variant = variants[copy % variants.length] ?? {};
    masters.push({
      hero: await camera.shoot(art, variant, heroShot(view, position, copy)),
      setting: await camera.shoot(art, variant, settingShot(view, category, position, copy)),
    });
  }
  for (const [index] of listings.entries()) {
    const master = masters[index % count];
    if (!master) continue;
    const made = await derive(master, turnOf(Math.floor(index / count), worn));
    await save(category, `${key}-${index + 1}`, made.hero);
    await save(category, `${key}-detail-${index + 1}`, made.detail);
    if (made.setting) await save(category, `${key}-setting-${index + 1}`, made.setting);
  }
}

const save = (category: string, name: string, content: Buffer) =>
  writeFile(path.join(pictures, category, `${name}.webp`), content);

const wanted = process.argv.slice(2);
const camera = await openStudio();
for (const category of Object.keys(catalogue) as Category[]) {
  if (wanted.length === 0 || wanted.includes(category)) await makeCategory(camera, category);
}
await camera.close();
