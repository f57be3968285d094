import { createHash } from 'node:crypto';

/** Letters and digits that cannot be mistaken for each other when read aloud. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The number of a document, always the same for the same things: `R-7K3M-9QTX-4B2A`.
 *
 * @param letter of the kind of document
 * @param ids of what it is about
 */
export function documentNumber(letter: string, ...ids: string[]): string {
  const hash = createHash('sha256')
    .update([letter, ...ids].join(':'))
    .digest();
  const characters = [...hash.subarray(0, 12)].map((byte) => alphabet[byte % 32]);
  const groups = [0, 4, 8].map((start) => characters.slice(start, start + 4).join(''));
  return [letter, ...groups].join('-');
}
