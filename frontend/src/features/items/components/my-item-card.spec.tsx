import { addDays, formatDay, today } from '@loka/client';
import { anItem, refusal, server } from '@loka/client/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { show, signIn } from '@/testing/render';
import { MyItemCard } from './my-item-card';

const item = anItem();
const paused = { available: false, pausedUntil: addDays(today(), 5) };

beforeEach(() => signIn());

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
  it('is paused until the chosen day', async () => {
    server.on('put', '/api/items/{id}/pause', anItem(paused));
    const user = await choose('Mettre en pause…');
    await user.click(screen.getByRole('button', { name: '2 semaines' }));
    await user.click(confirm());
    const until = addDays(today(), 14);
    expect(await screen.findByText(`En pause, de retour le ${day(until)}.`)).toBeDefined();
    expect(sent()).toEqual([{ until }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not paused without a day, nor until one that has come', async () => {
    const user = await choose('Mettre en pause…');
    await user.click(confirm());
    expect(await screen.findByText('Choisissez un jour.')).toBeDefined();
    const field = screen.getByLabelText('De nouveau disponible le');
    await user.type(field, today());
    expect(await screen.findByText(/^Du .* au .*\.$/)).toBeDefined();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.click(confirm());
    expect(sent()).toEqual([]);
  });

  it('says at the day what the server refuses, and keeps the day', async () => {
    server.on('put', '/api/items/{id}/pause', refusal(422, 'pause-out-of-range'));
    const user = await choose('Mettre en pause…');
    await user.click(screen.getByRole('button', { name: '1 semaine' }));
    await user.click(confirm());
    const field = screen.getByLabelText('De nouveau disponible le');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect((field as HTMLInputElement).value).toBe(addDays(today(), 7));
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
