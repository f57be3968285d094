import { ProblemError } from '../../../kernel/errors.js';
import { formatXaf } from '../../../kernel/xaf.js';
import type { Verdict } from '../domain/recorded-by-hand.js';

/**
 * @returns by how many admins it is recorded
 * @throws ProblemError the refusal of a verdict; `invalid-request` for more than the gateway confirms
 */
export function requireRecordable(verdict: Verdict): 'one' | 'two' {
  if ('by' in verdict) return verdict.by;
  if ('refusal' in verdict) throw new ProblemError(verdict.refusal);
  const message = `Au plus ${formatXaf(verdict.most)} pour ce paiement : ce qui est arrivé en plus s'inscrit par une correction du portefeuille`;
  throw new ProblemError('invalid-request', [{ path: 'movedAmount', message }]);
}

/** @throws ProblemError the refusal of a verdict; `invalid-request` for another amount than the gateway says */
export function requireRightable(verdict: Exclude<Verdict, { by: string }> | null): void {
  if (!verdict) return;
  if ('refusal' in verdict) throw new ProblemError(verdict.refusal);
  const message = `L'opérateur dit ${formatXaf(verdict.most)} : c'est ce que les comptes doivent dire`;
  throw new ProblemError('invalid-request', [{ path: 'movedAmount', message }]);
}
