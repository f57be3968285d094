import type { PlainSql } from '../../../../platform/database/plain-sql.js';
import type { Act, ActDescription } from '../../../approvals/index.js';
import type { FindPayments } from '../../find-payments.js';

/**
 * What staff read of acts on payments: each with the reference of its payment and the way to it.
 *
 * @param verb what is to be done, before the reference
 */
export async function describePaymentActs<Request>(
  findPayments: FindPayments,
  sql: PlainSql,
  acts: readonly Act<Request>[],
  verb: string,
  factsOf: (request: Request) => ActDescription['facts'],
): Promise<ActDescription[]> {
  const ids = acts.map(({ subjectId }) => subjectId);
  const references = await findPayments.listReferences(ids, sql);
  return acts.map(({ subjectId, request }) => ({
    title: `${verb} ${references.get(subjectId) ?? ''}`.trim(),
    facts: factsOf(request),
    link: `/payments/${subjectId}/show`,
  }));
}
