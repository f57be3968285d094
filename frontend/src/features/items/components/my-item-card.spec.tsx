import { formatDay } from '@loka/client';
import { anItem, refusal, server } from '@loka/client/testing';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { show, signIn } from '@/testing/render';
import { MyItemCard } from './my-item-card';

const item = anItem();
const paused = { available: false, pausedUntil: '2026-12-13' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-08T09:00:00Z') });
  signIn();
});

/** The menu of the card, with one of its entries chosen. */
async function choose(entry: string, traits: Parameters<typeof anItem>[0] = {}) {
  const user = show(<MyItemCard item={anItem(traits)} />);
  await user.click(screen.getByRole('button', { name: `Actions pour ${item.title}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
  return user;
}

/** A day as text of the screen is compared: with plain spaces. */
const day = (value: string) => formatDay(value).replaceAll('\u00a0', ' ');
const confirm = () => screen.getByRole('button', { name: 'Mettre en pause' });
const sent = () => server.calls('put', '/api/items/{id}/pause').map(({ body }) => body);

describe('an object of the owner', () => {
  it('that is reported as not given back says why it is not offered', () => {
    show(<MyItemCard item={anItem({ available: false, missing: true })} />);
    expect(screen.getByText(/^Signalé non rendu/)).toBeDefined();
    expect(screen.getByRole('switch')).toHaveProperty('disabled', true);
  });

  it.each([
    [1, "1 pièce signalée non rendue : pas proposée tant que ce n'est pas réglé"],
    [2, "2 pièces signalées non rendues : pas proposées tant que ce n'est pas réglé"],
  ])('says how many of its pieces are not given back: %d', (missingPieces, text) => {
    show(<MyItemCard item={anItem({ pieces: 3, missingPieces })} />);
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByRole('switch')).toHaveProperty('disabled', false);
  });

  it('whose pieces are all there says nothing of them', () => {
    show(<MyItemCard item={anItem({ pieces: 3 })} />);
    expect(screen.queryByText(/non rendu/)).toBeNull();
  });

  it('is paused until the chosen day', async () => {
    server.on('put', '/api/items/{id}/pause', anItem(paused));
    const user = await choose('Mettre en pause…');
    await user.click(screen.getByRole('button', { name: '2 semaines' }));
    await user.click(confirm());
    const until = '2026-12-22';
    expect(await screen.findByText(`En pause, de retour le ${day(until)}.`)).toBeDefined();
    expect(sent()).toEqual([{ until }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not paused without a day, nor until one that has come', async () => {
    const user = await choose('Mettre en pause…');
    await user.click(confirm());
    expect((await screen.findByRole('alert')).textContent).toBe('Choisissez un jour.');
    await user.click(screen.getByRole('button', { name: /^mardi 8 décembre 2026/ }));
    expect(screen.getByRole('alert').textContent).toMatch(/^Choisissez un jour du .* au .*\.$/);
    await user.click(confirm());
    expect(sent()).toEqual([]);
    await user.click(screen.getByRole('button', { name: /^samedi 12 décembre 2026/ }));
    expect(screen.getByText('De nouveau disponible le 12 déc. 2026')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says what the server refuses, and keeps the day', async () => {
    server.on('put', '/api/items/{id}/pause', refusal(422, 'pause-out-of-range'));
    const user = await choose('Mettre en pause…');
    await user.click(screen.getByRole('button', { name: '1 semaine' }));
    await user.click(confirm());
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Choisissez un jour à partir/);
    expect(screen.getByText('De nouveau disponible le 15 déc. 2026')).toBeDefined();
  });

  it('on pause says until when, and is offered again at once', async () => {
    server.on('put', '/item/update-availability', anItem());
    await choose('Reprendre maintenant', paused);
    expect(screen.getByText(`En pause, de retour le ${day(paused.pausedUntil)}`)).toBeDefined();
    expect(await screen.findByText("L'objet est de nouveau disponible.")).toBeDefined();
    const calls = server.calls('put', '/item/update-availability');
    expect(calls.map(({ body }) => body)).toEqual([{ item_id: item.id, available: true }]);
  });
});
