import { stat } from 'node:fs/promises';
import { server } from '@loka/client/testing';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CATEGORIES } from '@/features/items';
import { setLowData } from '@/lib/low-data';
import { show } from '@/testing/render';
import { DRAWINGS_KB, PopularCategories } from './popular-categories';

const drawings = () => document.querySelectorAll('img');

beforeEach(() => {
  server.on('get', '/api/items/facets', {
    categories: [],
    locations: [],
    price: { min: 0, max: 0 },
  });
});
afterEach(() => setLowData(false));

it('draws each category', () => {
  show(<PopularCategories />);
  expect(drawings()).toHaveLength(CATEGORIES.length);
  expect(screen.queryByRole('button')).toBeNull();
});

it('waits for a tap where data are saved, and says what the drawings weigh', async () => {
  setLowData(true);
  const user = show(<PopularCategories />);
  expect(drawings()).toHaveLength(0);
  expect(screen.getByRole('link', { name: /^Jardin/ })).toBeDefined();
  const sizes = await Promise.all(
    CATEGORIES.map(async ({ id }) => (await stat(`frontend/public/art/category-${id}.webp`)).size),
  );
  expect(DRAWINGS_KB).toBe(Math.round(sizes.reduce((all, one) => all + one, 0) / 1000));
  await user.click(
    screen.getByRole('button', { name: `Afficher les dessins · ${DRAWINGS_KB}\u00a0ko` }),
  );
  expect(drawings()).toHaveLength(CATEGORIES.length);
});
