import { Injectable } from '@nestjs/common';
import { env } from '../../env.js';
import { deletedEmail, deletedName } from '../../kernel/deleted-account.js';
import { ProblemError } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import type { Prisma, User } from '../../platform/database/generated/client.js';
import { lockRow } from '../../platform/database/lock-row.js';
import type { PlainSql } from '../../platform/database/plain-sql.js';
import { Db, type Tx } from '../../platform/database/prisma.js';
import { Sql } from '../../platform/database/sql.js';
import { actorOf, type CallingUser } from './domain/actor-of.js';
import { Roles } from './roles.js';

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

const contact = { name: true, email: true } satisfies Prisma.UserSelect;

/** What other modules ask and change about users. Reads take `tx` when they belong to a transaction. */
@Injectable()
export class Users {
  constructor(
    private readonly db: Db,
    private readonly sql: Sql,
    private readonly roles: Roles,
    private readonly clock: Clock,
  ) {}

  /** @throws ProblemError `email-taken`, from the database */
  async create(tx: Tx, user: NewUser): Promise<void> {
    await tx.user.create({ data: user });
  }

  /**
   * A user whom no other transaction changes until this one ends. Rows that refer to the user are
   * written meanwhile: postings to the wallet do so at commit, and would deadlock with the lock.
   *
   * @throws ProblemError `user-not-found`, also of a deleted account
   */
  async lock(tx: Tx, id: string): Promise<Omit<User, 'passwordHash'>> {
    const locked = await lockRow(tx, 'users', id, 'no key update');
    if (!locked || locked.deletedAt) throw new ProblemError('user-not-found');
    const { passwordHash: _, ...user } = locked;
    return user;
  }

  /** As `lock`, of somebody who has not signed in yet. @returns false of a deleted account */
  async hold(tx: Tx, id: string): Promise<boolean> {
    const locked = await lockRow(tx, 'users', id, 'no key update');
    return locked !== null && locked.deletedAt === null;
  }

  /**
   * A member whose account is to be deleted, or taken back, suspended or reinstated. Rows that refer to the member
   * wait too: each is written before this lock, and seen, or after it, and refused by the database.
   *
   * @throws ProblemError `user-not-found`, also of a deleted account
   */
  async lockLeaving(tx: Tx, id: string): Promise<Omit<User, 'passwordHash'>> {
    const locked = await lockRow(tx, 'users', id, 'update');
    if (!locked || locked.deletedAt) throw new ProblemError('user-not-found');
    const { passwordHash: _, ...user } = locked;
    return user;
  }

  /**
   * The member about whom one of the staff decides, held with whoever decides, by the order of their ids: of two who
   * decide about each other the second one finds what the first one did.
   *
   * @param hold how the member is held
   * @throws ProblemError `forbidden` when whoever decides is frozen or suspended by now, or is no admin and decides about
   *   a colleague, `approver-too-new` of an admin who approves nothing yet and decides about another one, `user-not-found`
   */
  async lockForStaff(
    tx: Tx,
    { id: actorId, role }: Pick<Actor, 'id' | 'role'>,
    id: string,
    hold: 'lock' | 'lockLeaving',
  ): Promise<Omit<User, 'passwordHash'>> {
    const isFirst = actorId < id;
    if (isFirst) await this.requireActing(tx, actorId);
    const member = await this[hold](tx, id);
    if (!isFirst) await this.requireActing(tx, actorId);
    if (member.role !== 'member' && role !== 'admin') throw new ProblemError('forbidden');
    if (member.role === 'admin') await this.requireSettled(tx, actorId);
    return member;
  }

  /** A new admin stops no other one: those are there to stop them. */
  private async requireSettled(tx: Tx, id: string): Promise<void> {
    const admin = await this.roles.findAdmin(tx, id);
    if (!admin || admin.approvesFrom > this.clock.now()) throw new ProblemError('approver-too-new');
  }

  private async requireActing(tx: Tx, id: string): Promise<void> {
    const { frozenAt, suspendedAt } = await this.lock(tx, id);
    if (frozenAt || suspendedAt) throw new ProblemError('forbidden');
  }

  async hasRole(tx: Tx, id: string): Promise<boolean> {
    const user = await tx.user.findUnique({ where: { id }, select: { role: true } });
    return user !== null && user.role !== 'member';
  }

  async isAdmin(tx: Tx, id: string): Promise<boolean> {
    const user = await tx.user.findUnique({ where: { id }, select: { role: true } });
    return user?.role === 'admin';
  }

  /** @param dueAt null when the account stays */
  async setDeletion(tx: Tx, id: string, dueAt: Date | null): Promise<void> {
    const data = { deletionDueAt: dueAt, deletionFirstDueAt: dueAt };
    await tx.user.update({ where: { id }, data });
  }

  /** The member was told an earlier day. */
  async postponeDeletion(tx: Tx, id: string, deletionDueAt: Date): Promise<void> {
    await tx.user.update({ where: { id }, data: { deletionDueAt } });
  }

  /** Whose account is due to be deleted. */
  listLeaving(page: { after: string; limit: number }, by: Date): Promise<{ id: string }[]> {
    return this.db.user.findMany({
      where: { id: { gt: page.after }, deletionDueAt: { lte: by } },
      orderBy: { id: 'asc' },
      select: { id: true },
      take: page.limit,
    });
  }

  /**
   * Whether an account is to be deleted, or suspended; it stays so until the end of the transaction. Objects of the
   * member are held after this, as by whoever takes the deletion back.
   */
  async holdStanding(tx: Tx, id: string): Promise<{ isLeaving: boolean; isSuspended: boolean }> {
    const [user] = await tx.$queryRaw<{ isLeaving: boolean; isSuspended: boolean }[]>`
      select deletion_due_at is not null as "isLeaving", suspended_at is not null as "isSuspended"
      from users where id = ${id}::uuid for key share`;
    return user ?? { isLeaving: false, isSuspended: false };
  }

  /**
   * Those of some members who are suspended; they and the others stay so until the end of the transaction. Rows that
   * a suspension holds are held before this: objects.
   */
  async holdSuspended(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
    // Without a condition: the rows are read as they are once they are held.
    const users = await tx.$queryRaw<{ id: string; isSuspended: boolean }[]>`
      select id, suspended_at is not null as "isSuspended" from users
      where id = any(${[...ids]}::uuid[]) order by id for key share`;
    return new Set(users.filter(({ isSuspended }) => isSuspended).map(({ id }) => id));
  }

  /**
   * Something new that a member wants with another one.
   *
   * @throws ProblemError `account-suspended` of the member's own, `member-unreachable` of the other one
   */
  async requireNoneSuspended(tx: Tx, memberId: string, otherId: string): Promise<void> {
    const suspended = await this.holdSuspended(tx, [memberId, otherId]);
    if (suspended.has(memberId)) throw new ProblemError('account-suspended');
    if (suspended.has(otherId)) throw new ProblemError('member-unreachable');
  }

  /**
   * @param member held for update by the transaction
   * @param freezes whether the wallet is frozen with it, since it was not before
   */
  async suspend(
    tx: Tx,
    { id }: Pick<User, 'id'>,
    { at, freezes }: { at: Date; freezes: boolean },
  ): Promise<void> {
    const data = { suspendedAt: at, frozenWithSuspension: freezes };
    await tx.user.update({ where: { id }, data });
  }

  async reinstate(tx: Tx, id: string): Promise<void> {
    const data = { suspendedAt: null, frozenWithSuspension: false };
    await tx.user.update({ where: { id }, data });
  }

  /** How staff have suspended a member. @throws ProblemError `user-not-found`, also of a deleted account */
  async getSuspension(id: string): Promise<Pick<User, 'suspendedAt' | 'frozenWithSuspension'>> {
    const user = await this.db.user.findUnique({
      where: { id, deletedAt: null },
      select: { suspendedAt: true, frozenWithSuspension: true },
    });
    if (!user) throw new ProblemError('user-not-found');
    return user;
  }

  /**
   * What a member is called until the end of the transaction, should the account be deleted at the same moment.
   *
   * @throws ProblemError `user-not-found`
   */
  async holdName(tx: Tx, id: string): Promise<string> {
    const [user] = await tx.$queryRaw<{ name: string }[]>`
      select name from users where id = ${id}::uuid for key share`;
    if (!user) throw new ProblemError('user-not-found');
    return user.name;
  }

  async clearAvatar(tx: Tx, id: string): Promise<void> {
    await tx.user.update({ where: { id }, data: { avatarId: null } });
  }

  /** Leaves nothing personal of a member, for good. The row stays: books and rentals of others refer to it. */
  async deleteAccount(tx: Tx, id: string, at: Date): Promise<void> {
    await tx.user.update({
      where: { id },
      data: {
        name: deletedName,
        email: deletedEmail(id),
        passwordHash: '',
        avatarId: null,
        phone: null,
        address: null,
        city: null,
        postalCode: null,
        pendingEmail: null,
        emailConfirmedAt: null,
        emailChangedAt: null,
        verificationStatus: 0,
        verificationReason: null,
        deletionDueAt: null,
        deletionFirstDueAt: null,
        deletedAt: at,
      },
    });
  }

  /**
   * Who acts without a session of their own, as by an SMS or a mailed link: with the powers of a member, whatever
   * their role. Null when there is no such user.
   */
  async getActor(id: string): Promise<Actor | null> {
    const [user] = await this.sql.$queryRaw<CallingUser[]>`
      select id, role, frozen_at as "frozenAt", deletion_due_at as "deletionDueAt",
        suspended_at as "suspendedAt",
        email_confirmed_at as "emailConfirmedAt",
        verification_status as "verificationStatus"
      from users where id = ${id}::uuid and deleted_at is null`;
    return user ? actorOf(user, false) : null;
  }

  /**
   * @param member held by the transaction: who is not frozen stays so until it ends
   * @throws ProblemError `member-frozen`
   */
  requireNotFrozen({ frozenAt }: Pick<User, 'frozenAt'>): void {
    if (frozenAt) throw new ProblemError('member-frozen');
  }

  /**
   * @param member held by the transaction
   * @throws ProblemError `account-suspended`
   */
  requireNotSuspended({ suspendedAt }: Pick<User, 'suspendedAt'>): void {
    if (suspendedAt) throw new ProblemError('account-suspended');
  }

  /** @throws ProblemError `user-not-found` when there never was such a user */
  async requireKnown(id: string): Promise<void> {
    if ((await this.db.user.count({ where: { id } })) === 0) {
      throw new ProblemError('user-not-found');
    }
  }

  async isFrozen(id: string): Promise<boolean> {
    return (await this.db.user.count({ where: { id, frozenAt: { not: null } } })) > 0;
  }

  /** @returns null when nobody has the address */
  async findIdByEmail(tx: Tx, email: string): Promise<string | null> {
    const user = await tx.user.findUnique({ where: { email }, select: { id: true } });
    return user?.id ?? null;
  }

  /** Null when the account is deleted: nobody is told of anything. */
  async findContact(tx: Tx, id: string): Promise<Contact | null> {
    const [contact] = await tx.$queryRaw<Contact[]>`
      select name, email from users where id = ${id}::uuid and deleted_at is null for key share`;
    return contact ?? null;
  }

  /** @throws Error when there is no such user */
  async getContact(tx: Tx, id: string): Promise<Contact> {
    const contact = await this.findContact(tx, id);
    if (!contact) throw new Error(`There is no user ${id}`);
    return contact;
  }

  /** Staff and admins who can act, by id: who is mailed when something has to be looked into. */
  listStaffContacts(tx: Tx): Promise<Contact[]> {
    return tx.user.findMany({
      where: { role: { in: ['staff', 'admin'] }, frozenAt: null },
      select: contact,
      orderBy: { id: 'asc' },
    });
  }

  /** Admins who can act, by id. */
  listAdminContacts(tx: Tx): Promise<Contact[]> {
    return tx.user.findMany({
      where: { role: 'admin', frozenAt: null },
      select: contact,
      orderBy: { id: 'asc' },
    });
  }

  /** Admins but those who are named: those who can act, or also those who were stopped. */
  async listAdminIds(
    tx: Tx,
    exceptIds: readonly string[],
    which: 'acting' | 'all',
  ): Promise<string[]> {
    const admins = await tx.user.findMany({
      where: {
        role: 'admin',
        id: { notIn: [...exceptIds] },
        ...(which === 'acting' && { frozenAt: null }),
      },
      select: { id: true },
      orderBy: { id: 'asc' },
    });
    return admins.map(({ id }) => id);
  }

  /** People by user id; ids of nobody are left out. */
  async listPeople(ids: readonly string[], sql: PlainSql = this.sql): Promise<Map<string, Person>> {
    const people = await sql.$queryRaw<Person[]>`
      select id, name, case when deleted_at is null then email else '' end as email, phone, avatar_id as "avatarId",
        renter_review_count as "renterReviewCount", renter_rating_sum as "renterRatingSum"
      from users where id = any(${[...ids]}::uuid[])`;
    return new Map(people.map((person) => [person.id, person]));
  }

  /** Names by user id; ids of nobody are left out. */
  async listNames(ids: readonly string[], sql: PlainSql = this.sql): Promise<Map<string, string>> {
    const people = await this.listPeople(ids, sql);
    return new Map([...people.values()].map(({ id, name }) => [id, name]));
  }

  /** Those of them whose accounts are not deleted, nor before the end of the transaction. */
  async listPresent(tx: Tx, ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const present = await tx.$queryRaw<{ id: string }[]>`
      select id from users where id = any(${[...ids]}::uuid[]) and deleted_at is null
      order by id for key share`;
    return present.map(({ id }) => id);
  }

  /** The address becomes the member's once it is confirmed: until then it may be somebody else's. */
  async correctEmail(tx: Tx, id: string, pendingEmail: string): Promise<void> {
    await tx.user.update({ where: { id }, data: { pendingEmail } });
  }

  /** A confirmed address instead of another. @throws ProblemError `email-taken`, from the database */
  async replaceEmail(tx: Tx, id: string, email: string, at: Date): Promise<void> {
    const data = { email, emailConfirmedAt: at, emailChangedAt: at };
    await tx.user.update({ where: { id }, data });
  }

  /**
   * @throws ProblemError `email-too-new` while money may not leave: whoever took over an account changes its
   *   address first, and its member has had no time to undo it
   */
  requireSettledEmail({ emailChangedAt }: Pick<User, 'emailChangedAt'>, now: Date): void {
    const waitMs = env.NEW_NUMBER_HOURS * 3_600_000;
    if (emailChangedAt && now.getTime() - emailChangedAt.getTime() < waitMs) {
      throw new ProblemError('email-too-new');
    }
  }

  /** @throws ProblemError `email-taken`, from the database, when somebody else has the corrected one by now */
  async confirmEmail(tx: Tx, id: string, at: Date): Promise<void> {
    const { pendingEmail } = await this.lock(tx, id);
    const corrected = pendingEmail ? { email: pendingEmail, pendingEmail: null } : {};
    await tx.user.update({ where: { id }, data: { ...corrected, emailConfirmedAt: at } });
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
