import { Injectable } from '@nestjs/common';
import { dayMs } from '../../kernel/duration.js';
import { maskedName } from '../../kernel/masked-name.js';
import { Clock } from '../../platform/clock.js';
import type { Thread } from '../../platform/database/generated/client.js';
import type { Tx } from '../../platform/database/prisma.js';
import { Sql } from '../../platform/database/sql.js';
import { type AfterCommit, Transactions } from '../../platform/database/transactions.js';
import { forEachDue } from '../../platform/for-each-settled.js';
import { BlockedMembers, Users } from '../accounts/index.js';
import { DomainEvents } from '../events/index.js';
import { Items } from '../items/index.js';
import { Acquaintances } from '../rentals/index.js';
import { isToBeTold, type ReaderMarks, unreadSince } from './domain/telling.js';
import { messageUnanswered } from './messages.events.js';
import { otherOf } from './thread-record.js';

/** Nobody is told of what was written longer ago: the workers were away for a week. */
const oldestMs = 7 * dayMs;

interface Reader extends ReaderMarks {
  userId: string;
}

/** Tells members of messages that they have not read for ten minutes, once until they do. */
@Injectable()
export class TellUnanswered {
  constructor(
    private readonly sql: Sql,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
    private readonly items: Items,
    private readonly users: Users,
    private readonly acquaintances: Acquaintances,
    private readonly blockedMembers: BlockedMembers,
  ) {}

  /** Tells all that is due; returns how many threads were looked at. */
  execute(): Promise<number> {
    const now = this.clock.now();
    return forEachDue(
      ({ after, limit }) => this.sql.$queryRaw<{ id: string }[]>`
        select t.id
        from threads t
        where t.last_message_at > ${new Date(now.getTime() - oldestMs)} and t.id > ${after}::uuid
          and exists (
            select from thread_members m
            join messages message on message.thread_id = m.thread_id
              and message.number > m.read_number and message.sender_id <> m.user_id
              and message.sent_at <= ${unreadSince(now)}
            where m.thread_id = t.id and m.told_number <= m.read_number)
        order by t.id limit ${limit}`,
      ({ id }) => this.tell(id, unreadSince(now)),
    );
  }

  private async tell(threadId: string, since: Date): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      // Whoever reads or writes now does it before or after.
      await tx.$queryRaw`select 1 from threads where id = ${threadId}::uuid for no key update`;
      const thread = await tx.thread.findUnique({ where: { id: threadId } });
      if (!thread) return;
      const readers = await tx.$queryRaw<Reader[]>`
        select user_id as "userId", read_number as "readNumber", told_number as "toldNumber"
        from thread_members where thread_id = ${threadId}::uuid order by user_id for no key update`;
      for (const reader of readers.filter(isToBeTold)) {
        const unread = await tx.message.findMany({
          where: {
            threadId,
            number: { gt: reader.readNumber },
            senderId: otherOf(thread, reader.userId),
          },
          select: { sentAt: true },
        });
        if (!unread.some(({ sentAt }) => sentAt <= since)) continue;
        await tx.threadMember.update({
          where: { threadId_userId: { threadId, userId: reader.userId } },
          data: { toldNumber: thread.lastNumber },
        });
        await this.record(tx, afterCommit, thread, reader.userId, unread.length);
      }
    });
  }

  private async record(
    tx: Tx,
    afterCommit: AfterCommit,
    thread: Thread,
    readerId: string,
    count: number,
  ): Promise<void> {
    const senderId = otherOf(thread, readerId);
    const { blocked } = await this.blockedMembers.among(readerId, [senderId], tx);
    if (blocked.has(senderId)) return;
    const { id, itemId } = thread;
    const item = (await this.items.listSummaries([itemId], tx)).get(itemId);
    const name = (await this.users.listNames([senderId], tx)).get(senderId) ?? '';
    const known = await this.acquaintances.among(readerId, [senderId], tx);
    await this.events.record(tx, afterCommit, messageUnanswered, {
      subjectId: id,
      actor: { role: 'system' },
      facts: {
        threadId: id,
        readerId,
        senderId,
        itemTitle: item?.title ?? '',
        count,
      },
      secrets: { senderName: known.has(senderId) ? name : maskedName(name) },
      at: this.clock.now(),
    });
  }
}
