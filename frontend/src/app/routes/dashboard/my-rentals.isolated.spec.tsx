import 'fake-indexeddb/auto';
import { aRental, aUser, page, refusal, server, someRentalCounts } from '@loka/client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { stepSenders } from '@/features/rentals';
import { outbox } from '@/lib/offline';
import { address, show, signIn } from '@/testing/render';
import MyRentals from './my-rentals';

const user = aUser();
const current = aRental({ status: 'en cours', itemTitle: 'Perceuse' });
const past = (itemTitle: string, digit: string) =>
  aRental({ id: `0a000000-0000-4000-8000-00000000000${digit}`, status: 'terminée', itemTitle });
const [over, older] = [past('Tente', 'e'), past('Marteau', 'f')];
const path = '/rentals/user/{userId}';
const tab = (name: RegExp) => screen.findByRole('tab', { name });
const asked = () =>
  server.calls('get', path).map(({ query }) => query.get('stage') ?? query.get('status'));

describe('what a member rents', () => {
  beforeEach(() => {
    signIn(user);
    server.on('get', '/api/payments/open', () => []);
    server.on('get', '/api/reviews/awaited', () => page([], { total: 0 }));
  });

  it('is asked for once when one page holds it, and the tabs are parts of it', async () => {
    server.on('get', path, () => page([current, over], { total: 2 }));
    show(<MyRentals />);
    await userEvent.click(await tab(/^Terminées/));
    expect(await screen.findByRole('article', { name: 'Tente' })).toBeDefined();
    expect(screen.queryByRole('article', { name: 'Perceuse' })).toBeNull();
    expect((await tab(/^En cours/)).textContent).toContain('1');
    expect(asked()).toEqual([null]);
  });

  it('is found again by Back in the tab that was left', async () => {
    server.on('get', path, () => page([current, over], { total: 2 }));
    show(<MyRentals />, { at: '/?etat=terminees&autre=1' });
    expect(await screen.findByRole('article', { name: 'Tente' })).toBeDefined();
    expect(screen.queryByRole('article', { name: 'Perceuse' })).toBeNull();
    await userEvent.click(await tab(/^En cours/));
    expect(await screen.findByRole('article', { name: 'Perceuse' })).toBeDefined();
    expect(address()).toBe('/?autre=1&etat=en-cours');
    await userEvent.click(await tab(/^Toutes/));
    expect(address()).toBe('/?autre=1');
  });

  it('is paged through when it is much, each tab by itself, and counted by the server', async () => {
    server.on('get', '/api/rentals/counts', () =>
      someRentalCounts({ 'en cours': 1, terminée: 4_999 }),
    );
    server.on('get', path, ({ query }) => {
      if (query.get('status') === 'en cours') return page([current], { total: 1 });
      if (query.get('stage') === 'due') return page([], { total: 0 });
      if (query.get('stage') === 'ahead') return page([], { total: 0 });
      if (query.has('cursor')) return page([older], { total: 5_000 });
      return page([over], { total: 5_000, next: 'second' });
    });
    show(<MyRentals />);
    expect(await screen.findByRole('article', { name: 'Tente' })).toBeDefined();
    expect(await tab(/^Toutes\s?5\s000/)).toBeDefined();
    await userEvent.click(await tab(/^En cours/));
    expect(await screen.findByRole('article', { name: 'Perceuse' })).toBeDefined();
    expect(screen.queryByRole('article', { name: 'Tente' })).toBeNull();
    expect(asked()).toEqual([null, 'due', 'ahead', 'past', 'en cours']);
    await userEvent.click(await tab(/^Toutes/));
    await userEvent.click(await screen.findByRole('button', { name: /^Voir plus/ }));
    expect(await screen.findByRole('article', { name: 'Marteau' })).toBeDefined();
  });

  it('begins with the card of a send that waits, when no loaded page has it', async () => {
    const kept = aRental({
      id: over.id,
      renter_id: user.id,
      itemTitle: 'Scie',
      actions: ['declare-return'],
    });
    server.on('get', '/api/rentals/counts', () => someRentalCounts({ 'en cours': 51 }));
    server.on('get', path, () => page([current], { total: 51, next: 'second' }));
    server.on('get', '/api/rentals/{id}', kept);
    server.on('post', '/api/rentals/{id}/declare-return', refusal(503, 'service-unavailable'));
    outbox.start(async () => stepSenders);
    await outbox.submit({ kind: 'declare-return', subject: kept.id, body: {}, photos: [] });
    show(<MyRentals />);
    const card = within(await screen.findByRole('article', { name: 'Scie' }));
    expect(await card.findByText("En attente d'envoi")).toBeDefined();
    expect(await screen.findByRole('article', { name: 'Perceuse' })).toBeDefined();
    await Promise.all(outbox.entries().map((entry) => outbox.remove(entry)));
  });

  it('stays shown when its next page cannot be loaded', async () => {
    server.on('get', '/api/rentals/counts', () => someRentalCounts({ 'en cours': 51 }));
    server.on('get', path, ({ query }) =>
      query.has('cursor')
        ? refusal(503, 'service-unavailable')
        : page([current], { total: 51, next: 'second' }),
    );
    show(<MyRentals />);
    await userEvent.click(await screen.findByRole('button', { name: /^Voir plus/ }));
    expect(await screen.findByText("La suite de la liste n'a pas pu être chargée.")).toBeDefined();
    expect(screen.getByRole('article', { name: 'Perceuse' })).toBeDefined();
  });
});
