import { ApiError, type Failure, UNEXPECTED, UNREACHABLE } from '@loka/client';

/** There is no network, and this browser keeps nothing until there is. */
export const NOT_KEPT: Failure = {
  ...UNREACHABLE,
  detail:
    'Pas de réseau, et ce navigateur ne peut rien garder en attendant. Réessayez quand le réseau revient.',
};

/**
 * Whether it is worth sending the same again later: no answer, or half of one, a server in trouble, a
 * session to renew.
 */
export function mayHeal(error: unknown): boolean {
  if (error instanceof NoSender) return false;
  // The connection ended while the answer was read.
  if (!(error instanceof ApiError)) return true;
  const { code, status } = error;
  return status === 0 || status >= 500 || PASSING.includes(status) || code === RUNNING;
}

/** A session to renew, a call that was too slow, too many of them. */
const PASSING: readonly number[] = [401, 408, 429];

/** An entry of a kind that this version of the site does not know. */
export class NoSender extends Error {}

/** The same call has not been answered yet. */
const RUNNING = 'idempotency-key-running';

/** What is kept of a refusal. */
export function refusalOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) {
    return { code: 'unexpected', status: 0, detail: UNEXPECTED, fields: [] };
  }
  const { code, status, message, fields, state } = error;
  return { code, status, detail: message, fields, state };
}
