import { ProblemError } from '../../kernel/errors.js';
import type { Thread } from '../../platform/database/generated/client.js';

type Parties = Pick<Thread, 'askerId' | 'ownerId'>;

/** The other party of a thread. */
export function otherOf({ askerId, ownerId }: Parties, userId: string): string {
  return userId === askerId ? ownerId : askerId;
}

export function isParty({ askerId, ownerId }: Parties, userId: string): boolean {
  return userId === askerId || userId === ownerId;
}

/**
 * The thread, when the user is a party of it.
 *
 * @throws ProblemError `thread-not-found` for everybody else, staff too
 */
export function requireParty<Found extends Parties>(thread: Found | null, userId: string): Found {
  if (!thread || !isParty(thread, userId)) throw new ProblemError('thread-not-found');
  return thread;
}
