import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import type { Tx } from '../../platform/database/prisma.js';
import { Transactions } from '../../platform/database/transactions.js';
import { Live } from '../../platform/live/live.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { BlockedMembers } from '../accounts/index.js';
import { RentalStandings } from '../rentals/index.js';
import { Uploads } from '../uploads/index.js';
import { piecesLookedBack, risksOf } from './domain/risks.js';
import { threadState } from './domain/thread-state.js';
import type { NewMessage } from './messages.schema.js';
import { otherOf, requireParty } from './thread-record.js';

/** Faster than anybody types, also what was written without network and comes at once. */
const sent = { name: 'messages', max: 60, seconds: 60 };

/** A party of a thread writes to the other one. */
@Injectable()
export class SendMessage {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly limits: RateLimits,
    private readonly rentals: RentalStandings,
    private readonly blockedMembers: BlockedMembers,
    private readonly uploads: Uploads,
    private readonly live: Live,
  ) {}

  /**
   * The same message sent again changes nothing.
   *
   * @returns its number
   * @throws ProblemError `thread-not-found` for a stranger, `message-id-taken`, `member-unreachable`,
   *   `upload-not-found`, `upload-not-yours`, `too-many-requests`
   */
  async execute(actor: Actor, threadId: string, message: NewMessage): Promise<number> {
    await this.limits.consume(sent, actor.id);
    return this.transactions.run(async (tx, afterCommit) => {
      const thread = requireParty(
        await tx.thread.findUnique({ where: { id: threadId } }),
        actor.id,
      );
      const other = otherOf(thread, actor.id);
      const apart = await this.blockedMembers.areApart(tx, actor.id, other);
      // One message of a thread after the other: the same one sent twice at once is found.
      await tx.$queryRaw`select 1 from threads where id = ${threadId}::uuid for no key update`;
      const before = await findSent(tx, actor.id, threadId, message);
      if (before) return before;
      const rental = thread.rentalId ? await this.rentals.find(thread.rentalId, tx) : null;
      if (threadState(apart, rental) === 'closed')
        throw new ProblemError(actor.isSuspended ? 'account-suspended' : 'member-unreachable');
      const number = await this.store(tx, actor.id, threadId, message);
      afterCommit(() => {
        this.live.publish([actor.id, other], { type: 'message', thread: threadId, number });
      });
      return number;
    });
  }

  private async store(
    tx: Tx,
    senderId: string,
    threadId: string,
    { id, body, pictures }: NewMessage,
  ): Promise<number> {
    const risks = risksOf(body, await bodiesJustBefore(tx, threadId, senderId));
    const [stored] = await tx.$queryRaw<{ number: number }[]>`
      insert into messages (id, thread_id, sender_id, body, picture_count, sent_at,
        has_phone_number, asks_outside_payment)
      values (${id}::uuid, ${threadId}::uuid, ${senderId}::uuid, ${body}, ${pictures.length},
        ${this.clock.now()}, ${risks.includes('phone-number')}, ${risks.includes('outside-payment')})
      returning number`;
    if (pictures.length > 0) {
      await this.uploads.claim(tx, senderId, 'message', pictures);
      await tx.messagePicture.createMany({
        data: pictures.map((uploadId, position) => ({ uploadId, messageId: id, position })),
      });
    }
    return (stored as { number: number }).number;
  }
}

/** Of the last messages of a thread, those of the sender, oldest first: one may end a number that they begin. */
async function bodiesJustBefore(tx: Tx, threadId: string, senderId: string): Promise<string[]> {
  const found = await tx.$queryRaw<{ senderId: string; body: string }[]>`
    select sender_id as "senderId", body from messages
    where thread_id = ${threadId}::uuid order by number desc limit ${piecesLookedBack}`;
  return found
    .filter((message) => message.senderId === senderId)
    .map(({ body }) => body)
    .reverse();
}

/**
 * @returns the number of the same message; null when there is none of its id
 * @throws ProblemError `message-id-taken` when another one has the id
 */
async function findSent(
  tx: Tx,
  senderId: string,
  threadId: string,
  { id, body, pictures }: NewMessage,
): Promise<number | null> {
  const found = await tx.message.findUnique({
    where: { id },
    include: { pictures: { orderBy: { position: 'asc' }, select: { uploadId: true } } },
  });
  if (!found) return null;
  const isSame =
    found.senderId === senderId &&
    found.threadId === threadId &&
    found.body === body &&
    found.pictures.map(({ uploadId }) => uploadId).join() === pictures.join();
  if (!isSame) throw new ProblemError('message-id-taken');
  return found.number;
}
