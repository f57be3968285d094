import type { Sharp } from 'sharp';

/** Steps of grey below which a picture shows nothing: all such pictures would look alike. */
const leastContrast = 12;

/**
 * Sixty-four bits that differ little between pictures that look alike: whether each of 9 × 8 greys is darker than the
 * one to its right (a difference hash). As a signed number, which is what the database keeps.
 *
 * @returns null of a picture that is nearly of one colour
 */
export async function pictureHash(pixels: Sharp): Promise<bigint | null> {
  const greys = await pixels
    .clone()
    .flatten({ background: 'white' })
    .greyscale()
    .resize(9, 8, { fit: 'fill' })
    .raw()
    .toBuffer();
  if (Math.max(...greys) - Math.min(...greys) < leastContrast) return null;
  let bits = 0n;
  for (let row = 0; row < 8; row++) {
    for (let column = 0; column < 8; column++) {
      const at = row * 9 + column;
      bits = (bits << 1n) | ((greys[at] ?? 0) < (greys[at + 1] ?? 0) ? 1n : 0n);
    }
  }
  return BigInt.asIntN(64, bits);
}
