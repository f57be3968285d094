import { refusal, server } from '@loka/client/testing';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { show, signIn } from '@/testing/render';
import SavedSearches from './saved-searches';

const id = '0a000000-0000-4000-8000-0000000000aa';
const saved = {
  ...{ id, q: 'tente', category: 'sport' as const, minPrice: null, maxPrice: 5_000 },
  ...{ location: ['Glass, Libreville'], city: [], createdAt: '2026-12-01T08:00:00.000Z' },
};

beforeEach(() => {
  signIn();
  server.on('get', '/api/saved-searches', [saved]);
});

it('shows each with what it looks for, and leads to what it finds', async () => {
  show(<SavedSearches />);
  const link = await screen.findByRole('link', { name: /tente/ });
  expect(link.textContent).toBe(
    "«\u00a0tente\u00a0»Sport & Loisirs · Glass, Libreville · jusqu'à 5\u00a0000\u00a0FCFA par jour",
  );
  expect(link.getAttribute('href')).toBe(
    '/explorer?q=tente&location=Glass%2C+Libreville&category=sport&maxPrice=5000',
  );
});

it('deletes one', async () => {
  server.on('delete', '/api/saved-searches/{id}', null);
  const user = show(<SavedSearches />);
  const button = await screen.findByRole('button', { name: /^Supprimer la recherche/ });
  server.on('get', '/api/saved-searches', []);
  await user.click(button);
  expect(await screen.findByText('Recherche supprimée.')).toBeDefined();
  expect(await screen.findByText(/n'avez pas de recherche enregistrée/)).toBeDefined();
});

it('says that one is gone already', async () => {
  server.on('delete', '/api/saved-searches/{id}', refusal(404, 'saved-search-not-found'));
  const user = show(<SavedSearches />);
  await user.click(await screen.findByRole('button', { name: /^Supprimer la recherche/ }));
  expect(await screen.findByText("Cette recherche n'est plus enregistrée.")).toBeDefined();
});
