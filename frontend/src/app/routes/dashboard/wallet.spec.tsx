import { aPayment, aWallet, server } from '@loka/client/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show, signIn } from '@/testing/render';
import Wallet from './wallet';

it('says what Loka holds of a payment for a rental that staff decide about', async () => {
  signIn();
  const nothing = { received: 0, refunded: 0, spent: 0 };
  server.on('get', '/api/wallet', aWallet({ balance: 0, totals: nothing }));
  server.on('get', '/api/wallet/refunds', []);
  server.on('get', '/api/wallet/transactions', []);
  server.on('get', '/api/wallet/safeguarded', { amount: 0, rentals: [] });
  const half = { status: 'review', amount: 18_500, movedAmount: 9_250 } as const;
  server.on('get', '/api/payments/open', [
    { ...aPayment(half), checkedUntil: '2026-12-04T09:00:00.000Z', refunded: false },
  ]);
  show(<Wallet />);
  expect(await screen.findByText('Paiement incomplet')).toBeDefined();
  expect(screen.getByText(/9.250.FCFA sur les 18.500.FCFA demandés, que Loka garde/)).toBeDefined();
});
