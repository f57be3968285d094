import {
  aNumber,
  aPayment,
  aRental,
  aWallet,
  operators,
  refusal,
  server,
} from '@loka/client/testing';
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
  is_paused: false,
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

describe('while the operator of the payer is down', () => {
  const down = (blocksPayments: boolean) =>
    operators.map((operator) => ({
      ...operator,
      incident:
        operator.code === 'airtel' ? { since: '2026-12-11T07:00:00.000Z', blocksPayments } : null,
    }));

  beforeEach(() => {
    server.on('get', '/api/wallet', aWallet({ withdrawable: 4_000 }));
  });

  it('the other one is offered, with a number of its own', async () => {
    server.on('get', '/api/payment/operators', down(false));
    const user = show(<Till />);
    expect(await screen.findByText('Airtel Money est en panne')).toBeDefined();
    expect(screen.getByText(/Moov Money ou votre portefeuille Loka/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Choisir Moov Money' }));
    expect(screen.queryByText('Airtel Money est en panne')).toBeNull();
    expect(screen.getByLabelText('Numéro Moov Money')).toHaveProperty('value', '');
    expect(screen.getByRole('button', { name: /^Payer/ })).toBeDefined();
  });

  it('paying is still possible, in so many words', async () => {
    const payment = aPayment({ purpose: 'extension' });
    server.on('post', path, payment);
    server.on('get', '/api/payment/operators', down(false));
    const user = show(<Till />);
    await user.click(await screen.findByRole('button', { name: /^Essayer quand même/ }));
    expect(await screen.findByText(`Paiement ${payment.paymentId}`)).toBeDefined();
  });

  it('paying is not possible once staff block it', async () => {
    server.on('get', '/api/payment/operators', down(true));
    show(<Till />);
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: /^Payer/ });
    expect(button.disabled).toBe(true);
    expect(screen.getByText(/Les paiements reprendront après la panne/)).toBeDefined();
  });
});
