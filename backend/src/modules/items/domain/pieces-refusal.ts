import type { ErrorCode } from '../../../kernel/errors.js';

/** Why so many pieces of an object cannot be had; null when they can. */
export function piecesRefusal(free: number, wanted: number) {
  if (wanted <= free) return null;
  return (free <= 0 ? 'dates-taken' : 'too-few-pieces') satisfies ErrorCode;
}
