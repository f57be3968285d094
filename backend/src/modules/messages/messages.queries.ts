import { Injectable } from '@nestjs/common';
import { Prisma } from '../../platform/database/generated/client.js';
import { Sql } from '../../platform/database/sql.js';
import { RentalStandings } from '../rentals/index.js';
import { type Risk, risksShown } from './domain/risks.js';
import type { MessageQuery, MessageView } from './messages.schema.js';
import { requireParty } from './thread-record.js';

interface StoredMessage {
  id: string;
  number: number;
  senderId: string;
  body: string;
  sentAt: Date;
  pictures: string[];
  /** None too of a message that was not looked at yet. */
  risks: Risk[];
}

@Injectable()
export class MessagesQueries {
  constructor(
    private readonly sql: Sql,
    private readonly rentals: RentalStandings,
  ) {}

  /**
   * Messages of a thread, oldest first: those after a number, those before one, or the last.
   *
   * @throws ProblemError `thread-not-found` for a stranger
   */
  async list(userId: string, threadId: string, query: MessageQuery): Promise<MessageView[]> {
    const isAgreed = await this.requireAgreement(userId, threadId);
    const found = await this.read(threadId, query);
    return found.map((message) => {
      const mine = message.senderId === userId;
      return {
        id: message.id,
        number: message.number,
        mine,
        body: message.body,
        pictures: message.pictures,
        sent_at: message.sentAt.toISOString(),
        risks: mine ? [] : risksShown(message.risks, isAgreed),
      };
    });
  }

  /** Whether the thread's rental was accepted. */
  private async requireAgreement(userId: string, threadId: string): Promise<boolean> {
    const [found = null] = await this.sql.$queryRaw<
      { askerId: string; ownerId: string; rentalId: string | null }[]
    >`
      select asker_id as "askerId", owner_id as "ownerId", rental_id as "rentalId"
      from threads where id = ${threadId}::uuid`;
    const { rentalId } = requireParty(found, userId);
    return rentalId ? ((await this.rentals.find(rentalId))?.isAgreed ?? false) : false;
  }

  private async read(threadId: string, { after, before, limit }: MessageQuery) {
    const isForward = after !== undefined;
    const range = isForward
      ? Prisma.sql`and number > ${after} order by number`
      : Prisma.sql`and number < ${before ?? 2_147_483_647} order by number desc`;
    const found = await this.sql.$queryRaw<StoredMessage[]>`
      select id, number, sender_id as "senderId", body, sent_at as "sentAt",
        array(select upload_id::text from message_pictures
          where message_id = messages.id order by position) as pictures,
        array_remove(array[
          case when has_phone_number then 'phone-number' end,
          case when asks_outside_payment then 'outside-payment' end], null) as risks
      from messages
      where thread_id = ${threadId}::uuid ${range} limit ${limit}`;
    return isForward ? found : found.reverse();
  }
}
