import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { Transactions } from '../../platform/database/transactions.js';
import { Live } from '../../platform/live/live.js';
import { otherOf, requireParty } from './thread-record.js';

/** A party has seen a thread up to a message. */
@Injectable()
export class MarkRead {
  constructor(
    private readonly transactions: Transactions,
    private readonly live: Live,
  ) {}

  /**
   * A lower number than before changes nothing, one beyond the last counts as the last.
   *
   * @throws ProblemError `thread-not-found`
   */
  async execute(actor: Actor, threadId: string, number: number): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const thread = requireParty(
        await tx.thread.findUnique({ where: { id: threadId } }),
        actor.id,
      );
      const read = Math.min(number, thread.lastNumber);
      const { count } = await tx.threadMember.updateMany({
        where: { threadId, userId: actor.id, readNumber: { lt: read } },
        data: { readNumber: read },
      });
      if (count === 0) return;
      const told = [actor.id, otherOf(thread, actor.id)];
      afterCommit(() => {
        this.live.publish(told, { type: 'read', thread: threadId, number: read, by: actor.id });
      });
    });
  }
}
