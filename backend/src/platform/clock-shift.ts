import { readFileSync } from 'node:fs';

/** How long a shift is believed before it is read again. */
const freshMs = 100;

/**
 * How far ahead a test wants the clock of this program, in ms: what the file says, read again and
 * again. A missing file or anything but a number throws.
 */
export function shiftIn(file: string): () => number {
  let shift = 0;
  let readAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - readAt < freshMs) return shift;
    const read = Number(readFileSync(file, 'utf8').trim() || 'nothing');
    if (!Number.isFinite(read)) throw new Error(`${file} does not hold milliseconds`);
    readAt = performance.now();
    shift = read;
    return shift;
  };
}
