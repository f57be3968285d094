import type { Day } from '../../../kernel/day.js';
import type { Xaf } from '../../../kernel/xaf.js';
import { type ChangeKind, type ChangeParty, rentAfter } from './rental-change.js';

/** An extension or a shortening that was done after the contract was accepted. Amounts in XAF. */
export interface ContractAmendment {
  kind: ChangeKind;
  askedBy: ChangeParty;
  /** What an extension cost, or a shortening gave back. */
  amount: Xaf;
  oldEnd: Day;
  newEnd: Day;
  oldRent: Xaf;
  newRent: Xaf;
  askedAt: Date;
  acceptedAt: Date;
  /** When the extension was paid, or the shortening refunded. */
  doneAt: Date;
}

/**
 * The amendments of a contract, each with the rent that the one before left.
 *
 * @param rent what was agreed on in the contract
 * @param changes those that are done, in the order in which they were
 */
export function amendmentsOf(
  rent: Xaf,
  changes: readonly Omit<ContractAmendment, 'oldRent' | 'newRent'>[],
): ContractAmendment[] {
  let current = rent;
  return changes.map((change) => {
    const oldRent = current;
    current = rentAfter(oldRent, change);
    return { ...change, oldRent, newRent: current };
  });
}
