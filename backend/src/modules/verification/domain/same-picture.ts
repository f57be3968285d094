/** Bits in which two hashes of the same picture may differ, once it was cut, scaled or compressed anew. */
export const mostDifferentBits = 6;

/** A picture of one colour, as of a covered lens, has next to no bits set, or all: it looks like any other such. */
const leastBits = 8;

/** Whether a hash of 64 bits says enough of its picture to find it again. */
export function isTelling(hash: bigint): boolean {
  const bits = BigInt.asUintN(64, hash).toString(2).replaceAll('0', '').length;
  return bits >= leastBits && bits <= 64 - leastBits;
}
