/** Without letters and numbers that are taken for each other. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const groups = 3;
const groupLength = 4;

/**
 * `7KQ4-M2XT-9RPA`: some 59 bits.
 *
 * @param below a random number from 0 to one less than its argument
 */
export function newRecoveryCode(below: (limit: number) => number): string {
  const character = () => alphabet[below(alphabet.length)];
  const group = () => Array.from({ length: groupLength }, character).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** What a code is found by, and what proves it; null of what is no code. */
export interface RecoveryCodeParts {
  prefix: string;
  secret: string;
}

/** Reads a code as people write it: in small letters, with spaces or without anything between its groups. */
export function readRecoveryCode(written: string): RecoveryCodeParts | null {
  const code = written.toUpperCase().replaceAll(/[\s-]/g, '');
  if (code.length !== groups * groupLength) return null;
  return { prefix: code.slice(0, groupLength), secret: code.slice(groupLength) };
}
