import { aSafeguardedRental, aUser, page, server, someRentalCounts } from '@loka/client/testing';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { show, signIn } from '@/testing/render';
import { DashboardMenu } from './dashboard-menu';

const unverified = { verifier: 0 } as const;
const kept = aSafeguardedRental();

beforeEach(() => {
  server.on('get', '/api/rentals/counts', () => someRentalCounts({}));
  server.on('get', '/api/threads/unread', () => ({ threads: 0, messages: 0 }));
  server.on('get', '/api/reviews/awaited', () => page([], { total: 0 }));
  server.on('get', '/api/wallet/safeguarded', { amount: 0, rentals: [] });
});

function open(user: ReturnType<typeof aUser>): void {
  signIn(user);
  show(<DashboardMenu user={user} />);
}

describe('the entry of the wallet, before an identity is verified', () => {
  it('is closed while nothing is in it', async () => {
    open(aUser({ ...unverified, walletBalance: 0 }));
    expect(await screen.findByText('Identité à vérifier')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Portefeuille' })).toBeNull();
  });

  it('is open with a balance', () => {
    open(aUser({ ...unverified, walletBalance: 20_000 }));
    expect(screen.getByRole('link', { name: 'Portefeuille' })).toBeDefined();
  });

  it('is open while Loka keeps a sum', async () => {
    server.on('get', '/api/wallet/safeguarded', { amount: kept.amount, rentals: [kept] });
    open(aUser({ ...unverified, walletBalance: 0 }));
    expect(await screen.findByRole('link', { name: 'Portefeuille' })).toBeDefined();
    expect(screen.queryByText('Identité à vérifier')).toBeNull();
  });
});
