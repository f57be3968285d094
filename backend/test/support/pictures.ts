import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import type { UploadView } from '../../src/modules/uploads/uploads.schema.js';
import { type Answer, api } from './api.js';
import type { Person } from './factories.js';

type Preset = 'item' | 'identity' | 'avatar' | 'rental' | 'message';

/** A picture, black unless said otherwise. */
export function aPicture(width = 64, height = 48): Sharp {
  return sharp({ create: { width, height, channels: 3, background: 'black' } });
}

/** A black PNG of one bit a pixel: a few kilobytes, however many pixels it unpacks to. */
export function aHugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows, { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, checksum]);
}

/** Sends bytes as a browser sends a chosen file. */
export function sendFile(
  as: Person | undefined,
  preset: Preset,
  content: Buffer,
  { fileName = 'photo.jpg', id = '' } = {},
): Promise<Answer<UploadView>> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)]), fileName);
  const query = new URLSearchParams({ preset, ...(id && { id }) });
  return api<UploadView>(`/api/uploads?${query}`, { as, body: form });
}

/** A picture that somebody has sent. */
export async function anUpload(as: Person, preset: Preset): Promise<UploadView> {
  const { status, body } = await sendFile(as, preset, await aPicture().jpeg().toBuffer());
  if (status !== 201) throw new Error(`Upload refused: ${JSON.stringify(body)}`);
  return body;
}
