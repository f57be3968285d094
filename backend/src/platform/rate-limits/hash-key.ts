import { createHash } from 'node:crypto';

/** Neither an address of mail or of the network nor a telephone number stands where uses are counted. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
