import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { instantInFrench } from '../../../kernel/day.js';
import { Clock } from '../../../platform/clock.js';
import { type CsvColumns, csvOf } from '../../../platform/http/csv.js';
import type { StatementLine } from '../../wallet/index.js';
import { WalletStatementQueries } from './statement.queries.js';
import type { StatementFilter } from './wallet.schema.js';

const columns: CsvColumns<StatementLine> = {
  Date: ({ createdAt }) => instantInFrench(createdAt),
  Type: ({ type }) => type,
  Libellé: ({ label }) => label,
  'Montant (FCFA)': ({ amount }) => amount,
};

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
      content: Readable.from(csvOf(columns, all(first.value ?? [], pages))),
    };
  }
}

async function* all(first: StatementLine[], others: AsyncIterable<StatementLine[]>) {
  yield first;
  yield* others;
}
