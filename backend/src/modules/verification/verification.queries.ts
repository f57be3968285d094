import { Injectable, Logger } from '@nestjs/common';
import { fromDate } from '../../kernel/day.js';
import { ProblemError } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import type { IdentitySubmission, Prisma } from '../../platform/database/generated/client.js';
import { Db } from '../../platform/database/prisma.js';
import { type Page, pageOf } from '../../platform/http/paging.js';
import { AccountsQueries, Involvement, Users, usersMatching } from '../accounts/index.js';
import { uploadUrl } from '../uploads/index.js';
import { lookerOf } from './domain/claim.js';
import { isNumber, maskedNumber } from './domain/paper-number.js';
import { type Doubt, papersUntil } from './domain/papers.js';
import { numberHmac } from './papers/identity-hmac.js';
import { keptDays } from './papers/kept-days.js';
import { type Typed, typedOf } from './papers/typed-papers.js';
import type {
  SubmissionDetail,
  SubmissionListQuery,
  SubmissionRow,
  VerificationView,
} from './verification.schema.js';

const include = { _count: { select: { looksLike: true, looksLikeIt: true } } } as const;
const logger = new Logger('VerificationQueries');
type CountedSubmission = IdentitySubmission & {
  _count: { looksLike: number; looksLikeIt: number };
};

@Injectable()
export class VerificationQueries {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly users: Users,
    private readonly accounts: AccountsQueries,
    private readonly involvement: Involvement,
  ) {}

  /** @throws ProblemError `verification-not-found` when the user never sent one */
  async getLastOf(userId: string): Promise<VerificationView> {
    const last = await this.db.identitySubmission.findFirst({
      where: { userId },
      orderBy: { createdAt: 'desc' },
    });
    if (!last) throw new ProblemError('verification-not-found');
    const { status, type, reason, createdAt } = last;
    return { status, type, reason, createdAt: createdAt.toISOString(), ...papersOf(last) };
  }

  async listSubmissions({
    q,
    status,
    userId,
    ...page
  }: SubmissionListQuery): Promise<Page<SubmissionRow>> {
    const where = {
      ...(q && { OR: matching(q) }),
      ...(status && { status }),
      ...(userId && { userId }),
    };
    const [submissions, total] = await Promise.all([
      this.db.identitySubmission.findMany({ where, include, ...pageOf(page) }),
      this.db.identitySubmission.count({ where }),
    ]);
    return { rows: await this.viewRows(submissions), total };
  }

  /** @throws ProblemError `verification-not-found` */
  async getSubmission(viewer: Actor, id: string): Promise<SubmissionDetail> {
    const found = await this.db.identitySubmission.findUnique({ where: { id }, include });
    if (!found) throw new ProblemError('verification-not-found');
    const others = await this.db.identitySubmission.findMany({
      where: { userId: found.userId, id: { not: id } },
      orderBy: { createdAt: 'desc' },
      include,
    });
    const [[row, ...history], lookAlikes, skips, user, hasRental] = await Promise.all([
      this.viewRows([found, ...others]),
      this.listLookAlikes(id),
      this.listSkips(id),
      this.accounts.getUser(found.userId),
      this.involvement.has(viewer, found.userId),
    ]);
    const { id: userId, name, email, phone, createdAt } = user;
    return {
      ...(row as SubmissionRow),
      documentUrl: pictureUrl(found.documentId),
      documentBackUrl: pictureUrl(found.documentBackId),
      photoUrl: pictureUrl(found.photoId),
      expiresOn: found.expiresOn && fromDate(found.expiresOn),
      prompt: found.prompt,
      byOtherDevice: found.byOtherDevice,
      lookAlikes,
      skips,
      involved: hasRental || found.userId === viewer.id,
      user: { id: userId, name, email, phone, createdAt },
      history,
    };
  }

  /** What this one was found to look like, and what was found later to look like it. */
  private async listLookAlikes(id: string): Promise<SubmissionDetail['lookAlikes']> {
    const found = await this.db.identityLookAlike.findMany({
      where: { OR: [{ submissionId: id }, { otherId: id }] },
      orderBy: [{ kind: 'asc' }, { submissionId: 'desc' }, { otherId: 'desc' }],
    });
    const others = found.map(({ kind, submissionId, otherId }) => ({
      kind,
      id: submissionId === id ? otherId : submissionId,
    }));
    const rows = await this.viewRows(
      await this.db.identitySubmission.findMany({
        where: { id: { in: others.map((other) => other.id) } },
        include,
      }),
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return others.flatMap((other) => {
      const submission = byId.get(other.id);
      return submission ? { kind: other.kind, submission } : [];
    });
  }

  /** Who has left it to others, the last one first. */
  private async listSkips(id: string): Promise<SubmissionDetail['skips']> {
    const skips = await this.db.identitySkip.findMany({
      where: { submissionId: id },
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
    });
    const names = await this.users.listNames(skips.map(({ staffId }) => staffId));
    return skips.map(({ staffId, note, at }) => ({
      byName: names.get(staffId) ?? '',
      note,
      at: at.toISOString(),
    }));
  }

  private async viewRows(submissions: readonly CountedSubmission[]): Promise<SubmissionRow[]> {
    const now = this.clock.now();
    const lookers = new Map(submissions.map((one) => [one.id, lookerOf(one, now)]));
    const people = submissions.flatMap(({ userId, decidedById }) => [userId, decidedById]);
    const names = await this.users.listNames(
      [...people, ...lookers.values()].filter((person) => person !== null),
    );
    const nameOf = (person: string | null | undefined) =>
      person ? (names.get(person) ?? null) : null;
    return submissions.map((submission) => ({
      id: submission.id,
      userId: submission.userId,
      userName: names.get(submission.userId) ?? '',
      type: submission.type,
      numero: endOfNumber(submission),
      status: submission.status,
      reason: submission.reason,
      createdAt: submission.createdAt.toISOString(),
      decidedAt: submission.decidedAt?.toISOString() ?? null,
      decidedByName: nameOf(submission.decidedById),
      claimedByName: nameOf(lookers.get(submission.id)),
      doubts: submission.doubts as Doubt[],
      lookAlikeCount: submission._count.looksLike + submission._count.looksLikeIt,
      ...papersOf(submission),
    }));
  }
}

/** Papers that cannot be read keep none of the others from the list. */
function endOfNumber(submission: Typed): string | null {
  try {
    const typed = typedOf(submission);
    return typed && maskedNumber(typed.numero);
  } catch (error) {
    logger.error(`papers ${submission.id}: ${String(error)}`);
    return maskedNumber('');
  }
}

/** A name or an address in part, or a whole number of a paper, which is found also when the papers are gone. */
function matching(q: string): Prisma.IdentitySubmissionWhereInput[] {
  const user = usersMatching(q);
  return [{ user }, ...(isNumber(q) ? [{ numberHmac: numberHmac(q) }] : [])];
}

function papersOf(submission: IdentitySubmission) {
  const { papersDeletedAt } = submission;
  const until = papersDeletedAt ? null : papersUntil(submission, keptDays);
  return {
    papersUntil: until?.toISOString() ?? null,
    papersDeletedAt: papersDeletedAt?.toISOString() ?? null,
  };
}

const pictureUrl = (id: string | null) => id && uploadUrl('identity', id);
