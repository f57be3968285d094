import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { stringify } from 'csv-stringify/sync';
import { zone } from '../../kernel/day.js';
import { Refuses } from './refuses.js';

/** What spreadsheets in French read by default; no cell can be a formula of somebody's. */
const conventions = {
  delimiter: ';',
  record_delimiter: 'windows',
  // A line that ends inside of a cell would begin a row.
  quoted_match: /[\r\n]/,
  escape_formulas: true,
} as const;

/** An amount stays a number, so that the minus of one is not taken for a formula. */
type Cell = string | number | null;

/** The columns of a file in order: what each is called, and what it says of a row. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

/** The file in parts, as the rows are read: a long one never stands in memory. */
export async function* csvOf<Row>(
  columns: CsvColumns<Row>,
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string, void> {
  const cells = Object.values(columns);
  yield stringify([Object.keys(columns)], { ...conventions, bom: true });
  for await (const rows of pages) {
    yield stringify(
      rows.map((row) => cells.map((cell) => cell(row))),
      conventions,
    );
  }
}

const inNumbers = new Intl.DateTimeFormat('fr-FR', {
  timeZone: zone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** `22/11/2026 15:37`, which a spreadsheet takes for a date. */
export const instantCell = (at: string | null): Cell => at && inNumbers.format(new Date(at));

/** `077 00 00 01`: a spreadsheet would take the digits alone for an amount, and drop the zero. */
export const phoneCell = (number: string): Cell =>
  number.replace(/^(\d{3})(\d{2})(\d{2})(\d{2})$/, '$1 $2 $3 $4');

/** `22/11/2026`, likewise. */
export const dayCell = (day: string | null): Cell => day?.split('-').reverse().join('/') ?? null;

/** Says in the API document that a call answers a CSV file. */
export function AnswersCsv(): MethodDecorator {
  return ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string' } } } });
}

/** The same of a list that staff take away, so often an hour. */
export function AnswersListFile(): MethodDecorator {
  return applyDecorators(AnswersCsv(), Refuses('too-many-requests'));
}
