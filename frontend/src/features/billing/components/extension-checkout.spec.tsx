import { aNumber, aPayment, aRental, aWallet, refusal, server } from '@loka/client/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RentalChange } from '@/api/types';
import { show, signIn } from '@/testing/render';
import type { Payer } from '../use-payer';
import { ExtensionCheckout } from './extension-checkout';

const path = '/api/payment/extension';
const change: RentalChange = {
  id: '0a000000-0000-4000-8000-000000000050',
  kind: 'extension',
  status: 'accepted',
  asked_by: 'renter',
  old_end_date: '2026-12-13',
  new_end_date: '2026-12-16',
  amount: 15_000,
  reason: '',
  asked_at: '2026-12-11T08:00:00.000Z',
  due_at: '2026-12-11T11:00:00.000Z',
  supersedes: 0,
  actions: ['withdraw', 'pay'],
};

beforeEach(() => {
  signIn();
  server.on('get', '/api/wallet/numbers', [aNumber()]);
});

function Till() {
  const [payer, setPayer] = useState<Payer>();
  const [started, setStarted] = useState('');
  const form = { payer, onPayer: setPayer, onStarted: setStarted };
  if (started) return <p>Paiement {started}</p>;
  return <ExtensionCheckout {...form} rental={aRental({ change })} change={change} />;
}

async function pay(withdrawable: number) {
  server.on('get', '/api/wallet', aWallet({ withdrawable }));
  const user = show(<Till />);
  const button = await screen.findByRole('button', { name: 'Payer 15\u00a0000\u00a0FCFA' });
  if (withdrawable > 0) await user.click(screen.getByRole('checkbox'));
  await user.click(button);
}

describe('the bill of an extension', () => {
  it('shows the days in addition and is paid by wallet and phone together', async () => {
    const payment = aPayment({ purpose: 'extension' });
    server.on('post', path, payment);
    await pay(4_000);
    expect(await screen.findByText(`Paiement ${payment.paymentId}`)).toBeDefined();
    const [order] = server.calls('post', path).map(({ body }) => body);
    expect(order).toMatchObject({
      totalPrice: 15_000,
      walletAmount: 4_000,
      changeId: change.id,
      phoneNumber: aNumber().phoneNumber,
    });
  });

  it('leads back to the rentals when it is not to be paid any more', async () => {
    server.on('post', path, refusal(409, 'extension-not-payable'));
    await pay(0);
    expect(await screen.findByText(/n'attend plus de paiement/)).toBeDefined();
    const back = screen.getByRole('link', { name: 'Voir mes locations' });
    expect(back.getAttribute('href')).toBe('/tableau-de-bord/mes-locations');
  });
});
