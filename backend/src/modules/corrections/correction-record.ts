import { ProblemError } from '../../kernel/errors.js';
import type { ProposedCorrection } from '../../platform/database/generated/client.js';
import { lockRow } from '../../platform/database/lock-row.js';
import type { Tx } from '../../platform/database/prisma.js';
import type { CorrectedAccount } from '../wallet/index.js';
import type { CorrectionFacts } from './corrections.events.js';

/**
 * A correction that was proposed, held until the end of the transaction: of several who decide about it
 * at once, each sees what the one before made of it.
 *
 * @throws ProblemError `correction-not-found`
 */
export async function lockCorrection(tx: Tx, id: string): Promise<ProposedCorrection> {
  const correction = await lockRow(tx, 'proposed_corrections', id, 'no key update');
  if (!correction) throw new ProblemError('correction-not-found');
  return correction;
}

/** What the account holds that is to be corrected, XAF. */
export function heldIn(
  account: CorrectedAccount,
  { wallet, upcoming } = { wallet: 0, upcoming: 0 },
): number {
  return { wallet, earnings: upcoming }[account];
}

/** What all events of a correction say. */
export function factsOf(correction: CorrectionFacts): CorrectionFacts {
  const { userId, account, amount, reason, proposedById } = correction;
  return { userId, account, amount, reason, proposedById };
}
