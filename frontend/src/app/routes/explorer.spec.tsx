import { anItem, page, server } from '@loka/client/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { address, show } from '@/testing/render';
import Explorer from './explorer';

beforeEach(() => {
  server.on('get', '/items', page([anItem()], { total: 1 }));
  server.on('get', '/api/items/facets', {
    categories: [{ id: 'bricolage', count: 3 }],
    locations: [
      { name: 'Louis, Libreville', count: 2 },
      { name: 'Port-Gentil', count: 1 },
    ],
    price: { min: 1_000, max: 90_000 },
  });
});

/** The explorer with its filters open, as on a phone after one touch. */
async function open(at = '/explorer') {
  const user = show(<Explorer />, { at });
  if (!screen.queryByRole('slider', { name: 'Prix minimum' })) {
    await user.click(screen.getByRole('button', { name: /^Filtres/ }));
  }
  await screen.findByRole('checkbox', { name: /^Port-Gentil/ });
  return user;
}

const handle = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const prices = () => ['Prix minimum', 'Prix maximum'].map((name) => handle(name).valueAsNumber);
function move(name: string, to: number) {
  fireEvent.input(handle(name), { target: { value: String(to) } });
}
/** As the browser tells that a handle was let go. */
function letGo(name: string) {
  handle(name).dispatchEvent(new Event('change'));
}
const lastSearch = () => server.calls('get', '/items').at(-1)?.query;

describe('the price filter', () => {
  it('searches when a handle is let go', async () => {
    await open();
    move('Prix minimum', 500);
    letGo('Prix minimum');
    await waitFor(() => expect(lastSearch()?.get('minPrice')).toBe('500'));
    expect(address()).toBe('/explorer?minPrice=500');
  });

  it('never lets its handles cross', async () => {
    await open('/explorer?minPrice=2000&maxPrice=3500');
    move('Prix minimum', 6_000);
    expect(prices()).toEqual([3_500, 3_500]);
    move('Prix maximum', 0);
    expect(prices()).toEqual([3_500, 3_500]);
    letGo('Prix maximum');
    await waitFor(() => expect(address()).toBe('/explorer?minPrice=3500&maxPrice=3500'));
  });

  it('restricts nothing at its upper end', async () => {
    await open('/explorer?maxPrice=99500');
    move('Prix maximum', 100_000);
    letGo('Prix maximum');
    await waitFor(() => expect(address()).toBe('/explorer'));
    expect(screen.getByText(/et plus$/)).toBeDefined();
  });
});

describe('the places', () => {
  it('are any of those that are ticked', async () => {
    const user = await open();
    await user.click(screen.getByRole('checkbox', { name: /^Louis, Libreville/ }));
    await user.click(screen.getByRole('checkbox', { name: /^Port-Gentil/ }));
    await waitFor(() =>
      expect(lastSearch()?.getAll('location')).toEqual(['Louis, Libreville', 'Port-Gentil']),
    );
    await user.click(screen.getByRole('checkbox', { name: /^Louis, Libreville/ }));
    await waitFor(() => expect(lastSearch()?.getAll('location')).toEqual(['Port-Gentil']));
  });
});

describe('the filters', () => {
  it('are found in the address, counted, and reset together', async () => {
    const user = await open(
      '/explorer?q=perceuse&category=bricolage&minPrice=1000&location=Port-Gentil',
    );
    expect(screen.getByRole('button', { name: 'Filtres (3)' })).toBeDefined();
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Catégorie' }).value).toBe(
      'bricolage',
    );
    await waitFor(() => expect(lastSearch()?.get('q')).toBe('perceuse'));
    await user.click(screen.getByRole('button', { name: 'Réinitialiser les filtres' }));
    await waitFor(() => expect(address()).toBe('/explorer'));
    expect(prices()).toEqual([0, 100_000]);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Port-Gentil/ }).checked).toBe(
      false,
    );
  });

  it('say of a total that the server stopped counting that there are more', async () => {
    server.on('get', '/items', page([anItem()], { total: 2_000 }));
    await open();
    expect(await screen.findByText('2 000+ résultat(s)')).toBeDefined();
  });
});
