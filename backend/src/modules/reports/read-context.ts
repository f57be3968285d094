import { Injectable, type StreamableFile } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import type { Report } from '../../platform/database/generated/client.js';
import { Db } from '../../platform/database/prisma.js';
import { Transactions } from '../../platform/database/transactions.js';
import { Users } from '../accounts/index.js';
import { AuditLog } from '../audit-log/index.js';
import type { ReportContextLineView } from './reports.schema.js';
import { ReportSubjects } from './subjects/report-subjects.js';

/**
 * Staff read what members wrote to each other around what is reported. The audit log has who did: once
 * each time that the words are asked for, which is once for an opened page. A picture adds nothing to it,
 * since only the words say which there are.
 */
@Injectable()
export class ReadContext {
  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly users: Users,
    private readonly subjects: ReportSubjects,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * @returns the oldest first; none of what has a page of its own, or is gone
   * @throws ProblemError `report-not-found`
   */
  async execute(actor: Actor, id: string): Promise<ReportContextLineView[]> {
    const { kind, subjectId } = await this.getReport(id);
    const { context } = this.subjects.of(kind);
    if (!context) return [];
    await this.transactions.run((tx) =>
      this.auditLog.record(tx, actor, {
        action: 'view-reported-messages',
        subject: 'report',
        subjectId: id,
      }),
    );
    const lines = await context.list(subjectId);
    const names = await this.users.listNames(lines.map(({ authorId }) => authorId));
    return lines.map(({ id: lineId, authorId, text, pictures, at }) => ({
      id: lineId,
      author: { id: authorId, name: names.get(authorId) ?? '' },
      text,
      pictures: pictures.map((uploadId) => `/api/admin/reports/${id}/pictures/${uploadId}`),
      at: at.toISOString(),
      reported: lineId === subjectId,
    }));
  }

  /** @throws ProblemError `report-not-found`, `upload-not-found` for a picture that is not among them */
  async openPicture(id: string, uploadId: string, width: number): Promise<StreamableFile> {
    const { kind, subjectId } = await this.getReport(id);
    const { context } = this.subjects.of(kind);
    if (!context) throw new ProblemError('upload-not-found');
    return context.openPicture(subjectId, uploadId, width);
  }

  private async getReport(id: string): Promise<Report> {
    const report = await this.db.report.findUnique({ where: { id } });
    if (!report) throw new ProblemError('report-not-found');
    return report;
  }
}
