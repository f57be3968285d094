/**
 * Whether a name may still be changed. Staff compare it with the document, so it holds still from
 * the moment the document is sent; a refusal frees it again.
 *
 * @param verificationStatus -1 rejected, 0 not verified, 1 pending, 2 verified
 */
export function isNameLocked(verificationStatus: number): boolean {
  return verificationStatus > 0;
}
