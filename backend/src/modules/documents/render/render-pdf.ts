import { writableText } from '../../../kernel/texts/writable.js';
import type { Content } from '../domain/content.js';
import { drawBlock, spacing } from './draw-block.js';
import { drawFooters, drawHeader } from './draw-frame.js';
import { fonts } from './fonts.js';
import { footerHeight, margin } from './page.js';

/** A document as a PDF file. The same content gives the same bytes. */
export async function renderPdf(given: Content): Promise<Buffer> {
  const content = inFont(given);
  // With its fonts it is a tenth of the code of the api; most processes never draw a document.
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    layout: content.wide ? 'landscape' : 'portrait',
    margins: { top: margin, left: margin, right: margin, bottom: margin + footerHeight },
    // None is loaded by default.
    font: '',
    bufferPages: true,
    pdfVersion: '1.7',
    lang: 'fr-FR',
    displayTitle: true,
    info: {
      Title: `${content.title} ${content.number}`,
      Author: 'Loka',
      Creator: 'Loka',
      Producer: 'Loka',
      CreationDate: content.at,
    },
  });
  pdf.registerFont('regular', fonts.regular);
  pdf.registerFont('semiBold', fonts.semiBold);
  drawHeader(pdf, content);
  const gaps = content.dense ? spacing.dense : content.wide ? spacing.wide : spacing.usual;
  for (const block of content.blocks) drawBlock(pdf, block, gaps);
  drawFooters(pdf, content);
  return bytesOf(pdf);
}

/** The same without what the font lacks. */
const inFont = (content: Content): Content => writableTexts(content) as Content;

function writableTexts(value: unknown): unknown {
  if (typeof value === 'string') return writableText(value);
  if (Array.isArray(value)) return value.map(writableTexts);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, writableTexts(part)]),
  );
}

function bytesOf(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
    pdf.end();
  });
}
