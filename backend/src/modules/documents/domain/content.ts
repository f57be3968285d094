/** What a document says, whatever it looks like. Texts are in French, amounts already written out. */
export interface Content {
  /** What the document is: `Reçu`. */
  title: string;
  /** The same for the same document, whenever it is opened. */
  number: string;
  /** When what it states happened: the date of the file, so that the same document has the same bytes. */
  at: Date;
  /** For a table of many columns. */
  wide?: boolean;
  /** Less space between its lines, for a long text on few pages. */
  dense?: boolean;
  blocks: Block[];
  /** At the foot of every page. */
  footer: string;
}

export type Block = AmountBlock | FactsBlock | TableBlock | TextBlock;

/** The figure that the document is about. */
export interface AmountBlock {
  kind: 'amount';
  label: string;
  value: string;
}

export interface FactsBlock {
  kind: 'facts';
  heading?: string;
  facts: Fact[];
}

export type Fact = [label: string, value: string];

/** The first column is text, the others are amounts. */
export interface TableBlock {
  kind: 'table';
  heading?: string;
  columns: string[];
  rows: string[][];
  total?: string[];
}

export interface TextBlock {
  kind: 'text';
  heading?: string;
  paragraphs: string[];
  /** For what only needs to be there. */
  small?: boolean;
}
