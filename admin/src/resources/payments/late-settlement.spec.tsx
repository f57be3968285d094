import { aStaffPayment, refusal, server } from '@loka/client/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../testing/render';
import { admin } from '../../testing/signed-in';
import { LateSettlement } from './late-settlement';

const path = '/api/admin/payments/{id}/settle-late';
const sent = { from: 'created', to: 'submitting', detail: '', at: '2026-11-22T04:00:00Z' } as const;
const failed = aStaffPayment({ status: 'failed', amount: 12_000, events: [sent] });

it('of a payment that failed is recorded with its amount and a reason, once', async () => {
  server.on('post', path, { ...failed, lateAmount: 12_000 });
  const user = show(<LateSettlement payment={failed} />);
  await user.click(await screen.findByRole('button', { name: "Enregistrer l'argent déplacé" }));
  await user.type(screen.getByRole('textbox', { name: /Raison/ }), 'Relevé du 3');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(server.calls('post', path)).toHaveLength(1));
  const [call] = server.calls('post', path);
  expect(call?.body).toEqual({ movedAmount: 12_000, reason: 'Relevé du 3' });
  expect(call?.headers['idempotency-key']).toBeDefined();
});

it('that the operator does not confirm says so in its dialog, and keeps what was typed', async () => {
  server.on('post', path, refusal(409, 'payment-not-confirmed', { detail: 'Pas confirmé.' }));
  const user = show(<LateSettlement payment={failed} />);
  await user.click(await screen.findByRole('button', { name: "Enregistrer l'argent déplacé" }));
  await user.type(screen.getByRole('textbox', { name: /Raison/ }), 'Relevé du 3');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Pas confirmé.');
  const reason = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Raison/ });
  expect(reason.value).toBe('Relevé du 3');
});

it('is not asked for of a payment that was never sent', async () => {
  show(
    <>
      <LateSettlement payment={{ ...failed, events: [] }} />
      <LateSettlement payment={failed} />
    </>,
  );
  expect(await screen.findAllByRole('button')).toHaveLength(1);
});

it('is not recorded of one’s own payment', async () => {
  show(
    <>
      <LateSettlement payment={{ ...failed, payerId: admin.id }} />
      <LateSettlement payment={failed} />
    </>,
  );
  expect(await screen.findAllByRole('button')).toHaveLength(1);
});

it('that is on record is shown, and not asked for again', async () => {
  show(<LateSettlement payment={{ ...failed, lateAmount: 12_000 }} />);
  expect(await screen.findByText(/12\s000/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
