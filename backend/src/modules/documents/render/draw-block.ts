import type { AmountBlock, Block, FactsBlock, TableBlock, TextBlock } from '../domain/content.js';
import { contentWidth, drawRule } from './draw-frame.js';
import { colours, margin, sizes } from './page.js';

type Pdf = PDFKit.PDFDocument;

/** Points above and below a row, between lines, and below a block. A wide page has the twelve months of a year. */
export const spacing = {
  usual: { row: 4, line: 2, block: 15 },
  wide: { row: 1.5, line: 2, block: 15 },
  dense: { row: 2, line: 1, block: 9 },
};

type Gaps = typeof spacing.usual;

/** Of the width: what the label of a fact takes. */
const labelShare = 0.36;

export function drawBlock(pdf: Pdf, block: Block, gaps: Gaps): void {
  switch (block.kind) {
    case 'amount':
      drawAmount(pdf, block);
      break;
    case 'facts':
      drawFacts(pdf, block, gaps);
      break;
    case 'table':
      drawTable(pdf, block, gaps);
      break;
    case 'text':
      drawText(pdf, block, gaps);
      break;
  }
  pdf.x = margin;
  pdf.y += gaps.block;
}

function drawAmount(pdf: Pdf, { label, value }: AmountBlock): void {
  const height = 62;
  const { y } = pdf;
  const width = contentWidth(pdf);
  pdf.lineWidth(1).strokeColor(colours.ink).roundedRect(margin, y, width, height, 6).stroke();
  const inside = { width: width - 32, lineBreak: false };
  pdf.font('regular').fontSize(sizes.text).fillColor(colours.muted);
  pdf.text(label, margin + 16, y + 10, inside);
  pdf.font('semiBold').fontSize(sizes.figure).fillColor(colours.ink);
  pdf.text(value, margin + 16, y + 24, inside);
  pdf.y = y + height;
}

function drawFacts(pdf: Pdf, { heading, facts }: FactsBlock, gaps: Gaps): void {
  const width = contentWidth(pdf);
  const labelWidth = width * labelShare;
  drawHeading(pdf, heading);
  for (const [label, value] of facts) {
    pdf.font('regular').fontSize(sizes.text);
    const valueWidth = width - labelWidth;
    const height = Math.max(
      pdf.heightOfString(label, { width: labelWidth - 8 }),
      pdf.heightOfString(value, { width: valueWidth }),
    );
    keepTogether(pdf, height + 2 * gaps.row);
    const { y } = pdf;
    pdf.fillColor(colours.muted).text(label, margin, y + gaps.row, { width: labelWidth - 8 });
    pdf.fillColor(colours.ink);
    pdf.text(value, margin + labelWidth, y + gaps.row, { width: valueWidth });
    pdf.y = y + height + 2 * gaps.row;
    drawRule(pdf, pdf.y, 0.5, colours.line);
  }
}

function drawTable(pdf: Pdf, { heading, columns, rows, total }: TableBlock, gaps: Gaps): void {
  drawHeading(pdf, heading);
  drawRow(pdf, columns, { font: 'semiBold', size: sizes.small, colour: colours.muted, gaps });
  drawRule(pdf, pdf.y, 1, colours.ink);
  for (const row of rows) {
    drawRow(pdf, row, { font: 'regular', size: sizes.text, colour: colours.ink, gaps });
    drawRule(pdf, pdf.y, 0.5, colours.line);
  }
  if (!total) return;
  drawRow(pdf, total, { font: 'semiBold', size: sizes.text, colour: colours.ink, gaps });
  drawRule(pdf, pdf.y, 1, colours.ink);
}

interface Style {
  font: string;
  size: number;
  colour: string;
  gaps: Gaps;
}

/** Two columns share the width; of more, all but the first are equally wide. */
function drawRow(pdf: Pdf, cells: readonly string[], { font, size, colour, gaps }: Style): void {
  const width = contentWidth(pdf);
  const first = cells.length === 2 ? width * 0.65 : width / cells.length;
  const other = (width - first) / (cells.length - 1);
  const widthOf = (index: number) => (index === 0 ? first : other) - 4;
  pdf.font(font).fontSize(size).fillColor(colour);
  const heights = cells.map((cell, index) => pdf.heightOfString(cell, { width: widthOf(index) }));
  const height = Math.max(...heights);
  keepTogether(pdf, height + 2 * gaps.row);
  const { y } = pdf;
  for (const [index, cell] of cells.entries()) {
    const x = index === 0 ? margin : margin + first + (index - 1) * other + 4;
    const align = index === 0 ? 'left' : 'right';
    pdf.text(cell, x, y + gaps.row, { width: widthOf(index), align });
  }
  pdf.y = y + height + 2 * gaps.row;
}

function drawText(pdf: Pdf, { heading, paragraphs, small }: TextBlock, gaps: Gaps): void {
  drawHeading(pdf, heading);
  pdf.font('regular').fontSize(small ? sizes.small : sizes.text);
  pdf.fillColor(small ? colours.muted : colours.ink);
  const width = contentWidth(pdf);
  for (const paragraph of paragraphs) {
    pdf.text(unbroken(paragraph), margin, pdf.y, { width, lineGap: gaps.line });
    pdf.y += 4;
  }
}

function drawHeading(pdf: Pdf, heading: string | undefined): void {
  if (!heading) return;
  keepTogether(pdf, 60);
  pdf.font('semiBold').fontSize(sizes.heading).fillColor(colours.ink);
  pdf.text(heading, margin, pdf.y, { width: contentWidth(pdf) });
  pdf.y += 3;
}

/** No line begins with what French puts after a space. */
function unbroken(text: string): string {
  return text.replace(/ (?=[:;!?%»])/g, '\u00a0');
}

/** Begins a new page when the height, in points, is not left on this one. */
function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.maxY()) pdf.addPage();
}
