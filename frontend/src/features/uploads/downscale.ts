import { drawEdited, MAX_SIDE } from './draw-picture';
import { UNCHANGED } from './picture-edit';

/** Bytes: what is heavier is written anew also when it is small enough, which a phone's own camera never needs. */
const HEAVY = 600_000;

/**
 * A copy no larger than 1600 px a side, to save the visitor's data. What the browser cannot read
 * goes as it is: the server says what is wrong with it.
 */
export async function downscale(file: Blob): Promise<Blob> {
  // Upright, as its orientation says: the copy says nothing of it.
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => null,
  );
  if (!bitmap) return (await drawnByElement(file)) ?? file;
  const isLarge = Math.max(bitmap.width, bitmap.height) > MAX_SIDE;
  const isHeavy = file.size > HEAVY;
  const copy = isLarge || isHeavy ? await drawEdited(bitmap, UNCHANGED).catch(() => null) : null;
  bitmap.close();
  return copy && (isLarge || copy.size < file.size) ? copy : file;
}

/**
 * A heavy picture drawn from an `<img>`, which browsers decode at a reduced size: a phone with little memory may have
 * none for all pixels of a photo of its own camera. Null when it is light as it is, or cannot be drawn either.
 */
async function drawnByElement(file: Blob): Promise<Blob | null> {
  if (file.size <= HEAVY) return null;
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    const copy = await drawEdited(image, UNCHANGED);
    return copy && copy.size < file.size ? copy : null;
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
