import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { type CsvColumns, csvOf, dayCell, instantCell } from '../../../platform/http/csv.js';
import { WalletStatementQueries } from './statement.queries.js';
import type { StatementFilter, WalletEntryView } from './wallet.schema.js';

const columns: CsvColumns<WalletEntryView> = {
  Date: ({ createdAt }) => instantCell(createdAt),
  Type: ({ type }) => type,
  Libellé: ({ label }) => label,
  'Montant (FCFA)': ({ amount }) => amount,
  'Payé hors portefeuille (FCFA)': ({ paid }) => paid,
  'Solde ensuite (FCFA)': ({ balance }) => balance,
  Référence: ({ reference }) => reference,
  Location: ({ rental_id }) => rental_id,
  Avec: ({ rental }) => rental?.otherName ?? null,
  'Premier jour': ({ rental }) => dayCell(rental?.start_date ?? null),
  'Jour du retour': ({ rental }) => dayCell(rental?.end_date ?? null),
  Numéro: ({ number }) => number,
  "Référence de l'opérateur": ({ operatorReference }) => operatorReference,
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

async function* all(first: WalletEntryView[], others: AsyncIterable<WalletEntryView[]>) {
  yield first;
  yield* others;
}
