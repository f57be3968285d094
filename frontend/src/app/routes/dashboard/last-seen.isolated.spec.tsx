import 'fake-indexeddb/auto';
import {
  anItem,
  aRefundNumber,
  aSafeguardedRental,
  aUser,
  aWallet,
  refusal,
  server,
} from '@loka/client/testing';
import { cleanup, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { OfflineNotice } from '@/app/layout/offline-notice';
import { lastSeen } from '@/lib/offline';
import { paths } from '@/lib/paths';
import { show, signIn } from '@/testing/render';
import Favourites from './favourites';
import Messages from './messages';
import MyItems from './my-items';
import Wallet from './wallet';

const user = aUser({ verifier: 2 });
const item = anItem({ title: 'Tente familiale', ownerId: user.id });
const inTrouble = refusal(503, 'service-unavailable');
const said = () => screen.findByText(/^Voici ce que vous avez vu le/);

beforeEach(() => {
  signIn(user);
  server.on('get', '/api/favourites/ids', [item.id]);
});

function open(page: ReactElement, at: string): void {
  cleanup();
  show(
    <>
      <OfflineNotice />
      {page}
    </>,
    { at },
  );
}

it("a member's objects are read as they were seen last, with their age", async () => {
  server.on('get', '/item/{userId}', [item]);
  open(<MyItems />, paths.myItems);
  expect(await screen.findByRole('article', { name: item.title })).toBeDefined();
  expect(screen.queryByText(/^Voici ce que vous avez vu le/)).toBeNull();
  server.on('get', '/item/{userId}', inTrouble);
  open(<MyItems />, paths.myItems);
  expect(await said()).toBeDefined();
  expect(await screen.findByRole('article', { name: item.title })).toBeDefined();
});

it('favourites are read as they were seen last, with their age', async () => {
  const { id, title, price, priceUnit, createdAt: savedAt } = item;
  const kept = { id, title, price, priceUnit, savedAt, start: null, end: null, item };
  server.on('get', '/api/favourites', [kept]);
  open(<Favourites />, paths.favourites);
  expect(await screen.findByRole('link', { name: item.title })).toBeDefined();
  server.on('get', '/api/favourites', inTrouble);
  open(<Favourites />, paths.favourites);
  expect(await said()).toBeDefined();
  expect(await screen.findByRole('link', { name: item.title })).toBeDefined();
});

it('an older balance is shown with its age, and nothing of it can be moved', async () => {
  const reads = [
    '/api/wallet',
    '/api/wallet/safeguarded',
    '/api/wallet/refunds',
    '/api/wallet/months',
  ] as const;
  server.on('get', '/api/wallet', aWallet({ balance: 41_000 }));
  const kept = aSafeguardedRental();
  server.on('get', '/api/wallet/safeguarded', { amount: kept.amount, rentals: [kept] });
  server.on('get', '/api/wallet/refunds', [aRefundNumber({ refundable: 5_000 })]);
  server.on('get', '/api/wallet/months', []);
  server.on('get', '/api/wallet/transactions', []);
  server.on('get', '/api/payments/open', []);
  open(<Wallet />, paths.wallet);
  expect(await screen.findByRole('button', { name: 'Retirer' })).toBeDefined();
  expect(await screen.findByText('Aucune transaction')).toBeDefined();
  for (const read of reads) server.on('get', read, inTrouble);
  server.on('get', '/api/wallet/transactions', inTrouble);
  server.on('get', '/api/payments/open', inTrouble);
  open(<Wallet />, paths.wallet);
  expect(await said()).toBeDefined();
  const balance = await screen.findByRole('region', { name: 'Solde' });
  expect(balance.textContent).toMatch(/41\s000\sFCFA/);
  expect(await screen.findByRole('region', { name: /Gardé par Loka/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Retirer' })).toBeNull();
  expect(screen.queryByText('Disponible maintenant')).toBeNull();
  expect(await screen.findByText('Aucune transaction')).toBeDefined();
  const send = screen.getByRole('button', { name: /^Renvoyer/ });
  expect(send.hasAttribute('disabled')).toBe(true);
  // One notice for all of the page.
  expect(screen.getAllByText(/^Voici ce que vous avez vu le/)).toHaveLength(1);
});

it('of a list that was never read, one message says that it cannot be', async () => {
  server.on('get', '/item/{userId}', [item]);
  open(<MyItems />, paths.myItems);
  expect(await screen.findByRole('article', { name: item.title })).toBeDefined();
  server.on('get', '/api/auth/session', inTrouble);
  server.on('get', '/api/threads', inTrouble);
  open(<Messages />, paths.messages);
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(lastSeen.get()).toHaveProperty('session');
  expect(screen.queryByText(/^Voici ce que vous avez vu le/)).toBeNull();
});
