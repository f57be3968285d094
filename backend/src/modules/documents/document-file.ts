import type { Content } from './domain/content.js';
import { renderPdf } from './render/render-pdf.js';

/** A file to save, under a name that says what it is. */
export interface DocumentFile {
  name: string;
  content: Buffer;
}

/**
 * The PDF of a document.
 *
 * @param name without its ending, in plain letters, digits and dashes
 */
export async function documentFile(name: string, content: Content): Promise<DocumentFile> {
  return { name: `${name}.pdf`, content: await renderPdf(content) };
}
