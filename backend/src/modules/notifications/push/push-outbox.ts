import { Injectable } from '@nestjs/common';
import type { EventContext } from '../../events/index.js';
import type { BellLine } from '../bell/bell-lines.js';
import type { Delivery } from '../domain/channels.js';
import { PushQueue } from './push.queue.js';

/** Pushes are stored in the transaction that causes them, one for each of the member's browsers. */
@Injectable()
export class PushOutbox {
  constructor(private readonly queue: PushQueue) {}

  async enqueue(
    { tx, afterCommit, event }: EventContext,
    { id, userId }: BellLine,
    delivery: Exclude<Delivery, 'not'>,
  ): Promise<void> {
    const dueAt = delivery === 'now' ? event.at : delivery.at;
    const pushes = await tx.$queryRaw<{ id: string }[]>`
      insert into push_messages (id, notification_id, subscription_id, next_attempt_at, created_at)
      select gen_random_uuid(), ${id}::uuid, id, ${dueAt}, ${event.at}
      from push_subscriptions where user_id = ${userId}::uuid
      returning id`;
    if (delivery !== 'now') return;
    for (const push of pushes) afterCommit(() => this.queue.enqueue({ pushId: push.id }));
  }
}
