import { Injectable } from '@nestjs/common';
import { Refusal } from '../../kernel/errors.js';
import type { Prisma } from '../../platform/database/generated/client.js';
import { Db } from '../../platform/database/prisma.js';
import { type Page, pageOf } from '../../platform/http/paging.js';
import { avatarUrl } from '../uploads/index.js';
import { BalancesQueries } from '../wallet/index.js';
import type { UserListQuery, UserRow, UserView } from './accounts.schema.js';

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
  emailConfirmedAt: true,
  role: true,
  createdAt: true,
} satisfies Prisma.UserSelect;

const userFields = {
  ...rowFields,
  submissions: { orderBy: { createdAt: 'desc' }, take: 1, select: { reason: true } },
} satisfies Prisma.UserSelect;

type UserRecord = Prisma.UserGetPayload<{ select: typeof rowFields }>;

@Injectable()
export class AccountsQueries {
  constructor(
    private readonly db: Db,
    private readonly balances: BalancesQueries,
  ) {}

  /** @throws Refusal `user-not-found` */
  async userById(id: string): Promise<UserView> {
    const [user, walletBalance] = await Promise.all([
      this.db.user.findUnique({ where: { id }, select: userFields }),
      this.balances.getTotal(id),
    ]);
    if (!user) throw new Refusal('user-not-found');
    const { submissions, ...record } = user;
    return {
      ...rowOf(record),
      walletBalance,
      verificationReason: submissions[0]?.reason ?? null,
    };
  }

  async list({ q, role, verifier, ...page }: UserListQuery): Promise<Page<UserRow>> {
    const contains = { contains: q ?? '', mode: 'insensitive' } as const;
    const where: Prisma.UserWhereInput = {
      ...(q && { OR: [{ name: contains }, { email: contains }] }),
      ...(role && { role }),
      ...(verifier !== undefined && { verificationStatus: verifier }),
    };
    const [users, total] = await Promise.all([
      this.db.user.findMany({ where, select: rowFields, ...pageOf(page) }),
      this.db.user.count({ where }),
    ]);
    return { rows: users.map(rowOf), total };
  }
}

function rowOf(user: UserRecord): UserRow {
  const { avatarId, verificationStatus, emailConfirmedAt, createdAt, ...row } = user;
  return {
    ...row,
    avatar: avatarUrl(avatarId),
    verifier: verificationStatus,
    emailVerified: emailConfirmedAt !== null,
    createdAt: createdAt.toISOString(),
  };
}
