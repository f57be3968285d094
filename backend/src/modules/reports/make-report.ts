import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { DomainEvents } from '../events/index.js';
import { reportMade } from './reports.events.js';
import type { NewReport } from './reports.schema.js';
import { ReportSubjects } from './subjects/report-subjects.js';

/** More in an hour is no help to anybody. */
const limit = { name: 'reports', max: 10, seconds: 3_600 };

/** A member reports something to staff, or asks them for help with a rental. */
@Injectable()
export class MakeReport {
  constructor(
    private readonly transactions: Transactions,
    private readonly limits: RateLimits,
    private readonly subjects: ReportSubjects,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the id of the report
   * @throws ProblemError that there is no such thing, `own-report` for what is the caller's own,
   *   `already-reported`, from the database, while an earlier one of the same is open, `too-many-requests`
   */
  async execute(actor: Actor, report: NewReport): Promise<string> {
    await this.limits.consume(limit, actor.id);
    const subjects = this.subjects.of(report.kind);
    const subject = await subjects.find(report.subjectId, actor);
    if (subject.memberId === actor.id) throw new ProblemError('own-report');
    const id = randomUUID();
    const at = this.clock.now();
    await this.transactions.run(async (tx, afterCommit) => {
      const title = (await subjects.holdTitle?.(tx, report.subjectId)) ?? subject.title;
      await tx.report.create({
        data: { ...report, ...subject, title, id, reporterId: actor.id, createdAt: at },
      });
      const { kind, subjectId, reason } = report;
      const { memberId } = subject;
      await this.events.record(tx, afterCommit, reportMade, {
        subjectId: id,
        actor: { role: 'member', id: actor.id },
        facts: { kind, subjectId, reporterId: actor.id, memberId, reason },
        at,
      });
    });
    return id;
  }
}
