import { verificationStatus } from '../../../kernel/verification-status.js';

/**
 * Whether a name may still be changed. Staff compare it with the document, so it stays the same from
 * the moment the document is sent; a refusal unlocks it.
 */
export function isNameLocked(status: number): boolean {
  return status === verificationStatus.pending || status === verificationStatus.verified;
}
