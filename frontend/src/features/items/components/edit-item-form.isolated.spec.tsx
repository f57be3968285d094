import 'fake-indexeddb/auto';
import { anItem, refusal, server } from '@loka/client/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { drafts } from '@/lib/offline';
import { show, signIn } from '@/testing/render';
import { itemDrafts } from '../item-draft';
import { EditItemForm } from './edit-item-form';

const pictures = ['a1', 'a2', 'a3'].map((end) => `0a000000-0000-4000-8000-0000000000${end}`);
const item = anItem({
  version: 3,
  images: pictures.map((id) => `/files/items/${id}/1280.webp`),
});
const done = vi.fn();

beforeEach(async () => {
  done.mockClear();
  signIn();
  await drafts.dropAll();
});

async function open(edited = item) {
  const user = show(<EditItemForm item={edited} onDone={done} />);
  await screen.findByRole('button', { name: /Enregistrer|Reprendre le brouillon/ });
  return user;
}

const save = () => screen.getByRole('button', { name: 'Enregistrer' });
const sent = () => server.calls('put', '/items/{id}').map(({ body }) => body);
const title = () => screen.getByLabelText<HTMLInputElement>('Titre');

/** The title typed anew, and kept. */
async function typed(text: string) {
  const user = await open();
  await user.clear(title());
  await user.type(title(), text);
  await waitFor(async () => expect((await itemDrafts.read(item.id))?.typed.title).toBe(text));
  return user;
}

describe('the form of an object that is edited', () => {
  it('has what was said of it, and sends what has become of it with its version', async () => {
    server.on('put', '/items/{id}', anItem());
    const user = await open();
    expect(screen.getByLabelText<HTMLInputElement>('Prix (FCFA)').value).toBe('5000');
    await user.click(screen.getByRole('button', { name: 'Avancer la photo 3' }));
    await user.click(screen.getByRole('button', { name: 'Retirer la photo 1' }));
    await user.clear(screen.getByLabelText('Prix (FCFA)'));
    await user.type(screen.getByLabelText('Prix (FCFA)'), '6 500');
    await user.click(save());
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect(sent()).toMatchObject([
      { version: 3, price: 6_500, title: item.title, images: [pictures[2], pictures[1]] },
    ]);
    expect(await itemDrafts.read(item.id)).toBeUndefined();
  });

  it.each([
    [1, "1 pièce signalée non rendue : pas proposée tant que ce n'est pas réglé"],
    [2, "2 pièces signalées non rendues : pas proposées tant que ce n'est pas réglé"],
  ])('says how many of its pieces are not given back: %d', async (missingPieces, text) => {
    await open(anItem({ pieces: 3, missingPieces }));
    expect(screen.getByText(text)).toBeDefined();
  });

  it('keeps nothing of what was sent when it was left before the answer', async () => {
    let answer: () => void = () => undefined;
    server.on('put', '/items/{id}', () => {
      return new Promise<ReturnType<typeof anItem>>((resolve) => {
        answer = () => resolve(anItem());
      });
    });
    const user = await typed('Scie');
    await user.click(save());
    await waitFor(() => expect(sent()).toHaveLength(1));
    cleanup();
    answer();
    await waitFor(async () => expect(await itemDrafts.read(item.id)).toBeUndefined());
  });

  it('has no buttons that would move a picture nowhere', async () => {
    await open();
    const isDisabled = (name: string) =>
      screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';
    expect(isDisabled('Avancer la photo 1')).toBe(true);
    expect(isDisabled('Reculer la photo 3')).toBe(true);
    expect(isDisabled('Avancer la photo 2')).toBe(false);
    expect(screen.getByText('Couverture')).toBeDefined();
  });

  it('keeps the keyboard at a picture that is moved, and at the next of one that is removed', async () => {
    const user = await open();
    const button = (name: string) => screen.getByRole('button', { name });
    await user.click(button('Avancer la photo 2'));
    expect(document.activeElement).toBe(button('Avancer la photo 1'));
    expect(screen.getByText('Photo 1 sur 3')).toBeDefined();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(button('Avancer la photo 1'));
    await user.click(button('Retirer la photo 2'));
    expect(document.activeElement).toBe(button('Retirer la photo 2'));
    await user.click(button('Retirer la photo 2'));
    expect(document.activeElement).toBe(screen.getByLabelText('Ajouter des photos'));
  });

  it('has its pictures in the order in which they are dragged', async () => {
    server.on('put', '/items/{id}', anItem());
    const user = await open();
    const tiles = within(screen.getByRole('list', { name: 'Photos' })).getAllByRole('listitem');
    const [first, , third] = tiles as HTMLElement[];
    fireEvent.dragStart(third as HTMLElement, { dataTransfer: {} });
    fireEvent.dragOver(first as HTMLElement);
    fireEvent.dragEnd(third as HTMLElement);
    await user.click(save());
    await waitFor(() => expect(sent()[0]?.images).toEqual([pictures[2], pictures[0], pictures[1]]));
  });

  it('goes on after a reload', async () => {
    await typed('Perceuse Bosch');
    cleanup();
    const user = await open();
    expect(title().value).toBe('Perceuse Bosch');
    await user.click(screen.getByRole('button', { name: 'Effacer le brouillon' }));
    expect(title().value).toBe(item.title);
  });

  it('asks about a draft of an object that was edited elsewhere since', async () => {
    await typed('Perceuse Bosch');
    cleanup();
    const edited = { ...item, version: 4, title: 'Perceuse neuve' };
    const user = await open(edited);
    expect(screen.queryByLabelText('Titre')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Reprendre le brouillon' }));
    expect(title().value).toBe('Perceuse Bosch');
    cleanup();
    const again = await open({ ...edited, version: 5 });
    await again.click(screen.getByRole('button', { name: 'Effacer le brouillon' }));
    expect(title().value).toBe('Perceuse neuve');
  });

  it('keeps what was typed when another tab was quicker, and saves it over the other on demand', async () => {
    server.on('put', '/items/{id}', refusal(409, 'item-changed'));
    server.on('get', '/single/item/{id}', { ...item, version: 7, title: 'Autre titre' });
    const user = await typed('Perceuse Bosch');
    await user.click(save());
    await screen.findByText('Cette annonce a été modifiée entre-temps.');
    expect(title().value).toBe('Perceuse Bosch');
    expect(done).not.toHaveBeenCalled();
    server.on('put', '/items/{id}', anItem());
    await user.click(screen.getByRole('button', { name: 'Garder ma version' }));
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect(sent().map(({ version }) => version)).toEqual([3, 7]);
    expect(sent()[1]?.title).toBe('Perceuse Bosch');
  });

  it.each([
    ['leaves a piece that was lost meanwhile out of the stock', '', 2],
    ['sends the number of pieces that was typed', '5', 5],
  ])('over the other version %s', async (_, retyped, pieces) => {
    server.on('put', '/items/{id}', refusal(409, 'item-changed'));
    server.on('get', '/single/item/{id}', { ...item, version: 7, pieces: 2 });
    const user = await open({ ...item, pieces: 3 });
    await user.type(title(), ' bleue');
    const field = screen.getByLabelText('Nombre de pièces identiques');
    if (retyped) {
      await user.clear(field);
      await user.type(field, retyped);
    }
    await user.click(save());
    await screen.findByText('Cette annonce a été modifiée entre-temps.');
    server.on('put', '/items/{id}', anItem());
    await user.click(screen.getByRole('button', { name: 'Garder ma version' }));
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect(sent()[1]).toMatchObject({ version: 7, pieces });
  });

  it('says how many pieces there are when a draft has another number', async () => {
    const user = await open({ ...item, pieces: 3 });
    await user.type(title(), ' bleue');
    await waitFor(async () => expect(await itemDrafts.read(item.id)).toBeDefined());
    expect(screen.queryByText(/Jusqu'ici/)).toBeNull();
    cleanup();
    const again = await open({ ...item, version: 4, pieces: 2 });
    await again.click(screen.getByRole('button', { name: 'Reprendre le brouillon' }));
    expect(screen.getByText(/^Jusqu'ici\s: 2\. /)).toBeDefined();
  });

  it('saves over the other version what is typed by then, not what was sent before', async () => {
    server.on('put', '/items/{id}', refusal(409, 'item-changed'));
    server.on('get', '/single/item/{id}', { ...item, version: 7 });
    const user = await typed('Perceuse Bosch');
    await user.click(save());
    await screen.findByText('Cette annonce a été modifiée entre-temps.');
    await user.type(title(), ' bleue');
    server.on('put', '/items/{id}', anItem());
    await user.click(screen.getByRole('button', { name: 'Garder ma version' }));
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect(sent()[1]).toMatchObject({ version: 7, title: 'Perceuse Bosch bleue' });
  });

  it.each(['Garder ma version', "Voir l'autre version"])(
    'says so when the other version cannot be read: %s',
    async (button) => {
      server.on('put', '/items/{id}', refusal(409, 'item-changed'));
      server.on('get', '/single/item/{id}', refusal(404, 'item-not-found'));
      const user = await typed('Perceuse Bosch');
      await user.click(save());
      await user.click(await screen.findByRole('button', { name: button }));
      expect(await screen.findByText(/^Objet non trouvé/)).toBeDefined();
      expect(title().value).toBe('Perceuse Bosch');
      expect(done).not.toHaveBeenCalled();
    },
  );

  it('shows the version of the other tab on demand', async () => {
    server.on('put', '/items/{id}', refusal(409, 'item-changed'));
    server.on('get', '/single/item/{id}', { ...item, version: 7, title: 'Autre titre' });
    const user = await typed('Perceuse Bosch');
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: "Voir l'autre version" }));
    expect(await screen.findByDisplayValue('Autre titre')).toBeDefined();
    server.on('put', '/items/{id}', anItem());
    await user.click(save());
    await waitFor(() => expect(sent()[1]).toMatchObject({ version: 7, title: 'Autre titre' }));
  });
});
