import { Injectable } from '@nestjs/common';
import type { Tx } from '../database/prisma.js';
import { Sql } from '../database/sql.js';

/** A mail that waits for others of the same kind. */
export interface HeldMail {
  id: string;
  to: string;
  subject: string;
  memberIds: string[];
}

/** Mails that wait to be sent together. None is sent until it is let go. */
@Injectable()
export class HeldMails {
  constructor(private readonly sql: Sql) {}

  /** A page of what those have in common whose time has come, in its own order. */
  due(now: Date, { after, limit }: { after: string; limit: number }): Promise<{ id: string }[]> {
    return this.sql.$queryRaw<{ id: string }[]>`
      select distinct held_with as id from outbox_mails
      where held_with > ${after} and next_attempt_at <= ${now}
      order by held_with limit ${limit}`;
  }

  /** All that wait together, oldest first, held until the end of the transaction. */
  lock(tx: Tx, heldWith: string): Promise<HeldMail[]> {
    return tx.$queryRaw<HeldMail[]>`
      select id, "to", subject, member_ids as "memberIds" from outbox_mails where held_with = ${heldWith}
      order by id for update`;
  }

  /** Has them sent, each by itself. */
  async letGo(tx: Tx, mails: readonly HeldMail[], now: Date): Promise<void> {
    await tx.$executeRaw`
      update outbox_mails set held_with = null, next_attempt_at = ${now}
      where id = any(${mails.map(({ id }) => id)}::uuid[])`;
  }

  /** Once one mail says what they say. */
  async remove(tx: Tx, mails: readonly HeldMail[]): Promise<void> {
    await tx.$executeRaw`
      delete from outbox_mails where id = any(${mails.map(({ id }) => id)}::uuid[])`;
  }
}
