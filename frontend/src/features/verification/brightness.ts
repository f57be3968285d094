/** Below it a face can no longer be compared with the one on a document. */
const DARK = 55;

/** How bright pixels are on average as eyes see them, 0 to 255. */
export function brightnessOf(pixels: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
    sum += 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return pixels.length === 0 ? 255 : sum / (pixels.length / 4);
}

export const isTooDark = (brightness: number): boolean => brightness < DARK;
