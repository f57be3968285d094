import { aUser, aWallet, refusal, server } from '@loka/client/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { show } from '../../testing/render';
import { WalletCorrection } from './wallet-correction';

const path = '/api/users/update-wallet';
const member = aUser();
const close = vi.fn();

beforeEach(() => close.mockClear());

const open = () => show(<WalletCorrection user={member} onClose={close} />);
const amount = () => screen.getByRole('spinbutton', { name: /Montant/ });
const reason = () => screen.getByRole('textbox', { name: /Raison/ });
const summary = () => screen.getByText(/Solde actuel/).textContent?.replaceAll('\u00a0', ' ');

describe('the correction of a wallet', () => {
  it('says beforehand what becomes of the balance', async () => {
    const user = open();
    await user.type(amount(), '15000');
    expect(summary()).toBe('Solde actuel : 40 000 FCFAAprès correction : 55 000 FCFA');
    await user.click(screen.getByRole('button', { name: 'Débiter' }));
    expect(summary()).toBe('Solde actuel : 40 000 FCFAAprès correction : 25 000 FCFA');
  });

  it('needs an amount and a reason', async () => {
    const user = open();
    const credit = () =>
      screen
        .getAllByRole<HTMLButtonElement>('button', { name: 'Créditer' })
        .find(({ type }) => type === 'submit');
    expect(credit()?.disabled).toBe(true);
    await user.type(amount(), '15000');
    expect(credit()?.disabled).toBe(true);
    await user.type(reason(), 'Geste');
    expect(credit()?.disabled).toBe(false);
  });

  it('takes from a wallet as it was typed, once, whatever the answer', async () => {
    server.on('put', path, refusal(503, 'service-unavailable', { detail: 'Réessayez.' }));
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Débiter' }));
    await user.type(amount(), '15000');
    await user.type(reason(), ' Trop perçu ');
    const debit = () =>
      screen
        .getAllByRole<HTMLButtonElement>('button', { name: 'Débiter' })
        .find(({ type }) => type === 'submit') as HTMLButtonElement;
    await user.click(debit());
    expect(await screen.findByText('Réessayez.')).toBeDefined();
    server.on('put', path, aWallet({ balance: 25_000 }));
    await user.click(debit());
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    const calls = server.calls('put', path);
    const correction = {
      userId: member.id,
      account: 'wallet',
      amount: -15_000,
      reason: 'Trop perçu',
    };
    expect(calls.map(({ body }) => body)).toEqual([correction, correction]);
    expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  it('mends the earnings when they are chosen', async () => {
    server.on('put', path, aWallet({}));
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Gains à venir' }));
    await user.type(amount(), '500');
    await user.type(reason(), 'Loyer oublié');
    const submit = screen
      .getAllByRole<HTMLButtonElement>('button', { name: 'Créditer' })
      .find(({ type }) => type === 'submit') as HTMLButtonElement;
    await user.click(submit);
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(server.calls('put', path)[0]?.body).toMatchObject({ account: 'earnings', amount: 500 });
  });
});
