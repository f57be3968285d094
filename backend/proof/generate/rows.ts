/** What a column is given; an object is stored as JSON. */
export type Cell = string | number | boolean | Date | null | object;

/** Where generated rows go. */
export interface Rows {
  /** @param row by column; every row of a table names the same columns in the same order */
  add(table: string, row: Record<string, Cell>): void;
}

/** A row as COPY reads it in its text format. */
export function lineOf(row: Record<string, Cell>): string {
  return `${Object.values(row).map(textOf).join('\t')}\n`;
}

const special = /[\\\t\n\r]/g;
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function textOf(cell: Cell): string {
  if (cell === null) return '\\N';
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell);
  if (cell instanceof Date) return cell.toISOString();
  const text = typeof cell === 'string' ? cell : JSON.stringify(cell);
  return text.replace(special, (character) => escapes[character] as string);
}
