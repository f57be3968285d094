import { expect } from 'vitest';
import type { Day } from '../../src/kernel/day.js';
import type { PaymentView } from '../../src/modules/payments/payments.schema.js';
import type { ChangeView } from '../../src/modules/rentals/changes/changes.schema.js';
import type { RentalView } from '../../src/modules/rentals/rentals.schema.js';
import { Clock } from '../../src/platform/clock.js';
import { Db } from '../../src/platform/database/prisma.js';
import { api, provided } from './api.js';
import type { Person } from './factories.js';

type Kind = ChangeView['kind'];

/** A party asks for another end day of a rental. */
export const askChange = (as: Person, id: string, kind: Kind, newEnd: Day, reason = '') =>
  api<RentalView>(`/api/rentals/${id}/changes`, {
    method: 'POST',
    as,
    body: { kind, new_end_date: newEnd, reason },
  });

/** The change that a party has asked for. */
export async function anAskedChange(
  as: Person,
  id: string,
  kind: Kind,
  newEnd: Day,
): Promise<ChangeView> {
  const { status, body } = await askChange(as, id, kind, newEnd);
  expect(status).toBe(201);
  return body.change as ChangeView;
}

/** @param action one of `accept`, `refuse`, `withdraw` */
export const answerChange = (
  as: Person,
  id: string,
  { id: changeId }: ChangeView,
  action: string,
) => api<RentalView>(`/api/rentals/${id}/changes/${changeId}/${action}`, { method: 'POST', as });

/** XAF: all of it, and of that what the wallet pays. */
export const payExtension = (
  as: Person,
  { id: changeId }: ChangeView,
  totalPrice: number,
  walletAmount = 0,
) =>
  api<PaymentView>('/api/payment/extension', {
    as,
    body: {
      changeId,
      totalPrice,
      walletAmount,
      phoneNumber: '077000002',
      operationAccountCode: 'ACC_AIRTEL',
    },
  });

/** The id of a payment for an extension that was sent to the gateway, and is not decided. */
export async function aSentExtensionPayment(as: Person, change: ChangeView): Promise<string> {
  const { status, body } = await payExtension(as, change, change.amount);
  expect(status).toBe(202);
  await provided(Db).payment.update({
    where: { id: body.paymentId },
    data: {
      status: 'submitting',
      events: { create: { from: 'created', to: 'submitting', at: provided(Clock).now() } },
    },
  });
  return body.paymentId;
}
