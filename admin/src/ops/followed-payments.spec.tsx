import { page, server } from '@loka/client/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { OpsPayment } from '../api/dashboard';
import { show } from '../testing/render';
import { FollowedPayments } from './followed-payments';

const path = '/api/ops/payments';

const payment: OpsPayment = {
  ...{ id: '0b0e0f4c-3f0e-4b7e-9b1c-1f6a2c9d5e11', reference: 'LK-1', gatewayReference: 'AM-2' },
  ...{ purpose: 'rental', status: 'review', operator: 'airtel', amount: 43_250 },
  ...{ reviewReason: null, failureReason: null, detail: 'no answer' },
  ...{ createdAt: '2027-01-07T04:00:00.000Z', changedAt: '2027-01-07T05:00:00.000Z' },
};

it('shows what is looked for in the log and asked of the gateway', async () => {
  server.on('get', path, page([payment]));
  show(<FollowedPayments />);
  const row = await screen.findByRole('row', { name: /LK-1/ });
  for (const text of ['AM-2', payment.id, '43 250 FCFA', 'no answer'])
    expect(row.textContent?.replaceAll(/\s/g, ' ')).toContain(text);
});

it('shows failed payments when asked for, the last one first', async () => {
  server.on('get', path, page([]));
  const user = show(<FollowedPayments />);
  expect(await screen.findByText('Aucun.')).toBeDefined();
  const failed = { ...payment, status: 'failed', failureReason: 'insufficient_funds' } as const;
  server.on('get', path, page([{ ...failed, detail: 'FAILED 4102' }]));
  await user.click(screen.getByRole('button', { name: 'Échoués' }));
  const row = await screen.findByRole('row', { name: /LK-1/ });
  expect(row.textContent).toContain('insufficient_funds · FAILED 4102');
  const query = server.calls('get', path).at(-1)?.query;
  expect([query?.get('state'), query?.get('order')]).toEqual(['failed', 'DESC']);
});
