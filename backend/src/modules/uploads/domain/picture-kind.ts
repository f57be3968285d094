/** How files of the formats begin that are decoded here; of a WebP, its size stands in between. */
const JPEG = '\xff\xd8\xff';
const PNG = '\x89PNG\r\n\x1a\n';

/** Whether a file begins as a JPEG, PNG or WebP, whatever its name says and whether or not the rest is whole. */
export function beginsAsPicture(content: Uint8Array): boolean {
  const start = String.fromCharCode(...content.subarray(0, 12));
  const isWebp = start.startsWith('RIFF') && start.endsWith('WEBP');
  return start.startsWith(JPEG) || start.startsWith(PNG) || isWebp;
}
