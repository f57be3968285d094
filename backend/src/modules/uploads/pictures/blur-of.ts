import sharp from 'sharp';

/**
 * A picture as six colours, two rows of three, each as CSS writes it short: `fed` for `#ffeedd`. As it is shown
 * stretched and blurred, half the bits of a colour are enough.
 *
 * @param content of the smallest copy
 * @returns null when the picture is transparent in parts: it would be seen through it
 */
export async function blurOf(content: Buffer): Promise<string | null> {
  const picture = sharp(content);
  if (!(await picture.stats()).isOpaque) return null;
  const pixels = await picture
    .resize(3, 2, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return [...pixels].map((value) => (value >> 4).toString(16)).join('');
}
