import { refusal, server } from '@loka/client/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { address, show, signIn } from '@/testing/render';
import { SaveSearch } from './save-search';

const filters = { q: 'tente', location: [], city: ['Libreville'], from: '2026-12-05' };
const saved = {
  ...{ id: '0a000000-0000-4000-8000-0000000000aa', q: 'Tente', category: null },
  ...{ minPrice: null, maxPrice: null, location: [], city: ['Libreville'] },
  createdAt: '2026-12-01T08:00:00.000Z',
};
const path = '/explorer?q=tente&city=Libreville';
const button = () => screen.findByRole('button', { name: "M'avertir quand un objet correspond" });

beforeEach(() => {
  localStorage.clear();
  server.on('get', '/api/saved-searches', []);
  server.on('post', '/api/saved-searches', saved);
});

it('saves what lasts of a search, and says so', async () => {
  signIn();
  const user = show(<SaveSearch filters={filters} />, { at: path });
  await waitFor(async () => expect((await button()).hasAttribute('disabled')).toBe(false));
  await user.click(await button());
  expect(await screen.findByText(/^Recherche enregistrée/)).toBeDefined();
  const [call] = server.calls('post', '/api/saved-searches');
  expect(call?.body).toEqual({ q: 'tente', location: [], city: ['Libreville'] });
  const link = screen.getByRole('link', { name: 'Mes recherches' });
  expect(link.getAttribute('href')).toBe('/tableau-de-bord/favoris/recherches');
});

it('is not offered again for a search that is saved', async () => {
  server.on('get', '/api/saved-searches', [saved]);
  signIn();
  show(<SaveSearch filters={filters} />, { at: path });
  expect(await screen.findByText(/^Recherche enregistrée/)).toBeDefined();
});

it('says why a search is not saved', async () => {
  server.on('post', '/api/saved-searches', refusal(409, 'too-many-saved-searches'));
  signIn();
  const user = show(<SaveSearch filters={filters} />, { at: path });
  await waitFor(async () => expect((await button()).hasAttribute('disabled')).toBe(false));
  await user.click(await button());
  expect(await screen.findByText(/^Vous avez déjà 20 recherches/)).toBeDefined();
});

it('leads whoever has not signed in there, and saves once they come back', async () => {
  const user = show(<SaveSearch filters={filters} />, { at: path });
  await user.click(screen.getByRole('link', { name: "M'avertir quand un objet correspond" }));
  const asked = new URLSearchParams(address().split('?')[1]).get('redirect');
  expect(address()).toMatch(/^\/connexion\?/);
  expect(asked).toBe('/explorer?q=tente&from=2026-12-05&city=Libreville');
  expect(server.calls('post', '/api/saved-searches')).toHaveLength(0);
});

it('saves what was wanted before signing in, once', async () => {
  localStorage.setItem('loka.form.search-to-save', JSON.stringify({ path, at: Date.now() }));
  signIn();
  show(<SaveSearch filters={filters} />, { at: path });
  expect(await screen.findByText(/^Recherche enregistrée/)).toBeDefined();
  expect(server.calls('post', '/api/saved-searches')).toHaveLength(1);
  expect(localStorage.getItem('loka.form.search-to-save')).toBeNull();
});

it('saves nothing of another search that was wanted', async () => {
  const other = { path: '/explorer?q=scie', at: Date.now() };
  localStorage.setItem('loka.form.search-to-save', JSON.stringify(other));
  signIn();
  show(<SaveSearch filters={filters} />, { at: path });
  await waitFor(async () => expect((await button()).hasAttribute('disabled')).toBe(false));
  expect(server.calls('post', '/api/saved-searches')).toHaveLength(0);
});

it('is not there for a search by days alone', () => {
  show(<SaveSearch filters={{ location: [], city: [], from: '2026-12-05', to: '2026-12-06' }} />);
  expect(screen.queryByRole('link')).toBeNull();
});
