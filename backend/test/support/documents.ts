import { expect } from 'vitest';
import { download } from './api.js';
import type { Person } from './factories.js';
import { textOfPdf } from './pdf-text.js';

/** A PDF that the API answers, and what can be selected in it. */
export async function openDocument(path: string, as?: Person) {
  const response = await download(path, as);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const file = Buffer.from(await response.arrayBuffer());
  return { file, headers: response.headers, text: textOfPdf(file).join('\n') };
}
