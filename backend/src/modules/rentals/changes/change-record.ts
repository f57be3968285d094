import { fromDate } from '../../../kernel/day.js';
import { ProblemError } from '../../../kernel/errors.js';
import type { RentalChange } from '../../../platform/database/generated/client.js';
import { lockRow } from '../../../platform/database/lock-row.js';
import type { Tx } from '../../../platform/database/prisma.js';
import { type ChangeFacts, type ChangeParty, openChangeStatuses } from '../domain/rental-change.js';

/** What the rules ask of a stored change. */
export function changeFactsOf(change: RentalChange): ChangeFacts {
  const { kind, status, askedBy, oldEndDate, newEndDate, dueAt, acceptedAt } = change;
  return {
    kind,
    status,
    // The database has a check of it.
    askedBy: askedBy as ChangeParty,
    oldEnd: fromDate(oldEndDate),
    newEnd: fromDate(newEndDate),
    dueAt,
    acceptedAt,
  };
}

/**
 * A change of a rental, held until the end of the transaction; its rental is held before.
 *
 * @throws ProblemError `change-not-found`
 */
export async function lockChange(tx: Tx, rentalId: string, id: string): Promise<RentalChange> {
  const change = await lockRow(tx, 'rental_changes', id);
  if (change?.rentalId !== rentalId) throw new ProblemError('change-not-found');
  return change;
}

/** The change of a rental that waits for somebody; null when none does. */
export function findOpenChange(tx: Tx, rentalId: string): Promise<RentalChange | null> {
  return tx.rentalChange.findFirst({
    where: { rentalId, status: { in: [...openChangeStatuses] } },
  });
}

/** The keys of the ledger transactions that a step of a change posts. */
export function changeKeysOf(event: string, change: RentalChange): string[] {
  if (event === 'accept-shortening') return [changeKeyOf(change)];
  return event === 'pay-extension' ? [`payment:${change.paymentId}`] : [];
}

/** What the ledger transaction of a shortening is called. */
export function changeKeyOf({ id }: Pick<RentalChange, 'id'>): string {
  return `change:${id}`;
}
