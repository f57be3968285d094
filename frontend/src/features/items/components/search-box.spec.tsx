import { server } from '@loka/client/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { address, show } from '@/testing/render';
import { recentSearches } from '../recent-searches';
import { SearchBox } from './search-box';

beforeEach(() => {
  localStorage.clear();
  server.on('get', '/api/items/suggestions', { titles: ['Drone DJI', 'Drone de course'] });
});

const open = (at = '/faq') => show(<SearchBox placeholder="Rechercher un objet..." />, { at });
const box = () =>
  screen.getByRole<HTMLInputElement>('combobox', { name: 'Rechercher un objet...' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const chosen = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');

describe('the search box', () => {
  it('goes to the explorer, and stays where it is without a text', async () => {
    const user = open();
    await user.type(box(), '  {Enter}');
    expect(address()).toBe('/faq');
    await user.type(box(), 'tente {Enter}');
    expect(address()).toBe('/explorer?q=tente');
    expect(recentSearches.list()).toEqual(['tente']);
  });

  it('suggests titles from two letters on, once somebody stops typing', async () => {
    const user = open();
    await user.type(box(), 'dron');
    await waitFor(() => expect(options()).toEqual(['Drone DJI', 'Drone de course']));
    expect(
      server.calls('get', '/api/items/suggestions').map(({ query }) => query.get('q')),
    ).toEqual(['dron']);
    expect(box().getAttribute('aria-expanded')).toBe('true');
  });

  it('asks for nothing with one letter', async () => {
    const user = open();
    await user.type(box(), 'd');
    await new Promise((done) => setTimeout(done, 300));
    expect(server.calls('get', '/api/items/suggestions')).toEqual([]);
  });

  it('suggests categories by their names, without accents', async () => {
    const user = open();
    await user.type(box(), 'loi');
    await user.click(await screen.findByRole('option', { name: /^Sport & Loisirs/ }));
    expect(address()).toBe('/explorer?category=sport');
  });

  it('is completed by the arrows and Enter, and Escape leaves what was typed', async () => {
    const user = open();
    await user.type(box(), 'dron');
    await screen.findByRole('option', { name: 'Drone DJI' });
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(chosen()?.textContent).toBe('Drone de course');
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toBeNull();
    await user.keyboard('{ArrowUp}{Escape}');
    expect(options()).toEqual([]);
    expect(box().value).toBe('dron');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(address()).toBe('/explorer?q=Drone+DJI');
  });

  it('offers what was searched on this device, until it is forgotten', async () => {
    recentSearches.add('tente');
    recentSearches.add('robot');
    const user = open();
    await user.click(box());
    expect(options()).toEqual(['robot', 'tente']);
    await user.click(screen.getByRole('button', { name: /^Oublier la recherche «.robot.»$/ }));
    expect(options()).toEqual(['tente']);
    expect(document.activeElement).toBe(box());
    await user.click(screen.getByRole('button', { name: 'Effacer les recherches récentes' }));
    expect(options()).toEqual([]);
    expect(localStorage.length).toBe(0);
  });

  it('offers it at once in a panel that was opened to search', async () => {
    recentSearches.add('tente');
    show(<SearchBox placeholder="Rechercher un objet..." autoFocus />, { at: '/faq' });
    await waitFor(() => expect(options()).toEqual(['tente']));
    expect(document.activeElement).toBe(box());
  });

  it('changes the text of the explorer, empty too, and leaves its other filters', async () => {
    const user = open('/explorer?q=tente&city=Libreville');
    expect(box().value).toBe('tente');
    await user.clear(box());
    await user.type(box(), 'robot{Enter}');
    expect(address()).toBe('/explorer?q=robot&city=Libreville');
    await user.clear(box());
    await user.type(box(), '{Enter}');
    expect(address()).toBe('/explorer?city=Libreville');
  });
});
