import { aNumber, aPayment, refusal, server } from '@loka/client/testing';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { show, signIn } from '@/testing/render';
import { DepositDialog } from './deposit-dialog';

const path = '/api/wallet/top-ups';
const close = vi.fn();

beforeEach(() => {
  signIn();
  server.on('get', '/api/wallet/numbers', [aNumber()]);
  close.mockClear();
});

/** Up to the last look: 10 000 francs. */
async function review() {
  const user = show(<DepositDialog balance={40_000} onClose={close} />);
  await user.type(await screen.findByLabelText('Montant (FCFA)'), '10000');
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  return user;
}

describe('a deposit', () => {
  it('says before it is made what it does to the balance', async () => {
    await review();
    expect(screen.getByText('Solde ensuite').nextSibling).toHaveProperty(
      'textContent',
      '50\u00a0000\u00a0FCFA',
    );
    expect(screen.getByText('Airtel Money, 077 00 00 01')).toBeDefined();
    expect(server.calls('post', path)).toHaveLength(0);
  });

  it('asks the number that was chosen, once, and says when it has arrived', async () => {
    server.on('post', path, aPayment({ purpose: 'top_up', amount: 10_000 }));
    server.on(
      'get',
      '/api/payment/{id}',
      aPayment({ purpose: 'top_up', amount: 10_000, paymentResponse: { code: 200 } }),
    );
    const user = await review();
    await user.dblClick(screen.getByRole('button', { name: /^Déposer/ }));
    expect(await screen.findByText('Dépôt réussi')).toBeDefined();
    expect(server.calls('post', path).map(({ body }) => body)).toEqual([
      { amount: 10_000, phoneNumber: '077000001', operationAccountCode: 'ACC_AIRTEL' },
    ]);
  });

  it('of which another amount came says so, and who decides', async () => {
    const half = {
      purpose: 'top_up',
      status: 'review',
      amount: 10_000,
      movedAmount: 5_000,
    } as const;
    server.on('post', path, aPayment(half));
    server.on('get', '/api/payment/{id}', aPayment(half));
    const user = await review();
    await user.click(screen.getByRole('button', { name: /^Déposer/ }));
    expect(await screen.findByText('Paiement incomplet')).toBeDefined();
    const received =
      /avoir versé 5\s000\sFCFA sur les 10\s000\sFCFA demandés. L'équipe Loka vérifie/;
    expect(
      screen.getByText(
        (_, node) => received.test(node?.textContent ?? '') && node?.tagName === 'P',
      ),
    ).toBeDefined();
  });

  it('can come from a number that is typed, whose operator is recognised', async () => {
    server.on('post', path, aPayment({ purpose: 'top_up', amount: 5_000 }));
    server.on('get', '/api/payment/{id}', aPayment({ purpose: 'top_up', amount: 5_000 }));
    const user = show(<DepositDialog balance={0} onClose={close} />);
    await user.click(await screen.findByRole('button', { name: '5\u00a0000 FCFA' }));
    await user.click(screen.getByRole('radio', { name: 'Un autre numéro' }));
    await user.type(await screen.findByLabelText('Numéro Airtel Money'), '066000001');
    expect(screen.getByLabelText('Numéro Moov Money')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Continuer' }));
    await user.click(await screen.findByRole('button', { name: /^Déposer/ }));
    await screen.findByText('Dépôt en cours...');
    expect(server.calls('post', path)[0]?.body).toEqual({
      amount: 5_000,
      phoneNumber: '066000001',
      operationAccountCode: 'ACC_MOOV',
    });
  });

  it('says at each field what is wrong of it, in our words, before anything is sent', async () => {
    const user = show(<DepositDialog balance={0} onClose={close} />);
    const amount = await screen.findByLabelText('Montant (FCFA)');
    const next = () => user.click(screen.getByRole('button', { name: 'Continuer' }));
    await next();
    expect(screen.getByText('Indiquez un montant.')).toBeDefined();
    expect(document.activeElement).toBe(amount);

    await user.type(amount, '50');
    await user.click(screen.getByRole('radio', { name: 'Un autre numéro' }));
    await user.type(await screen.findByLabelText('Numéro Airtel Money'), '12');
    await next();
    expect(screen.getByText(/^Le minimum est de 500\sFCFA\.$/)).toBeDefined();
    expect(screen.getByText(/^Indiquez un numéro du Gabon à 9 chiffres/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Déposer/ })).toBeNull();

    await user.type(amount, '00');
    await user.clear(screen.getByLabelText('Numéro Airtel Money'));
    await user.type(screen.getByLabelText('Numéro Airtel Money'), '077 12 34 56');
    await next();
    expect(await screen.findByRole('button', { name: /^Déposer 5\s000/ })).toBeDefined();
  });

  it('goes back to the amount that the server refuses', async () => {
    const message = 'Le montant minimum est de 100 FCFA';
    server.on(
      'post',
      path,
      refusal(400, 'invalid-request', { errors: [{ path: 'amount', message }] }),
    );
    const user = await review();
    await user.click(screen.getByRole('button', { name: /^Déposer/ }));
    expect(await screen.findByText(message)).toBeDefined();
    expect(screen.getByLabelText('Montant (FCFA)')).toHaveProperty('value', '10\u00a0000');
  });

  it('given again after a lost answer keeps its key', async () => {
    server.on('post', path, refusal(503, 'service-unavailable'));
    const user = await review();
    await user.click(screen.getByRole('button', { name: /^Déposer/ }));
    await screen.findByText(/ne se fera qu'une fois/);
    await user.click(screen.getByRole('button', { name: /^Déposer/ }));
    await vi.waitFor(() => expect(server.calls('post', path)).toHaveLength(2));
    const [first, second] = server.calls('post', path).map((call) => call.headers);
    expect(first?.['idempotency-key']).toBe(second?.['idempotency-key']);
  });
});
