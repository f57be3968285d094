import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { stringify } from 'csv-stringify/sync';
import { instantInFrench } from '../../../kernel/day.js';
import { Clock } from '../../../platform/clock.js';
import { WalletStatementQueries } from './statement.queries.js';
import type { StatementFilter, WalletEntryView } from './wallet.schema.js';

/** What spreadsheets in French read by default; no cell can be a formula of somebody's. */
const conventions = { delimiter: ';', record_delimiter: 'windows', escape_formulas: true } as const;

const columns = ['Date', 'Type', 'Libellé', 'Montant (FCFA)'];

interface NamedFile {
  name: string;
  content: Readable;
}

/** A member's statement as a CSV file, newest line first. */
@Injectable()
export class ExportStatement {
  constructor(
    private readonly statement: WalletStatementQueries,
    private readonly clock: Clock,
  ) {}

  /**
   * The file, read as it is sent, and its name, which says the days it covers. The first lines are
   * read before it begins, so that what is refused is refused and not a broken file.
   *
   * @throws ProblemError `invalid-request` for days that no calendar has
   */
  async execute(userId: string, filter: StatementFilter): Promise<NamedFile> {
    const days = [filter.from, filter.to ?? this.clock.today()].filter(Boolean);
    const pages = this.statement.listPages(userId, filter);
    const first = await pages.next();
    return {
      name: `${['loka-portefeuille', ...days].join('_')}.csv`,
      content: Readable.from(chunks(first.value ?? [], pages)),
    };
  }
}

async function* chunks(first: WalletEntryView[], others: AsyncIterable<WalletEntryView[]>) {
  yield stringify([columns, ...first.map(cells)], { ...conventions, bom: true });
  for await (const lines of others) yield stringify(lines.map(cells), conventions);
}

/** The amount stays a number, so that the minus of one is not taken for a formula. */
function cells({ createdAt, type, label, amount }: WalletEntryView) {
  return [instantInFrench(new Date(createdAt)), type, label, amount];
}
