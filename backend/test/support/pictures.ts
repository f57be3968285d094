import sharp, { type Sharp } from 'sharp';
import type { UploadView } from '../../src/modules/uploads/uploads.schema.js';
import { type Answer, api } from './api.js';
import type { Person } from './factories.js';

type Preset = 'item' | 'identity' | 'avatar' | 'rental' | 'message';

/** A picture, black unless said otherwise. */
export function aPicture(width = 64, height = 48): Sharp {
  return sharp({ create: { width, height, channels: 3, background: 'black' } });
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
