import { Injectable } from '@nestjs/common';
import { Refusal } from '../../kernel/errors.js';
import type { Prisma } from '../../platform/database/generated/client.js';
import { Db } from '../../platform/database/prisma.js';
import { type Page, pageOf } from '../../platform/http/paging.js';
import { uploadUrl } from '../uploads/index.js';
import type {
  SubmissionDetail,
  SubmissionListQuery,
  SubmissionRow,
  VerificationView,
} from './verification.schema.js';

const names = {
  user: { select: { name: true } },
  decidedBy: { select: { name: true } },
} satisfies Prisma.IdentitySubmissionInclude;

@Injectable()
export class VerificationQueries {
  constructor(private readonly db: Db) {}

  /** @throws Refusal `verification-not-found` when the user never sent one */
  async lastOf(userId: string): Promise<VerificationView> {
    const last = await this.db.identitySubmission.findFirst({
      where: { userId },
      orderBy: { createdAt: 'desc' },
    });
    if (!last) throw new Refusal('verification-not-found');
    const { status, type, reason, createdAt } = last;
    return { status, type, reason, createdAt: createdAt.toISOString() };
  }

  async list({ status, userId, ...page }: SubmissionListQuery): Promise<Page<SubmissionRow>> {
    const where = { ...(status && { status }), ...(userId && { userId }) };
    const [submissions, total] = await Promise.all([
      this.db.identitySubmission.findMany({ where, include: names, ...pageOf(page) }),
      this.db.identitySubmission.count({ where }),
    ]);
    return { rows: submissions.map(rowOf), total };
  }

  /** @throws Refusal `verification-not-found` */
  async detail(id: string): Promise<SubmissionDetail> {
    const found = await this.db.identitySubmission.findUnique({
      where: { id },
      include: {
        ...names,
        user: { select: { id: true, name: true, email: true, phone: true, createdAt: true } },
      },
    });
    if (!found) throw new Refusal('verification-not-found');
    const others = await this.db.identitySubmission.findMany({
      where: { userId: found.userId, id: { not: id } },
      include: names,
      orderBy: { createdAt: 'desc' },
    });
    return {
      ...rowOf(found),
      documentUrl: uploadUrl('identity', found.documentId),
      photoUrl: uploadUrl('identity', found.photoId),
      prompt: found.prompt,
      user: { ...found.user, createdAt: found.user.createdAt.toISOString() },
      history: others.map(rowOf),
    };
  }
}

type NamedSubmission = Prisma.IdentitySubmissionGetPayload<{ include: typeof names }>;

function rowOf(submission: NamedSubmission): SubmissionRow {
  const { id, userId, type, numero, status, reason, createdAt, decidedAt } = submission;
  return {
    id,
    userId,
    userName: submission.user.name,
    type,
    numero,
    status,
    reason,
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    decidedByName: submission.decidedBy?.name ?? null,
  };
}
