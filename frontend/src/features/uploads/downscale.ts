import { ShownError } from '@loka/client';
import { NOT_A_PICTURE } from '@/api/known-before.fr';
import { drawEdited, MAX_SIDE } from './draw-picture';
import { UNCHANGED } from './picture-edit';
import { HEIC, isHeic, isSentAsItIs } from './picture-format';

/** Bytes: what is heavier is written anew also when it is small enough, which a phone's own camera never needs. */
const HEAVY = 600_000;

/**
 * A copy no larger than 1600 px a side, to save the visitor's data; a JPEG of whatever else the browser reads than the
 * server does. A JPEG, PNG or WebP that the browser cannot read goes as it is: the server says what is wrong with it.
 *
 * @throws ShownError for another file that the browser cannot read
 */
export async function downscale(file: Blob): Promise<Blob> {
  if (!isSentAsItIs(file)) return converted(file);
  // Upright, as its orientation says: the copy says nothing of it.
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => null,
  );
  if (!bitmap) return (file.size > HEAVY && (await lighterCopy(file))) || file;
  const isLarge = Math.max(bitmap.width, bitmap.height) > MAX_SIDE;
  const isHeavy = file.size > HEAVY;
  const copy = isLarge || isHeavy ? await drawEdited(bitmap, UNCHANGED).catch(() => null) : null;
  bitmap.close();
  return copy && (isLarge || copy.size < file.size) ? copy : file;
}

/** As a JPEG. @throws ShownError */
async function converted(file: Blob): Promise<Blob> {
  const copy = await drawnByElement(file);
  if (copy) return copy;
  throw new ShownError((await isHeic(file)) ? HEIC : NOT_A_PICTURE);
}

/**
 * A heavy picture drawn from an `<img>`, which browsers decode at a reduced size: a phone with little memory may have
 * none for all pixels of a photo of its own camera. Null when it cannot be drawn either, or would be heavier.
 */
async function lighterCopy(file: Blob): Promise<Blob | null> {
  const copy = await drawnByElement(file);
  return copy && copy.size < file.size ? copy : null;
}

/** A picture drawn from an `<img>`, which reads more formats than `createImageBitmap` does; null where it reads it not. */
async function drawnByElement(file: Blob): Promise<Blob | null> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return await drawEdited(image, UNCHANGED);
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
