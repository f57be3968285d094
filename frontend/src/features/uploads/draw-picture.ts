import { keptPart, type Part, type PictureEdit, turnedSize } from './picture-edit';

/** Pixels: more would cost the visitor data, and is not shown anywhere. */
export const MAX_SIDE = 1600;
const QUALITY = 0.85;

/** What a browser has decoded; an element is upright, as its orientation says, of itself. */
type Drawable = ImageBitmap | HTMLImageElement;

/** Fills a canvas with a part of a picture that is turned. */
export function drawPart(
  canvas: HTMLCanvasElement,
  picture: Drawable,
  turns: number,
  { left, top, width }: Part,
): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const scale = canvas.width / width;
  const turned = turnedSize(picture, turns);
  context.setTransform(scale, 0, 0, scale, -left * scale, -top * scale);
  context.translate(turned.width / 2, turned.height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
}

/** The picture as it was turned and cropped, no larger than 1600 px a side; null where it cannot be drawn. */
export async function drawEdited(picture: Drawable, edit: PictureEdit): Promise<Blob | null> {
  const part = keptPart(picture, edit);
  const scale = Math.min(1, MAX_SIDE / Math.max(part.width, part.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(part.width * scale);
  canvas.height = Math.round(part.height * scale);
  drawPart(canvas, picture, edit.turns, part);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
