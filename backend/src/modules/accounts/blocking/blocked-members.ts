import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import { Clock } from '../../../platform/clock.js';
import type { PlainSql } from '../../../platform/database/plain-sql.js';
import type { Tx } from '../../../platform/database/prisma.js';
import { Sql } from '../../../platform/database/sql.js';
import { Transactions } from '../../../platform/database/transactions.js';

/** Members who want nothing to do with each other: whichever of the two said so, it holds for both. */
@Injectable()
export class BlockedMembers {
  constructor(
    private readonly sql: Sql,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Blocking again changes nothing.
   *
   * @throws ProblemError `forbidden` for oneself, `user-not-found`
   */
  async block(blockerId: string, blockedId: string): Promise<void> {
    if (blockerId === blockedId) throw new ProblemError('forbidden');
    await this.transactions.run(async (tx) => {
      await tx.$queryRaw`select lock_pair(${blockerId}::uuid, ${blockedId}::uuid, false)::text`;
      await tx.$executeRaw`
        insert into blocked_members (blocker_id, blocked_id, created_at)
        values (${blockerId}::uuid, ${blockedId}::uuid, ${this.clock.now()})
        on conflict do nothing`;
    });
  }

  async unblock(blockerId: string, blockedId: string): Promise<void> {
    await this.sql.$executeRaw`
      delete from blocked_members
      where blocker_id = ${blockerId}::uuid and blocked_id = ${blockedId}::uuid`;
  }

  /**
   * Whether either blocks the other, or is out of reach of all; it stays so until the end of the transaction. Objects
   * are held before this.
   */
  async areApart(tx: Tx, one: string, other: string): Promise<boolean> {
    const [found] = await tx.$queryRaw<{ apart: boolean }[]>`
      select hold_apart(${one}::uuid, ${other}::uuid) as apart`;
    return found?.apart ?? false;
  }

  /**
   * Says nothing of who blocks whom.
   *
   * @throws ProblemError `member-unreachable`
   */
  async requireTogether(tx: Tx, one: string, other: string): Promise<void> {
    if (await this.areApart(tx, one, other)) throw new ProblemError('member-unreachable');
  }

  /**
   * Of these members, those whom a member blocks, and all from whom a block of either side, or the deletion or
   * suspension of an account, keeps them apart.
   */
  async among(
    userId: string,
    others: readonly string[],
    sql: PlainSql = this.sql,
  ): Promise<{ blocked: Set<string>; apart: Set<string> }> {
    const rows = await sql.$queryRaw<{ blockerId: string; blockedId: string }[]>`
      select blocker_id as "blockerId", blocked_id as "blockedId" from blocked_members
      where blocker_id = ${userId}::uuid and blocked_id = any(${[...others]}::uuid[])
        or blocked_id = ${userId}::uuid and blocker_id = any(${[...others]}::uuid[])
      union all
      select id, ${userId}::uuid from users
      where id = any(${[...others]}::uuid[]) and (deleted_at is not null or deletion_due_at is not null
        or suspended_at is not null or exists (
          select from users self where self.id = ${userId}::uuid
            and (self.deletion_due_at is not null or self.suspended_at is not null)))`;
    const own = rows.filter(({ blockerId }) => blockerId === userId);
    return {
      blocked: new Set(own.map(({ blockedId }) => blockedId)),
      apart: new Set(
        rows.map(({ blockerId, blockedId }) => (blockerId === userId ? blockedId : blockerId)),
      ),
    };
  }
}
