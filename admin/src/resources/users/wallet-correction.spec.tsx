import { aUser, aWallet, refusal, server, someApprovalRules } from '@loka/client/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { show } from '../../testing/render';
import { WalletCorrection } from './wallet-correction';

const path = '/api/users/update-wallet';
const member = aUser();
const close = vi.fn();

const rules = someApprovalRules({ correctAloneMost: 30_000 });

const corrected = (traits = {}) => ({ ...aWallet(traits), approvalId: null });

beforeEach(() => {
  close.mockClear();
  server.on('get', '/api/admin/approvals/rules', rules);
});

const open = (traits = {}) =>
  show(<WalletCorrection user={{ ...member, ...traits }} onClose={close} />);
const submitNamed = (name: string) =>
  screen.getAllByRole<HTMLButtonElement>('button', { name }).find(({ type }) => type === 'submit');
const amount = () => screen.getByRole('spinbutton', { name: /Montant/ });
const reason = () => screen.getByRole('textbox', { name: /Raison/ });
const summary = () => screen.getByText(/Solde actuel/).textContent?.replaceAll('\u00a0', ' ');

describe('the correction of a wallet', () => {
  it('says beforehand what becomes of the balance', async () => {
    const user = open();
    await user.type(amount(), '15000');
    expect(summary()).toBe('Solde actuel : 30 000 FCFAAprès correction : 45 000 FCFA');
    await user.click(screen.getByRole('button', { name: 'Débiter' }));
    expect(summary()).toBe('Solde actuel : 30 000 FCFAAprès correction : 15 000 FCFA');
    await user.type(amount(), '0');
    expect(summary()).toBe('Solde actuel : 30 000 FCFALe compte ne contient pas ce montant.');
  });

  it('needs an amount and a reason', async () => {
    const user = open();
    const credit = () => submitNamed('Créditer');
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
    const debit = () => submitNamed('Débiter') as HTMLButtonElement;
    await user.click(debit());
    expect(await screen.findByText('Réessayez.')).toBeDefined();
    server.on('put', path, corrected({ balance: 25_000 }));
    await user.click(debit());
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    const calls = server.calls('put', path);
    const correction = {
      userId: member.id,
      amount: -15_000,
      reason: 'Trop perçu',
    };
    expect(calls.map(({ body }) => body)).toEqual([correction, correction]);
    expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  it('is the same when the dialog was closed after a lost answer, and another once it was acknowledged', async () => {
    const correct = async () => {
      const user = open();
      await user.type(amount(), '700');
      await user.type(reason(), 'Geste commercial');
      const credit = submitNamed('Créditer') as HTMLButtonElement;
      await user.click(credit);
    };
    server.on('put', path, refusal(503, 'service-unavailable', { detail: 'Réessayez.' }));
    await correct();
    await screen.findByText('Réessayez.');
    cleanup();
    server.on('put', path, corrected());
    for (const times of [1, 2]) {
      await correct();
      await waitFor(() => expect(close).toHaveBeenCalledTimes(times));
      cleanup();
    }
    const [lost, again, another] = server
      .calls('put', path)
      .map(({ headers }) => headers['idempotency-key']);
    expect(again).toBe(lost);
    expect(another).not.toBe(lost);
  });

  it('says beforehand from which amount on somebody else must approve, and proposes it then', async () => {
    const approvalId = '0a000000-0000-4000-8000-000000000095';
    server.on('put', path, { ...aWallet({}), approvalId });
    const user = open({ walletBalance: 90_000 });
    const needsTwo = () => screen.queryByText(/une deuxième personne/);
    await user.type(amount(), '30000');
    await user.click(screen.getByRole('button', { name: 'Débiter' }));
    expect(needsTwo()).toBeNull();
    await user.clear(amount());
    await user.type(amount(), '30001');
    expect(needsTwo()?.textContent?.replaceAll('\u00a0', ' ')).toContain('Au-delà de 30 000 FCFA');
    await user.type(reason(), 'Trop perçu');
    await user.click(screen.getByRole('button', { name: 'Proposer' }));
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(await screen.findByText(/Correction proposée/)).toBeDefined();
    expect(server.calls('put', path)[0]?.body).toMatchObject({ amount: -30_001 });
  });

  it('goes on without that when the amount cannot be read', async () => {
    server.on('get', '/api/admin/approvals/rules', refusal(503, 'service-unavailable'));
    server.on('put', path, corrected());
    const user = open();
    await user.type(amount(), '90000');
    await user.type(reason(), 'Geste');
    const submit = submitNamed('Créditer') as HTMLButtonElement;
    await user.click(submit);
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
  });
});
