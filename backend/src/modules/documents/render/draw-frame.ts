import type { Content } from '../domain/content.js';
import { colours, footerHeight, margin, sizes } from './page.js';

const markSize = 30;
/** The mark is drawn in a square of this side. */
const markUnits = 64;

/** Who the document is from, what it is, and its number. */
export function drawHeader(pdf: PDFKit.PDFDocument, { title, number }: Content): void {
  drawMark(pdf, margin, margin);
  pdf.font('semiBold').fontSize(20).fillColor(colours.ink);
  pdf.text('Loka', margin + markSize + 10, margin + 1, { lineBreak: false });
  const width = contentWidth(pdf);
  pdf.fontSize(sizes.title).text(title, margin, margin - 2, { width, align: 'right' });
  pdf.font('regular').fontSize(sizes.small).fillColor(colours.muted);
  pdf.text(`N°\u00a0${number}`, margin, margin + 22, { width, align: 'right' });
  const y = margin + markSize + 16;
  drawRule(pdf, y, 1, colours.ink);
  pdf.x = margin;
  pdf.y = y + 18;
}

/** Written last, when it is known how many pages there are. */
export function drawFooters(pdf: PDFKit.PDFDocument, { number, footer }: Content): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page);
    // Below the margin, where the library would begin a new page.
    pdf.page.margins.bottom = 0;
    const y = pdf.page.height - margin - footerHeight + 14;
    drawRule(pdf, y, 0.5, colours.line);
    pdf.font('regular').fontSize(sizes.small).fillColor(colours.muted);
    const width = contentWidth(pdf);
    const pages = `N°\u00a0${number} · page\u00a0${page + 1} sur\u00a0${count}`;
    pdf.text(footer, margin, y + 8, { width });
    pdf.text(pages, margin, y + 21, { width });
  }
}

export function drawRule(
  pdf: PDFKit.PDFDocument,
  y: number,
  lineWidth: number,
  colour: string,
): void {
  pdf.lineWidth(lineWidth).strokeColor(colour);
  pdf
    .moveTo(margin, y)
    .lineTo(pdf.page.width - margin, y)
    .stroke();
}

export function contentWidth({ page }: PDFKit.PDFDocument): number {
  return page.width - 2 * margin;
}

/** The site's mark, in one colour. */
function drawMark(pdf: PDFKit.PDFDocument, x: number, y: number): void {
  pdf
    .save()
    .translate(x, y)
    .scale(markSize / markUnits);
  pdf.roundedRect(0, 0, markUnits, markUnits, 16).fill(colours.mark);
  pdf.lineWidth(9).lineCap('round').lineJoin('round').strokeColor(colours.light);
  pdf.path('M20 12v31q0 8 8 8h18').stroke();
  pdf.circle(42, 25, 9.5).fill(colours.light);
  pdf.restore();
}
