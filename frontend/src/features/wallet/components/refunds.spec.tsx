import { aPayment, aRefundNumber, refusal, server } from '@loka/client/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { show, signIn } from '@/testing/render';
import { Refunds } from './refunds';

const path = '/api/wallet/refunds';
const paid = { purpose: 'refund', amount: 35_000 } as const;
const everything = { name: /^Renvoyer 35\s000\sFCFA$/ };
const send = () => screen.findByRole('button', everything);
const confirm = () => within(screen.getByRole('dialog')).getByRole('button', everything);

beforeEach(() => {
  signIn();
  server.on('get', path, [aRefundNumber()]);
});

describe('what can go back to the number that paid', () => {
  it('is all of it, at two touches', async () => {
    server.on('post', path, aPayment(paid));
    server.on('get', '/api/payment/{id}', aPayment(paid));
    const user = show(<Refunds frozen={false} />);
    await user.click(await send());
    expect(screen.getByLabelText('Montant (FCFA)')).toHaveProperty('value', '35\u00a0000');
    await user.click(confirm());
    await screen.findByRole('dialog', { name: 'Remboursement' });
    expect(server.calls('post', path).map(({ body }) => body)).toEqual([
      { amount: 35_000, phoneNumber: '077000001', operationAccountCode: 'ACC_AIRTEL' },
    ]);
  });

  it('may be less, and never more', async () => {
    server.on('post', path, aPayment(paid));
    const user = show(<Refunds frozen={false} />);
    await user.click(await send());
    const amount = screen.getByLabelText('Montant (FCFA)');
    await user.clear(amount);
    await user.type(amount, '35001');
    expect(screen.getByText("C'est plus que ce qui peut repartir vers ce numéro.")).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Renvoyer' }));
    expect(server.calls('post', path)).toEqual([]);
  });

  it('says in our words that an amount is missing', async () => {
    const user = show(<Refunds frozen={false} />);
    await user.click(await send());
    const amount = screen.getByLabelText('Montant (FCFA)');
    await user.clear(amount);
    await user.click(screen.getByRole('button', { name: 'Renvoyer' }));
    expect(screen.getByText('Indiquez un montant.')).toBeDefined();
    expect(document.activeElement).toBe(amount);
    expect(server.calls('post', path)).toEqual([]);
  });

  it('says at the amount what the server refuses of it', async () => {
    const errors = [{ path: 'amount', message: 'Vous pouvez renvoyer au plus 5 000 FCFA' }];
    server.on('post', path, refusal(409, 'refund-limit', { errors }));
    const user = show(<Refunds frozen={false} />);
    await user.click(await send());
    await user.click(confirm());
    expect(await screen.findByText('Vous pouvez renvoyer au plus 5 000 FCFA')).toBeDefined();
    expect(screen.getByLabelText('Montant (FCFA)')).toHaveProperty('value', '35\u00a0000');
  });

  it('waits while the wallet is frozen', async () => {
    show(<Refunds frozen />);
    expect(await send()).toHaveProperty('disabled', true);
    expect(screen.getByText(/^Ce remboursement attend/)).toBeDefined();
  });

  it('shows what is on its way, with nothing left to send', async () => {
    const numbers = [aRefundNumber({ refundable: 0, inTransit: 35_000 })];
    server.on('get', path, numbers);
    show(<Refunds frozen={false} />);
    expect(await screen.findByText(/35\s000\sFCFA en route vers ce numéro/)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is not there when nothing is to be sent', async () => {
    server.on('get', path, [aRefundNumber({ refundable: 0, sentBack: 35_000 })]);
    show(<Refunds frozen={false} />);
    await vi.waitFor(() => expect(server.calls('get', path)).toHaveLength(1));
    expect(screen.queryByRole('region')).toBeNull();
  });
});
