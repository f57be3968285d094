import { Injectable } from '@nestjs/common';
import { env } from '../../env.js';
import { startOfDay } from '../../kernel/day.js';
import { ProblemError } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Users } from '../accounts/index.js';
import { StatementQueries } from '../wallet/index.js';
import { type DocumentFile, documentFile } from './document-file.js';
import { documentNumber } from './document-number.js';
import { yearlyContent } from './domain/yearly-document.js';
import { yearlyStatement } from './domain/yearly-statement.js';

/** What a year did to a member's money. */
@Injectable()
export class YearlyStatements {
  constructor(
    private readonly statement: StatementQueries,
    private readonly users: Users,
    private readonly clock: Clock,
  ) {}

  /**
   * The caller's own statement of a year; of the year that it is, until today.
   *
   * @throws ProblemError `invalid-request` for a year to come
   */
  async ofYear(actor: Actor, year: number): Promise<DocumentFile> {
    const today = this.clock.today();
    if (`${year}-01-01` > today) throw new ProblemError('invalid-request');
    const until = `${year}-12-31` < today ? `${year}-12-31` : today;
    const [sums, names] = await Promise.all([
      this.statement.sumMonths(actor.id, until),
      this.users.listNames([actor.id]),
    ]);
    const content = yearlyContent({
      number: documentNumber('A', actor.id, until),
      at: startOfDay(until),
      year,
      // Whoever calls exists.
      member: names.get(actor.id) as string,
      until,
      statement: yearlyStatement(year, until.slice(0, 7), sums),
      contact: env.CONTACT_EMAIL,
    });
    return documentFile(`loka-releve-${year}`, content);
  }
}
