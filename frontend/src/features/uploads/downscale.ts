import { drawEdited, MAX_SIDE } from './draw-picture';
import { UNCHANGED } from './picture-edit';

/**
 * A copy no larger than 1600 px a side, to save the visitor's data. What the browser cannot read
 * goes as it is: the server says what is wrong with it.
 */
export async function downscale(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return file;
  const isSmall = Math.max(bitmap.width, bitmap.height) <= MAX_SIDE;
  const smaller = isSmall ? null : await drawEdited(bitmap, UNCHANGED);
  bitmap.close();
  return smaller ?? file;
}
