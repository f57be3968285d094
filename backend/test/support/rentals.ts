import { randomUUID } from 'node:crypto';
import { addDays, type Day } from '../../src/kernel/day.js';
import { PayRental } from '../../src/modules/payments/create/pay-rental.js';
import { ApplyOutcome } from '../../src/modules/payments/settle/apply-outcome.js';
import type { RentalAction, RentalView } from '../../src/modules/rentals/rentals.schema.js';
import { Clock } from '../../src/platform/clock.js';
import { Db } from '../../src/platform/database/prisma.js';
import { api, provided } from './api.js';
import { aMember, anItem, type Person } from './factories.js';

/** A day so many days from the one it is. */
export function inDays(days: number): Day {
  return addDays(provided(Clock).today(), days);
}

export interface PaymentTraits {
  itemId: string;
  renter: Person;
  /** Days from today. */
  from?: number;
  to?: number;
  /** One without. */
  pieces?: number;
  phoneNumber?: string;
  /** XAF of it from the renter's wallet; none without. */
  walletAmount?: number;
  /** Where they meet; the object is fetched without. */
  meetingPointId?: string;
  /** To the place that the notes name. */
  isDelivered?: boolean;
}

/** What a renter sends to pay for an item, with the price that the quote says. */
export async function paymentRequest({
  itemId,
  from = 10,
  to = 13,
  pieces = 1,
  ...rest
}: PaymentTraits) {
  const [startDate, endDate] = [inDays(from), inDays(to)];
  const met = rest.meetingPointId ? ('meeting_point' as const) : ('pickup' as const);
  const fulfilment = rest.isDelivered ? ('delivery' as const) : met;
  const { body } = await api<{ total: number }>(
    `/api/items/${itemId}/quote?start_date=${startDate}&end_date=${endDate}&pieces=${pieces}&fulfilment=${fulfilment}`,
  );
  return {
    totalPrice: body.total,
    item: 'Perceuse à percussion',
    phoneNumber: rest.phoneNumber ?? '077000001',
    operationAccountCode: 'ACC_AIRTEL',
    itemId,
    startDate,
    endDate,
    pieces,
    notes: 'Quartier Louis, portail vert. 077000001',
    walletAmount: rest.walletAmount ?? 0,
    fulfilment,
    meetingPointId: rest.meetingPointId ?? null,
  };
}

/** The id of a payment that was sent to the gateway, and is not decided. */
export async function aSubmittedPayment(traits: PaymentTraits): Promise<string> {
  const { renter } = traits;
  const actor = {
    ...renter,
    role: 'member',
    emailConfirmed: true,
    isLeaving: false,
    isSuspended: false,
    verificationStatus: 0,
  } as const;
  const id = randomUUID();
  await provided(PayRental).execute(actor, id, await paymentRequest(traits), '127.0.0.1');
  await provided(Db).payment.update({
    where: { id },
    data: {
      status: 'submitting',
      events: { create: { from: 'created', to: 'submitting', at: provided(Clock).now() } },
    },
  });
  return id;
}

/** The gateway confirms a payment. */
export async function confirm(paymentId: string) {
  await provided(ApplyOutcome).execute(paymentId, { to: 'succeeded', detail: 'SUCCESS' });
}

/** A payment that the gateway has confirmed, and what it made. */
export async function aConfirmedPayment(traits: PaymentTraits) {
  const id = await aSubmittedPayment(traits);
  await confirm(id);
  return provided(Db).payment.findUniqueOrThrow({ where: { id } });
}

/** A paid request: 3 days from the tenth on, 15 000 XAF of rent and 20 000 XAF of security deposit. */
export async function aRequest(traits: Partial<PaymentTraits> & { owner?: Person } = {}) {
  const owner = traits.owner ?? (await aMember({ name: 'Alice Mba', verified: true }));
  const renter = traits.renter ?? (await aMember({ name: 'Bob Ondo' }));
  const itemId = traits.itemId ?? (await anItem({ owner })).id;
  const { rentalId } = await aConfirmedPayment({ ...traits, itemId, renter });
  if (!rentalId) throw new Error('The payment made no rental');
  return { id: rentalId, itemId, owner, renter };
}

export function updateStatus(
  as: Person,
  rentalId: string,
  status: string,
  shown: { expected_refund?: number } = {},
) {
  return api<RentalView>('/api/rentals/update-status', {
    method: 'PUT',
    as,
    body: { rental_id: rentalId, status, ...shown },
  });
}

export async function seenBy(as: Person, rentalId: string): Promise<RentalView> {
  const { body } = await api<RentalView>(`/api/rentals/${rentalId}`, { as });
  return body;
}

/** XAF in a wallet: all of it, and what can be withdrawn. */
export async function walletOf(as: Person): Promise<{ balance: number; withdrawable: number }> {
  const { body } = await api<{ balance: number; withdrawable: number }>('/api/wallet', { as });
  return { balance: body.balance, withdrawable: body.withdrawable };
}

/** Every account of the ledger that holds something of a rental. */
export function heldFor(rentalId: string) {
  return provided(Db).ledgerAccount.findMany({
    where: { holder: rentalId, balance: { not: 0 } },
    select: { kind: true, balance: true },
  });
}

/** What the viewer of a rental would do by an action, as the API says beforehand. */
export function effectOf({ effects }: RentalView, action: RentalAction) {
  return effects.find((effect) => effect.action === action);
}
