import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import type { IdentitySubmission } from '../../platform/database/generated/client.js';
import { Db } from '../../platform/database/prisma.js';
import { type Page, pageOf } from '../../platform/http/paging.js';
import { AccountsQueries, Users } from '../accounts/index.js';
import { uploadUrl } from '../uploads/index.js';
import type {
  SubmissionDetail,
  SubmissionListQuery,
  SubmissionRow,
  VerificationView,
} from './verification.schema.js';

@Injectable()
export class VerificationQueries {
  constructor(
    private readonly db: Db,
    private readonly users: Users,
    private readonly accounts: AccountsQueries,
  ) {}

  /** @throws ProblemError `verification-not-found` when the user never sent one */
  async getLastOf(userId: string): Promise<VerificationView> {
    const last = await this.db.identitySubmission.findFirst({
      where: { userId },
      orderBy: { createdAt: 'desc' },
    });
    if (!last) throw new ProblemError('verification-not-found');
    const { status, type, reason, createdAt } = last;
    return { status, type, reason, createdAt: createdAt.toISOString() };
  }

  async listSubmissions({
    status,
    userId,
    ...page
  }: SubmissionListQuery): Promise<Page<SubmissionRow>> {
    const where = { ...(status && { status }), ...(userId && { userId }) };
    const [submissions, total] = await Promise.all([
      this.db.identitySubmission.findMany({ where, ...pageOf(page) }),
      this.db.identitySubmission.count({ where }),
    ]);
    return { rows: await this.viewRows(submissions), total };
  }

  /** @throws ProblemError `verification-not-found` */
  async getSubmission(id: string): Promise<SubmissionDetail> {
    const found = await this.db.identitySubmission.findUnique({ where: { id } });
    if (!found) throw new ProblemError('verification-not-found');
    const others = await this.db.identitySubmission.findMany({
      where: { userId: found.userId, id: { not: id } },
      orderBy: { createdAt: 'desc' },
    });
    const [[row, ...history], user] = await Promise.all([
      this.viewRows([found, ...others]),
      this.accounts.getUser(found.userId),
    ]);
    const { id: userId, name, email, phone, createdAt } = user;
    return {
      ...(row as SubmissionRow),
      documentUrl: uploadUrl('identity', found.documentId),
      photoUrl: uploadUrl('identity', found.photoId),
      prompt: found.prompt,
      user: { id: userId, name, email, phone, createdAt },
      history,
    };
  }

  private async viewRows(submissions: readonly IdentitySubmission[]): Promise<SubmissionRow[]> {
    const names = await this.users.listNames(
      submissions.flatMap(({ userId, decidedById }) => [
        userId,
        ...(decidedById ? [decidedById] : []),
      ]),
    );
    return submissions.map(({ decidedById, ...submission }) => ({
      id: submission.id,
      userId: submission.userId,
      userName: names.get(submission.userId) ?? '',
      type: submission.type,
      numero: submission.numero,
      status: submission.status,
      reason: submission.reason,
      createdAt: submission.createdAt.toISOString(),
      decidedAt: submission.decidedAt?.toISOString() ?? null,
      decidedByName: decidedById && (names.get(decidedById) ?? null),
    }));
  }
}
