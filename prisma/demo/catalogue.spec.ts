import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Category } from '../../backend/src/modules/items/domain/item-choices.js';
import { catalogue } from './catalogue/index.js';
import { market, owner } from './people.js';

const announced: Record<Category, number> = {
  electronique: 124,
  bricolage: 98,
  sport: 76,
  cuisine: 57,
  jardin: 43,
  vetements: 112,
};
const pictures = path.resolve('prisma/demo/pictures');
const models = Object.values(catalogue).flat();
const listings = models.flatMap((model) => model.listings);

describe('the demo catalogue', () => {
  it.each(Object.entries(announced))('has in %s exactly the %i objects announced', (id, count) => {
    const inCategory = catalogue[id as Category].flatMap((model) => model.listings);
    expect(inCategory).toHaveLength(count);
  });

  it('never says the same twice', () => {
    expect(new Set(listings.map(({ title }) => title)).size).toBe(listings.length);
    expect(new Set(listings.map(({ text }) => text)).size).toBe(listings.length);
  });

  it('asks whole francs: a price within the filters, a deposit or none', () => {
    for (const { title, price, deposit, priceUnit } of listings) {
      expect(Number.isSafeInteger(price) && price > 0, title).toBe(true);
      expect(Number.isSafeInteger(deposit) && deposit >= 0, title).toBe(true);
      if (priceUnit === 'jour') expect(price, title).toBeLessThanOrEqual(100_000);
    }
  });

  it('describes each object in three to six specifications', () => {
    for (const model of models) {
      for (const { title, specifications } of model.listings) {
        const count = Object.keys({ ...model.specifications, ...specifications }).length;
        expect(count, title).toBeGreaterThanOrEqual(3);
        expect(count, title).toBeLessThanOrEqual(6);
      }
    }
  });

  it('places every owner in Libreville or Port-Gentil', () => {
    for (const { place } of [owner, ...market]) {
      expect(place).toMatch(/^(.+, )?(Libreville|Port-Gentil)$/);
    }
  });

  it('shows every object from afar and close by', () => {
    for (const [category, ofCategory] of Object.entries(catalogue)) {
      for (const { key, listings } of ofCategory) {
        listings.forEach((_, index) => {
          for (const name of [`${key}-${index + 1}`, `${key}-detail-${index + 1}`]) {
            expect(existsSync(path.join(pictures, category, `${name}.webp`)), name).toBe(true);
          }
        });
      }
    }
  });
});
