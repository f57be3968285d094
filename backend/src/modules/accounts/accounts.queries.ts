import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import type { Prisma } from '../../platform/database/generated/client.js';
import { Db } from '../../platform/database/prisma.js';
import { type Page, readPage } from '../../platform/http/paging.js';
import { avatarUrl } from '../uploads/index.js';
import { BalancesQueries } from '../wallet/index.js';
import type { UserListQuery, UserRow, UserView } from './accounts.schema.js';
import { usersMatching } from './users-matching.js';

const rowFields = {
  id: true,
  name: true,
  email: true,
  avatarId: true,
  phone: true,
  address: true,
  city: true,
  postalCode: true,
  verificationStatus: true,
  pendingEmail: true,
  emailConfirmedAt: true,
  role: true,
  frozenAt: true,
  suspendedAt: true,
  deletionFirstDueAt: true,
  deletedAt: true,
  createdAt: true,
} satisfies Prisma.UserSelect;

type UserRecord = Prisma.UserGetPayload<{ select: typeof rowFields }>;

@Injectable()
export class AccountsQueries {
  constructor(
    private readonly db: Db,
    private readonly balances: BalancesQueries,
  ) {}

  /** @throws ProblemError `user-not-found` */
  async getUser(id: string): Promise<UserView> {
    const [user, { withdrawable, held, upcoming }] = await Promise.all([
      this.db.user.findUnique({
        where: { id },
        select: { ...rowFields, verificationReason: true },
      }),
      this.balances.get(id),
    ]);
    if (!user) throw new ProblemError('user-not-found');
    const { verificationReason, ...record } = user;
    const walletBalance = withdrawable + held + upcoming;
    return { ...viewRow(record), walletBalance, upcomingBalance: upcoming, verificationReason };
  }

  async searchUsers({
    q,
    role,
    verifier,
    frozen,
    suspended,
    nameInDoubt,
    ...page
  }: UserListQuery): Promise<Page<UserRow>> {
    const where: Prisma.UserWhereInput = {
      ...(q && usersMatching(q)),
      ...(role && { role }),
      ...(frozen !== undefined && { frozenAt: frozen ? { not: null } : null }),
      ...(nameInDoubt !== undefined && { nameInDoubt }),
      ...(suspended !== undefined && { suspendedAt: suspended ? { not: null } : null }),
      ...(verifier !== undefined && { verificationStatus: verifier }),
    };
    const { rows: users, total } = await readPage(
      page,
      () => this.db.user.count({ where }),
      (slice) => this.db.user.findMany({ where, select: rowFields, ...slice }),
    );
    return { rows: users.map(viewRow), total };
  }
}

function viewRow(user: UserRecord): UserRow {
  const {
    avatarId,
    verificationStatus,
    emailConfirmedAt,
    pendingEmail,
    deletionFirstDueAt,
    ...row
  } = user;
  return {
    ...row,
    email: pendingEmail ?? row.email,
    avatar: avatarUrl(avatarId),
    verifier: verificationStatus,
    emailVerified: emailConfirmedAt !== null,
    frozenAt: row.frozenAt?.toISOString() ?? null,
    suspendedAt: row.suspendedAt?.toISOString() ?? null,
    // Not the day to which it was put off: that would tell that somebody reported the member.
    deletionDueAt: deletionFirstDueAt?.toISOString() ?? null,
    deletedAt: row.deletedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
