import type { EmailChange } from '../../../platform/database/generated/client.js';
import type { Tx } from '../../../platform/database/prisma.js';

/**
 * When the address of a member changes next: now, or just after it last did, whose server's clock may be ahead. What
 * follows what is told by these times alone.
 *
 * @param userId whom the transaction has locked
 */
export async function nextStepAt(tx: Tx, userId: string, now: Date): Promise<Date> {
  const { _max } = await tx.emailChange.aggregate({
    where: { userId },
    _max: { confirmedAt: true, undoneAt: true },
  });
  const steps = [_max.confirmedAt, _max.undoneAt].map((at) => (at ? at.getTime() + 1 : 0));
  return new Date(Math.max(now.getTime(), ...steps));
}

/** Whether changes, in their order, are how the account came to an address: each begins where the last one ended. */
export function leadTo(changes: readonly EmailChange[], email: string): boolean {
  const next = [...changes.slice(1).map(({ oldEmail }) => oldEmail), email];
  return changes.every(({ newEmail }, place) => newEmail === next[place]);
}
