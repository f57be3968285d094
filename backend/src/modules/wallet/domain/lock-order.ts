import type { Account } from '../../../kernel/posting.js';

/**
 * The order in which every database transaction locks accounts, so that no two deadlock: members'
 * by member id, each member's by kind; then those of one rental or payment; then Loka's own and the
 * operators', which all payments share and which are therefore held for the shortest time. An
 * account is locked by the entry that changes its balance.
 */
export function compareByLockOrder(a: Account, b: Account): number {
  const [first, second] = [placeOf(a), placeOf(b)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

function placeOf({ kind, holder, userId }: Account): string {
  if (userId) return `1 ${userId} ${kind} ${holder}`;
  const isShared = kind === 'provider' || kind === 'suspense' || kind === 'fees';
  return `${isShared ? 3 : 2} ${kind} ${holder}`;
}
