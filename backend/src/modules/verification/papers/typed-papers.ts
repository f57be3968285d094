import { env } from '../../../env.js';
import { type Day, fromDate } from '../../../kernel/day.js';
import type { IdentitySubmission } from '../../../platform/database/generated/client.js';
import { seal, unseal } from '../../../platform/sealing/sealed.js';

/** What was typed of a paper that nobody but its member and the staff may know. */
export interface TypedPapers {
  numero: string;
  birthDate: Day | null;
}

type Sealed = Pick<IdentitySubmission, 'sealedPapers' | 'papersKeyId'>;
export type Typed = Pick<IdentitySubmission, 'id' | 'sealedPapers' | 'numero' | 'birthDate'>;

const sealedFor = (submissionId: string) => `identity-submission/${submissionId}`;

/** As the submission keeps it: sealed with the newest key, and of no use in another one. */
export function sealTyped(submissionId: string, { numero, birthDate }: TypedPapers): Sealed {
  const [key] = env.PAPERS_KEYS;
  const content = Buffer.from(JSON.stringify({ numero, birthDate }));
  const sealedPapers = new Uint8Array(seal(content, key, sealedFor(submissionId)));
  return { sealedPapers, papersKeyId: key.id };
}

/**
 * What was typed; null once the papers are deleted. Of what was sent before papers were sealed, as it stands.
 *
 * @throws Error when its key is missing, or when it is not what was sealed for this submission
 */
export function typedOf({ id, sealedPapers, numero, birthDate }: Typed): TypedPapers | null {
  if (sealedPapers) {
    const content = unseal(Buffer.from(sealedPapers), env.PAPERS_KEYS, sealedFor(id));
    return JSON.parse(content.toString()) as TypedPapers;
  }
  return numero === null ? null : { numero, birthDate: birthDate && fromDate(birthDate) };
}
