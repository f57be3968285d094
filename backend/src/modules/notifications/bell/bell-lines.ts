import { Injectable } from '@nestjs/common';
import { Prisma } from '../../../platform/database/generated/client.js';
import { insertionFrom } from '../../../platform/database/rows.js';
import { Live } from '../../../platform/live/live.js';
import type { PreparedMail } from '../../../platform/mail/outbox.js';
import type { EventContext } from '../../events/index.js';
import type { Category } from '../domain/category.js';
import { PushQueue } from '../push/push.queue.js';

/** What a member reads below the bell. */
export interface BellLine {
  id: string;
  userId: string;
  category: Category;
  title: string;
  text: string;
  /** Where it leads on the site. */
  path: string | null;
  /** Other members whom it names. */
  namedIds: readonly string[];
}

/** Open tabs then ask what is new. */
export const bellChanged = { type: 'notification' };

@Injectable()
export class BellLines {
  constructor(
    private readonly live: Live,
    private readonly pushes: PushQueue,
  ) {}

  /**
   * Writes a line, and the mail and the pushes that say the same, in one statement. The same person is
   * told once of an event: where there is a line already, nothing is written.
   *
   * @param pushAt when browsers are told; null when they are not
   */
  async write(
    { tx, afterCommit, event }: EventContext,
    line: BellLine,
    { mail, pushAt }: { mail: PreparedMail | null; pushAt: Date | null },
  ): Promise<void> {
    const { id, userId, category, title, text, path, namedIds } = line;
    const [written] = await tx.$queryRaw<{ lines: number; pushes: string[] }[]>`
      with line as (
        insert into notifications (id, event_id, user_id, category, kind, title, text, path,
          named_ids, created_at)
        values (${id}::uuid, ${event.id}::uuid, ${userId}::uuid,
          ${category}::"NotificationCategory", ${event.kind}, ${title}, ${text}, ${path},
          ${[...namedIds]}::uuid[], ${event.at})
        on conflict (event_id, user_id) do nothing
        returning id
      ), mail as (
        ${mail ? insertionFrom('line', 'outbox_mails', mail.row) : Prisma.sql`select from line`}
      ), push as (
        insert into push_messages (id, notification_id, subscription_id, next_attempt_at, created_at)
        select gen_random_uuid(), line.id, subscription.id, ${pushAt}, ${event.at}
        from line, push_subscriptions subscription
        where subscription.user_id = ${userId}::uuid and ${pushAt !== null}
        returning id
      )
      select (select count(*)::int from line) as lines, array(select id from push) as pushes`;
    if (!written?.lines) return;
    afterCommit(() => this.live.publish([userId], bellChanged));
    if (mail?.announce) afterCommit(mail.announce);
    if (pushAt?.getTime() !== event.at.getTime()) return;
    for (const pushId of written.pushes) afterCommit(() => this.pushes.enqueue({ pushId }));
  }
}
