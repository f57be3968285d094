import { aNumber, aPayment, aWallet, operators, refusal, server } from '@loka/client/testing';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { show, signIn } from '@/testing/render';
import { WithdrawalDialog } from './withdrawal-dialog';

const path = '/api/wallet/withdrawals';
const OTHER_NUMBER = '0a000000-0000-4000-8000-000000000011';
const unconfirmed = aNumber({
  id: OTHER_NUMBER,
  phoneNumber: '066000001',
  phoneNumberFormatted: '066\u00a000\u00a000\u00a001',
  operator: 'moov',
  operatorLabel: 'Moov Money',
  preferred: false,
  confirmed: false,
  receivableFrom: null,
});

beforeEach(() => {
  signIn();
  server.on('get', '/api/wallet/numbers', [aNumber(), unconfirmed]);
});

const open = (wallet = aWallet()) =>
  show(<WithdrawalDialog wallet={wallet} onNumbers={vi.fn()} onClose={vi.fn()} />);

describe('a withdrawal', () => {
  it('of more than can be withdrawn goes no further', async () => {
    const user = open();
    const amount = await screen.findByLabelText('Montant (FCFA)');
    await user.type(amount, '30001');
    expect(screen.getByText("C'est plus que ce que vous pouvez retirer.")).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Continuer' }));
    expect(document.activeElement).toBe(amount);
    expect(screen.getByRole('dialog', { name: "Retirer de l'argent" })).toBeDefined();
  });

  it('of nothing yet says after how long a rent can be withdrawn', async () => {
    open(aWallet({ withdrawable: 0, withdrawableToday: 0, upcoming: 9_000 }));
    await screen.findByText(
      /^Vous pourrez retirer le prix d'une location .* 26\sheures après le début\.$/,
    );
  });

  it('of more than the day allows goes no further', async () => {
    const user = open(aWallet({ withdrawableToday: 12_000 }));
    expect(await screen.findByText(/Disponible aujourd'hui\s: 12\s000\sFCFA/)).toBeDefined();
    await user.type(await screen.findByLabelText('Montant (FCFA)'), '12001');
    expect(
      screen.getByText("C'est plus que ce que vous pouvez retirer aujourd'hui."),
    ).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Continuer' }));
    expect(screen.getByRole('dialog', { name: "Retirer de l'argent" })).toBeDefined();
  });

  it('waits for the next day when the limit is reached', async () => {
    open(aWallet({ withdrawableToday: 0 }));
    expect(
      await screen.findByText("La limite de retraits d'aujourd'hui est atteinte."),
    ).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Continuer' })).toBeNull();
  });

  it('is closed while the wallet is frozen', async () => {
    open(aWallet({ frozen: true, withdrawableToday: 0 }));
    expect(await screen.findByText('Votre portefeuille est bloqué.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Continuer' })).toBeNull();
  });

  it('of everything is one touch, and says what remains', async () => {
    server.on('post', path, aPayment({ purpose: 'withdrawal', amount: 30_000 }));
    server.on('get', '/api/payment/{id}', aPayment({ purpose: 'withdrawal', amount: 30_000 }));
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Tout retirer' }));
    await user.click(screen.getByRole('button', { name: 'Continuer' }));
    expect(screen.getByText('Solde ensuite').nextSibling).toHaveProperty(
      'textContent',
      '10\u00a0000\u00a0FCFA',
    );
    await user.click(screen.getByRole('button', { name: /^Retirer/ }));
    await screen.findByRole('dialog', { name: 'Retrait' });
    expect(server.calls('post', path).map(({ body }) => body)).toEqual([
      { amount: 30_000, numberId: aNumber().id },
    ]);
  });

  it('cannot go to a number that is not confirmed', async () => {
    open();
    const choice = await screen.findByRole('radio', { name: /066\s00\s00\s01/ });
    expect(choice).toHaveProperty('disabled', true);
    expect(screen.getByText('Moov Money · À confirmer par e-mail')).toBeDefined();
  });

  it('waits for a number when none can receive', async () => {
    server.on('get', '/api/wallet/numbers', [unconfirmed]);
    open();
    expect(
      await screen.findByText('Aucun numéro ne peut encore recevoir un retrait.'),
    ).toBeDefined();
    expect(screen.getByRole('button', { name: 'Continuer' })).toHaveProperty('disabled', true);
  });

  it('that is refused says why, and leaves the amount to be changed', async () => {
    server.on('post', path, refusal(409, 'insufficient-balance'));
    const user = open();
    await user.type(await screen.findByLabelText('Montant (FCFA)'), '20000');
    await user.click(screen.getByRole('button', { name: 'Continuer' }));
    await user.click(screen.getByRole('button', { name: /^Retirer/ }));
    expect(await screen.findByText('Le solde du portefeuille est insuffisant.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Modifier' }));
    expect(screen.getByLabelText('Montant (FCFA)')).toHaveProperty('value', '20\u00a0000');
  });

  it('that its operator cannot pay now leads back to the choice, and says what is possible', async () => {
    const message =
      'Airtel Money ne peut pas payer ce montant. Choisissez votre numéro Moov Money.';
    server.on(
      'post',
      path,
      refusal(409, 'operator-float-short', { errors: [{ path: 'amount', message }] }),
    );
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Tout retirer' }));
    await user.click(screen.getByRole('button', { name: 'Continuer' }));
    await user.click(screen.getByRole('button', { name: /^Retirer/ }));
    expect(await screen.findByText(message)).toBeDefined();
    expect(screen.getByRole('dialog', { name: "Retirer de l'argent" })).toBeDefined();
  });
});

describe('a withdrawal to an operator that is down', () => {
  const down = operators.map((operator) => ({
    ...operator,
    incident:
      operator.code === 'airtel'
        ? { since: '2026-12-11T07:00:00.000Z', blocksPayments: false }
        : null,
  }));

  it('waits for its end, and the money stays in the wallet', async () => {
    server.on('get', '/api/payment/operators', down);
    open();
    expect(await screen.findByText('Airtel Money est en panne')).toBeDefined();
    expect(screen.getByText(/Votre argent reste dans votre portefeuille/)).toBeDefined();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Continuer' });
    expect(button.disabled).toBe(true);
    expect(screen.queryByText(/Aucun numéro ne peut encore/)).toBeNull();
  });

  it('goes to a number of the other one without being asked', async () => {
    const moov = { ...unconfirmed, confirmed: true, receivableFrom: '2026-01-01T00:00:00.000Z' };
    server.on('get', '/api/payment/operators', down);
    server.on('get', '/api/wallet/numbers', [aNumber(), moov]);
    open();
    expect(await screen.findByText(/Airtel Money · En panne/)).toBeDefined();
    const chosen = screen.getByRole('radio', { checked: true });
    expect(chosen.closest('label')?.textContent).toContain('Moov Money');
  });
});
