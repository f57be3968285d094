import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import type { Prisma, User } from '../../platform/database/generated/client.js';
import { lockRow } from '../../platform/database/lock-row.js';
import type { PlainSql } from '../../platform/database/plain-sql.js';
import { Db, type Tx } from '../../platform/database/prisma.js';
import { Sql } from '../../platform/database/sql.js';
import { roleInForce } from './domain/role-in-force.js';

/** Whom to write to. */
export interface Contact {
  name: string;
  email: string;
}

/** A user as others show them and write to them. */
export interface Person extends Contact {
  id: string;
  phone: string | null;
  /** An upload; `avatarUrl` gives its address, or that of the default. */
  avatarId: string | null;
  /** What owners wrote of them, as `ratingOf` takes it. */
  renterReviewCount: number;
  renterRatingSum: number;
}

type NewUser = Pick<
  Prisma.UserUncheckedCreateInput,
  'id' | 'name' | 'email' | 'passwordHash' | 'termsAcceptedAt' | 'createdAt'
>;

type CallingUser = Pick<
  User,
  'id' | 'role' | 'frozenAt' | 'emailConfirmedAt' | 'verificationStatus'
>;

const contact = { name: true, email: true } satisfies Prisma.UserSelect;

/** What other modules ask and change about users. Reads take `tx` when they belong to a transaction. */
@Injectable()
export class Users {
  constructor(
    private readonly db: Db,
    private readonly sql: Sql,
  ) {}

  /** @throws ProblemError `email-taken`, from the database */
  async create(tx: Tx, user: NewUser): Promise<void> {
    await tx.user.create({ data: user });
  }

  /**
   * A user whom no other transaction changes until this one ends. Rows that refer to the user are
   * written meanwhile: postings to the wallet do so at commit, and would deadlock with the lock.
   *
   * @throws ProblemError `user-not-found`
   */
  async lock(tx: Tx, id: string): Promise<Omit<User, 'passwordHash'>> {
    const locked = await lockRow(tx, 'users', id, 'no key update');
    if (!locked) throw new ProblemError('user-not-found');
    const { passwordHash: _, ...user } = locked;
    return user;
  }

  /**
   * Who makes a call, and what they may do: of a frozen account no more than a member. Null when there is
   * no such user.
   */
  async getActor(id: string): Promise<Actor | null> {
    const [user] = await this.sql.$queryRaw<CallingUser[]>`
      select id, role, frozen_at as "frozenAt", email_confirmed_at as "emailConfirmedAt",
        verification_status as "verificationStatus"
      from users where id = ${id}::uuid`;
    if (!user) return null;
    const { emailConfirmedAt, frozenAt, role, ...actor } = user;
    return {
      ...actor,
      role: roleInForce({ role, frozenAt }),
      emailConfirmed: emailConfirmedAt !== null,
    };
  }

  /**
   * @param member held by the transaction: who is not frozen stays so until it ends
   * @throws ProblemError `member-frozen`
   */
  requireNotFrozen({ frozenAt }: Pick<User, 'frozenAt'>): void {
    if (frozenAt) throw new ProblemError('member-frozen');
  }

  async isFrozen(id: string): Promise<boolean> {
    return (await this.db.user.count({ where: { id, frozenAt: { not: null } } })) > 0;
  }

  /** @returns null when nobody has the address */
  async findIdByEmail(tx: Tx, email: string): Promise<string | null> {
    const user = await tx.user.findUnique({ where: { email }, select: { id: true } });
    return user?.id ?? null;
  }

  /** @throws Error when there is no such user */
  async getContact(tx: Tx, id: string): Promise<Contact> {
    const [contact] = await tx.$queryRaw<Contact[]>`
      select name, email from users where id = ${id}::uuid`;
    if (!contact) throw new Error(`There is no user ${id}`);
    return contact;
  }

  /** Staff and admins: who is mailed when something has to be looked into. */
  listStaffContacts(tx: Tx): Promise<Contact[]> {
    return tx.user.findMany({ where: { role: { in: ['staff', 'admin'] } }, select: contact });
  }

  /** People by user id; ids of nobody are left out. */
  async listPeople(ids: readonly string[], sql: PlainSql = this.sql): Promise<Map<string, Person>> {
    const people = await sql.$queryRaw<Person[]>`
      select id, name, email, phone, avatar_id as "avatarId",
        renter_review_count as "renterReviewCount", renter_rating_sum as "renterRatingSum"
      from users where id = any(${[...ids]}::uuid[])`;
    return new Map(people.map((person) => [person.id, person]));
  }

  /** Names by user id; ids of nobody are left out. */
  async listNames(ids: readonly string[], sql: PlainSql = this.sql): Promise<Map<string, string>> {
    const people = await this.listPeople(ids, sql);
    return new Map([...people.values()].map(({ id, name }) => [id, name]));
  }

  /** @throws ProblemError `email-taken`, from the database */
  async correctEmail(tx: Tx, id: string, email: string): Promise<void> {
    await tx.user.update({ where: { id }, data: { email } });
  }

  async confirmEmail(tx: Tx, id: string, at: Date): Promise<void> {
    await tx.user.update({ where: { id }, data: { emailConfirmedAt: at } });
  }

  /** @param reason why the identity was refused; null when it was not */
  async setVerification(
    tx: Tx,
    id: string,
    { status, reason }: { status: number; reason: string | null },
  ): Promise<void> {
    const data = { verificationStatus: status, verificationReason: reason };
    await tx.user.update({ where: { id }, data });
  }
}
