/** What the header of a picture says of it. */
export interface PictureHeader {
  format: 'jpeg' | 'png' | 'webp';
  width: number;
  height: number;
  channels: number;
  bytesPerSample: number;
  /** Progressive or interlaced: nothing of it is known before all of it is. */
  isProgressive: boolean;
  /** Of a JPEG, whether its colours are kept at half the resolution. */
  isSubsampled: boolean;
  /** Whether it has to be turned before it is upright. */
  isTurned: boolean;
}

/** Pixels. A PNG of 1 × 16,000,000 weighs 31 kB and takes seconds to decode. */
const longestSide = 12_000;
const mostPixels = 40_000_000;
/** Of a JPEG, of which an eighth is decoded: cheap phones send 108 million pixels. */
export const mostJpegPixels = 120_000_000;
/** An interlaced PNG of 8000 × 8000 takes 575 MB when it has 16 bits a colour. */
const mostBytes = 160_000_000;

/** Whether a picture is worth decoding, told before any of it is decoded. */
export function isDecodable(header: PictureHeader): boolean {
  const { format, width, height } = header;
  const pixels = width * height;
  return (
    Math.max(width, height) <= longestSide &&
    pixels <= (format === 'jpeg' ? mostJpegPixels : mostPixels) &&
    bytesAtOnce(header) <= mostBytes
  );
}

/** What has to be in memory at the same time to decode a picture: of most, a few rows. */
function bytesAtOnce(header: PictureHeader): number {
  const { format, width, height, channels, bytesPerSample } = header;
  const pixels = width * height;
  if (format === 'webp') return pixels * 4;
  if (format === 'png') {
    return header.isProgressive || header.isTurned ? pixels * channels * bytesPerSample : 0;
  }
  // The coefficients of all colours, of two bytes each, whatever is left out of the decoded picture.
  const samples = header.isSubsampled ? channels / 2 : channels;
  return header.isProgressive ? pixels * samples * 2 : 0;
}
