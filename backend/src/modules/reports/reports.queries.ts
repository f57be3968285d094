import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import type { Prisma, Report } from '../../platform/database/generated/client.js';
import { Db } from '../../platform/database/prisma.js';
import { type Page, pageOf } from '../../platform/http/paging.js';
import { Users } from '../accounts/index.js';
import { outcomesOf, type ReportReason } from './domain/report-kinds.js';
import { isOverdue } from './domain/report-wait.js';
import type { ReportList, ReportRow, ReportView } from './reports.schema.js';
import { ReportSubjects } from './subjects/report-subjects.js';

/** Reports as staff read them. */
@Injectable()
export class ReportsQueries {
  constructor(
    private readonly db: Db,
    private readonly users: Users,
    private readonly subjects: ReportSubjects,
    private readonly clock: Clock,
  ) {}

  async list(
    { state, kind, memberId, reporterId, subjectId, ...page }: ReportList,
    viewer: Actor,
  ): Promise<Page<ReportRow>> {
    const where = {
      ...(state && states[state]),
      ...(kind && { kind }),
      ...(memberId && { memberId }),
      // Whoever is reported would find out by whom.
      ...(reporterId && { reporterId, NOT: { memberId: viewer.id } }),
      ...(subjectId && { subjectId }),
    };
    const [reports, total] = await Promise.all([
      this.db.report.findMany({ where, ...pageOf(page) }),
      this.db.report.count({ where }),
    ]);
    return { rows: await this.rowsOf(reports, viewer), total };
  }

  /** @throws ProblemError `report-not-found` */
  async get(id: string, viewer: Actor): Promise<ReportView> {
    const report = await this.db.report.findUnique({ where: { id } });
    if (!report) throw new ProblemError('report-not-found');
    const subject = this.subjects.of(report.kind);
    const [row] = await this.rowsOf([report], viewer);
    return {
      ...(row as ReportRow),
      outcomes: outcomesOf(report.kind, subject.hide !== undefined),
      involved: isInvolved(report, viewer),
      hasContext: subject.context !== undefined,
    };
  }

  private async rowsOf(reports: readonly Report[], viewer: Actor): Promise<ReportRow[]> {
    const people = reports.flatMap(({ reporterId, memberId, takenById }) => [
      reporterId,
      memberId,
      ...(takenById ? [takenById] : []),
    ]);
    const [names, ofSubjects, ofMembers] = await Promise.all([
      this.users.listNames(people),
      this.countBy('subjectId', reports),
      this.countBy('memberId', reports),
    ]);
    const person = (id: string) => ({ id, name: names.get(id) ?? '' });
    return reports.map((report) => {
      const { reporterId, memberId, takenById, overdueAt: _, ...shown } = report;
      const withheld = memberId === viewer.id;
      return {
        ...shown,
        words: withheld ? '' : report.words,
        closingWords: isInvolved(report, viewer) ? '' : report.closingWords,
        withheld,
        // The database has a check of the reasons.
        reason: report.reason as ReportReason,
        createdAt: report.createdAt.toISOString(),
        takenAt: report.takenAt?.toISOString() ?? null,
        closedAt: report.closedAt?.toISOString() ?? null,
        overdue: isOverdue(report, this.clock.now()),
        reporter: withheld ? null : person(reporterId),
        member: person(memberId),
        takenBy: takenById ? person(takenById) : null,
        subjectReports: ofSubjects.get(report.subjectId) ?? 0,
        memberReports: ofMembers.get(memberId) ?? 0,
      };
    });
  }

  /** How many reports there are of the same. */
  private async countBy(
    field: 'subjectId' | 'memberId',
    reports: readonly Report[],
  ): Promise<Map<string, number>> {
    const ids = reports.map((report) => report[field]);
    const counts = await this.db.report.groupBy({
      by: [field],
      where: { [field]: { in: ids } },
      _count: true,
    });
    return new Map(counts.map((row) => [row[field], row._count]));
  }
}

/** Of the staff too, somebody may report or be reported. */
const isInvolved = (
  { reporterId, memberId }: Pick<Report, 'reporterId' | 'memberId'>,
  viewer: Actor,
): boolean => [reporterId, memberId].includes(viewer.id);

const states = {
  open: { closedAt: null },
  waiting: { closedAt: null, takenById: null },
  taken: { closedAt: null, takenById: { not: null } },
  closed: { closedAt: { not: null } },
} satisfies Record<string, Prisma.ReportWhereInput>;
