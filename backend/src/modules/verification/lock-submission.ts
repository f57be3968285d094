import { ProblemError } from '../../kernel/errors.js';
import type { IdentitySubmission } from '../../platform/database/generated/client.js';
import type { Tx } from '../../platform/database/prisma.js';

/**
 * The second of two at once waits, then finds what the first did.
 *
 * @throws ProblemError `verification-not-found`
 */
export async function lockSubmission(tx: Tx, id: string): Promise<IdentitySubmission> {
  await tx.$queryRaw`select 1 from identity_submissions where id = ${id}::uuid for update`;
  const submission = await tx.identitySubmission.findUnique({ where: { id } });
  if (!submission) throw new ProblemError('verification-not-found');
  return submission;
}
