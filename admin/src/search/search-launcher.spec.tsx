import { refusal, server } from '@loka/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { StaffSearch } from '../api/types';
import { address, show } from '../testing/render';
import { SearchLauncher } from './search-launcher';

const path = '/api/admin/search';

const nothing: StaffSearch = { members: [], payments: [], rentals: [], items: [], limit: 5 };

const member = (id: string, name: string): StaffSearch['members'][number] => ({
  id,
  name,
  email: `${id}@loka.example`,
  phone: null,
  number: null,
  exact: false,
});

const item: StaffSearch['items'][number] = {
  id: 'item-1',
  title: 'Tente Awa',
  ownerName: 'Serge Ondo',
  state: 'hidden',
  exact: false,
};

const found: StaffSearch = {
  ...nothing,
  members: [member('user-1', 'Awa Mboumba'), member('user-2', 'Awa Nze')],
  items: [item],
};

const launch = () =>
  show(
    <>
      <SearchLauncher />
      <textarea aria-label="Note" />
    </>,
  );

const field = () => screen.findByRole('combobox', { name: 'Rechercher' });
const options = () => screen.findAllByRole('option');
const status = () => screen.getByRole('status').textContent;
const isClosed = () => waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
const asked = () => server.calls('get', path).map(({ query }) => query.get('q'));

/** Which of what was found Enter opens. */
const chosen = async () => {
  const id = (await field()).getAttribute('aria-activedescendant');
  return id && document.getElementById(id)?.textContent;
};

beforeEach(() => server.on('get', path, found));

describe('the search of the console', () => {
  it('is opened by a slash, by Ctrl+K and by its button, and closed by Escape', async () => {
    const user = launch();
    for (const keys of ['/', '{Control>}k{/Control}']) {
      await user.keyboard(keys);
      expect(document.activeElement).toBe(await field());
      expect((await field()).getAttribute('value')).toBe('');
      await user.keyboard('{Escape}');
      await isClosed();
    }
    await user.click(screen.getByRole('button', { name: 'Rechercher' }));
    expect(document.activeElement).toBe(await field());
    await user.click(screen.getByRole('button', { name: 'Fermer la recherche' }));
    await isClosed();
  });

  it('leaves a slash to whoever is typing, and is opened from there by Ctrl+K', async () => {
    const user = launch();
    const note = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
    await user.type(note, '1/2');
    expect(note.value).toBe('1/2');
    expect(screen.queryByRole('combobox')).toBeNull();
    await user.keyboard('{Control>}k{/Control}');
    expect(await field()).toBeDefined();
  });

  it('asks nothing for one character, and once for what was typed at a stretch', async () => {
    const user = launch();
    await user.keyboard('/');
    await user.type(await field(), ' a ');
    expect(status()).toContain('une référence de paiement');
    await user.type(await field(), '{Backspace}wa');
    expect(await options()).toHaveLength(3);
    expect(asked()).toEqual(['awa']);
  });

  it('opens the first by Enter, and others by the arrow keys', async () => {
    const user = launch();
    await user.keyboard('/');
    await user.type(await field(), 'awa');
    await options();
    expect(await chosen()).toContain('Awa Mboumba');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(await chosen()).toContain('Tente Awa');
    await user.keyboard('{ArrowUp}');
    expect(await chosen()).toContain('Awa Nze');
    await user.keyboard('{Enter}');
    await isClosed();
    expect(address()).toBe('/users/user-2/show');
  });

  it('opens what is clicked', async () => {
    const user = launch();
    await user.keyboard('/');
    await user.type(await field(), 'awa');
    await user.click(await screen.findByRole('option', { name: /Tente Awa/ }));
    await isClosed();
    expect(address()).toBe('/items/item-1/show');
  });

  it('shows kind by kind, and says how much', async () => {
    const user = launch();
    await user.keyboard('/');
    await user.type(await field(), 'awa');
    await options();
    const groups = screen.getAllByRole('group');
    expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual(['Membres', 'Objets']);
    expect(within(groups[0] as HTMLElement).getAllByRole('option')).toHaveLength(2);
    expect(within(groups[1] as HTMLElement).getByRole('option').textContent).toContain('Masqué');
    expect(status()).toBe('3\u00a0résultats');
    expect((await field()).getAttribute('aria-expanded')).toBe('true');
  });

  it('shows nothing of another text than the one that is typed', async () => {
    const user = launch();
    await user.keyboard('/');
    await user.type(await field(), 'awa');
    await options();
    await user.type(await field(), 'x');
    expect(screen.queryByRole('option')).toBeNull();
    expect(status()).toBe('Recherche en cours…');
    await user.keyboard('{Enter}');
    expect(address()).toBe('/');
  });

  it('says when nothing was found', async () => {
    server.on('get', path, nothing);
    const user = launch();
    await user.keyboard('/');
    await user.type(await field(), 'awa');
    expect(await screen.findByText('Aucun résultat.')).toBeDefined();
  });

  it('says when it failed, and tries again', async () => {
    server.on('get', path, refusal(503, 'service-unavailable', { detail: 'Réessayez plus tard.' }));
    const user = launch();
    await user.keyboard('/');
    await user.type(await field(), 'awa');
    expect((await screen.findByRole('alert')).textContent).toContain('Réessayez plus tard.');
    server.on('get', path, found);
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await options()).toHaveLength(3);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
