import { Refusal } from '../../kernel/errors.js';
import type { Tx } from '../../platform/database/prisma.js';
import { type LedgerTransactionType, postTransaction } from '../wallet/index.js';
import { findMove, type Party, type RentalEvent } from './domain/rental-lifecycle.js';
import { rentalPolicy } from './rental-policy.js';
import { factsOf, type RentalRecord } from './rental-record.js';

const transactionTypeOf: Record<RentalEvent, LedgerTransactionType> = {
  accept: 'rental_accepted',
  refuse: 'rental_refunded',
  expire: 'rental_refunded',
  'give-way': 'rental_refunded',
  withdraw: 'rental_refunded',
  cancel: 'rental_cancelled',
  'call-off': 'rental_cancelled',
  start: 'earnings_released',
  finish: 'earnings_released',
};

/**
 * Moves a locked rental by an event of its lifecycle: status, history and money, all or nothing.
 *
 * @throws Refusal `move-not-allowed` when the table does not have that move for that party now
 */
export async function moveRental(
  tx: Tx,
  rental: RentalRecord,
  event: RentalEvent,
  by: { party: Party; userId?: string },
  now: Date,
): Promise<RentalRecord> {
  const facts = factsOf(rental);
  const move = findMove(facts, event, by.party, now, rentalPolicy);
  if (!move) throw new Refusal('move-not-allowed');
  await tx.rental.update({
    where: { id: rental.id },
    data: {
      status: move.to,
      ...(move.to === 'annulee' || move.to === 'refusee' ? { depositStatus: 'released' } : {}),
    },
  });
  await tx.rentalEvent.create({
    data: {
      rentalId: rental.id,
      event,
      from: move.from,
      to: move.to,
      actor: by.party,
      actorId: by.userId ?? null,
      at: now,
    },
  });
  await postTransaction(tx, {
    key: `rental:${rental.id}:${event}`,
    type: transactionTypeOf[event],
    rentalId: rental.id,
    description: rental.item.title,
    at: now,
    postings: move.money?.(facts, now, rentalPolicy) ?? [],
  });
  return { ...rental, status: move.to };
}
