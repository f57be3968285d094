import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import type { User } from '../../platform/database/generated/client.js';
import { Db, type Tx } from '../../platform/database/prisma.js';

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
}

/** What other modules ask and change about users. Reads take `tx` when they belong to a transaction. */
@Injectable()
export class Users {
  constructor(private readonly db: Db) {}

  /** A user whom no other transaction changes until this one ends. */
  async lock(tx: Tx, id: string): Promise<Omit<User, 'passwordHash'>> {
    await tx.$queryRaw`select 1 from users where id = ${id}::uuid for update`;
    return tx.user.findUniqueOrThrow({ where: { id }, omit: { passwordHash: true } });
  }

  /** Who makes a call, and what they may do; null when there is no such user. */
  async getActor(id: string): Promise<Actor | null> {
    const user = await this.db.user.findUnique({
      where: { id },
      select: { id: true, role: true, emailConfirmedAt: true, verificationStatus: true },
    });
    if (!user) return null;
    const { emailConfirmedAt, ...actor } = user;
    return { ...actor, emailConfirmed: emailConfirmedAt !== null };
  }

  getContact(tx: Tx, id: string): Promise<Contact> {
    return tx.user.findUniqueOrThrow({ where: { id }, select: { name: true, email: true } });
  }

  /** Staff and admins: who is told when something has to be looked into. */
  listStaffContacts(tx: Tx): Promise<Contact[]> {
    return tx.user.findMany({
      where: { role: { in: ['staff', 'admin'] } },
      select: { name: true, email: true },
    });
  }

  /** People by user id; ids of nobody are left out. */
  async listPeople(ids: readonly string[], tx: Tx = this.db): Promise<Map<string, Person>> {
    const people = await tx.user.findMany({
      where: { id: { in: [...ids] } },
      select: { id: true, name: true, email: true, phone: true, avatarId: true },
    });
    return new Map(people.map((person) => [person.id, person]));
  }

  /** Names by user id; ids of nobody are left out. */
  async listNames(ids: readonly string[], tx: Tx = this.db): Promise<Map<string, string>> {
    const people = await this.listPeople(ids, tx);
    return new Map([...people.values()].map(({ id, name }) => [id, name]));
  }
}
