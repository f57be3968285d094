import {
  aRefundNumber,
  aSafeguardedRental,
  aWallet,
  aWalletEntry,
  server,
} from '@loka/client/testing';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { show, signIn } from '@/testing/render';
import { ClosedWallet } from './closed-wallet';

const nothing = { received: 0, refunded: 0, spent: 0 };
const empty = { balance: 0, withdrawable: 0, withdrawableToday: 0, upcoming: 0, totals: nothing };

beforeEach(() => {
  signIn();
  server.on('get', '/api/wallet/refunds', [aRefundNumber()]);
  server.on('get', '/api/wallet/transactions', [aWalletEntry()]);
  server.on('get', '/api/wallet/safeguarded', { amount: 0, rentals: [] });
  server.on('get', '/api/payments/open', []);
});

describe('the wallet of a member without a verified identity', () => {
  it('shows the balance, what can go back, and a plain history with its file', async () => {
    const totals = { ...nothing, refunded: 35_000 };
    const wallet = aWallet({ ...empty, balance: 35_000, totals });
    server.on('get', '/api/wallet', wallet);
    show(<ClosedWallet wallet={wallet} />);
    expect((await screen.findByRole('region', { name: 'Solde' })).textContent).toMatch(
      /35\s000\sFCFA/,
    );
    expect(
      await screen.findByRole('heading', { name: 'Renvoyer vers le numéro qui a payé' }),
    ).toBeDefined();
    expect(screen.getByRole('region', { name: 'Historique' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Exporter (CSV)' })).toBeDefined();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Retirer' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Vérifier mon identité' })).toBeDefined();
  });

  it('shows its history once all has gone back', async () => {
    const totals = { ...nothing, refunded: 35_000, spent: 35_000 };
    show(<ClosedWallet wallet={aWallet({ ...empty, totals })} />);
    expect(await screen.findByRole('region', { name: 'Historique' })).toBeDefined();
  });

  it('shows what Loka keeps and what was paid by mobile money, with nothing in it', async () => {
    const rental = aSafeguardedRental();
    server.on('get', '/api/wallet/safeguarded', { amount: 37_000, rentals: [rental] });
    const payment = { type: 'sortie', amount: 0, paid: 37_000, balance: 0 } as const;
    server.on('get', '/api/wallet/transactions', [aWalletEntry(payment)]);
    show(<ClosedWallet wallet={aWallet(empty)} />);
    const kept = await screen.findByRole('region', { name: /^Gardé par Loka\s: 37\s000\sFCFA$/ });
    expect(kept.textContent).toContain(rental.itemTitle);
    expect(await screen.findByText('Solde inchangé')).toBeDefined();
  });

  it('that was never used says what opens it, and nothing else', async () => {
    server.on('get', '/api/wallet/transactions', []);
    show(<ClosedWallet wallet={aWallet(empty)} />);
    expect(await screen.findByText("Votre identité n'est pas encore vérifiée")).toBeDefined();
    expect(screen.queryByRole('region')).toBeNull();
  });
});
