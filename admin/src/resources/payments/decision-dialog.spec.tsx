import { aStaffPayment, refusal, server } from '@loka/client/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PaymentDetail } from '../../api/types';
import { show } from '../../testing/render';
import { DecisionDialog } from './decision-dialog';

const path = '/api/admin/payments/{id}/decide';
const close = vi.fn();

beforeEach(() => close.mockClear());

const open = (payment: PaymentDetail = aStaffPayment()) =>
  show(<DecisionDialog payment={payment} onClose={close} />);

const decide = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Décider' });
const reason = () => screen.getByRole('textbox', { name: /Raison/ });
const proof = () => screen.getByRole('textbox', { name: /Preuve/ });
const consequence = () =>
  screen.getByText(/C'est définitif\./).textContent?.replaceAll('\u00a0', ' ');
const sent = () => server.calls('post', path).map(({ body }) => body);

describe('the decision about a payment', () => {
  it('needs a finding, a reason and a proof', async () => {
    const user = open();
    expect(decide().disabled).toBe(true);
    await user.click(screen.getByRole('radio', { name: /Rien reçu/ }));
    expect(decide().disabled).toBe(true);
    await user.type(reason(), '  ab ');
    expect(decide().disabled).toBe(true);
    await user.type(reason(), 'c');
    expect(decide().disabled).toBe(true);
    await user.type(proof(), 'Ticket 45');
    expect(decide().disabled).toBe(false);
  });

  it('that the asked amount came as another one does what all of it does', async () => {
    const user = open(aStaffPayment({ purpose: 'rental', amount: 5_000, movedAmount: 5_000 }));
    await user.click(screen.getByRole('radio', { name: /un autre montant/ }));
    expect(consequence()).toContain('La demande part chez le propriétaire');
    await user.clear(screen.getByRole('spinbutton', { name: /Montant/ }));
    await user.type(screen.getByRole('spinbutton', { name: /Montant/ }), '4000');
    expect(consequence()).toContain("aucune location n'est créée");
  });

  it.each([
    ['top_up', 60_000, /Reçu en totalité/, false],
    ['top_up', 60_000, /Rien reçu/, true],
    ['withdrawal', 60_000, /Rien versé/, false],
    ['withdrawal', 50_000, /Versé en totalité/, true],
  ] as const)(
    'about a %s of %i that %s is final (%#): %s',
    async (purpose, amount, name, isFinal) => {
      const user = open(aStaffPayment({ purpose, amount, aloneMost: 50_000 }));
      await user.click(screen.getByRole('radio', { name }));
      expect(screen.queryAllByText(/C'est définitif/)).toHaveLength(isFinal ? 1 : 0);
      expect(screen.queryAllByText(/une deuxième personne doit approuver/)).toHaveLength(
        isFinal ? 0 : 1,
      );
    },
  );

  it('that nothing came fails it, and says what goes back', async () => {
    server.on('post', path, aStaffPayment({ status: 'failed' }));
    const user = open();
    await user.click(screen.getByRole('radio', { name: /Rien reçu/ }));
    expect(consequence()).toContain('5 000 FCFA reviennent dans le portefeuille du membre');
    await user.type(reason(), 'Vu avec Airtel');
    await user.type(proof(), 'Ticket 45');
    await user.click(decide());
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(sent()).toEqual([{ outcome: 'failed', reason: 'Vu avec Airtel', proof: 'Ticket 45' }]);
  });

  it('that all came confirms its amount', async () => {
    server.on('post', path, aStaffPayment({ status: 'succeeded' }));
    const user = open();
    await user.click(screen.getByRole('radio', { name: /Reçu en totalité/ }));
    expect(consequence()).toContain('35 000 FCFA vont dans le portefeuille du membre');
    await user.type(reason(), 'Vu avec Airtel');
    await user.type(proof(), 'Ticket 45');
    await user.click(decide());
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(sent()).toEqual([
      { outcome: 'succeeded', movedAmount: 30_000, reason: 'Vu avec Airtel', proof: 'Ticket 45' },
    ]);
  });

  it('that another amount came begins with what the operator said', async () => {
    server.on('post', path, aStaffPayment({ status: 'succeeded' }));
    const user = open(aStaffPayment({ movedAmount: 12_000 }));
    await user.click(screen.getByRole('radio', { name: /autre montant/ }));
    const amount = screen.getByRole<HTMLInputElement>('spinbutton', { name: /Montant/ });
    expect(amount.value).toBe('12000');
    await user.clear(amount);
    expect(decide().disabled).toBe(true);
    await user.type(amount, '15000');
    expect(consequence()).toContain('20 000 FCFA vont dans le portefeuille du membre');
    await user.type(reason(), 'Vu avec Airtel');
    await user.type(proof(), 'Ticket 45');
    await user.click(decide());
    await waitFor(() => expect(sent()).toMatchObject([{ movedAmount: 15_000 }]));
  });

  it('given again after a lost answer keeps its key', async () => {
    server.on('post', path, refusal(503, 'service-unavailable', { detail: 'Réessayez.' }));
    const user = open();
    await user.click(screen.getByRole('radio', { name: /Rien reçu/ }));
    await user.type(reason(), 'Vu avec Airtel');
    await user.type(proof(), 'Ticket 45');
    await user.click(decide());
    expect(await screen.findByText('Réessayez.')).toBeDefined();
    expect(close).not.toHaveBeenCalled();
    server.on('post', path, aStaffPayment({ status: 'failed' }));
    await user.click(decide());
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    const keys = server.calls('post', path).map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('of a withdrawal speaks of what was paid out', async () => {
    const user = open(aStaffPayment({ purpose: 'withdrawal', walletAmount: 0 }));
    await user.click(screen.getByRole('radio', { name: /Rien versé/ }));
    expect(consequence()).toContain('30 000 FCFA reviennent dans le portefeuille du membre');
  });
});
