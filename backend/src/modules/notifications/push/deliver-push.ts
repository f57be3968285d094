import { Injectable } from '@nestjs/common';
import { dayMs } from '../../../kernel/duration.js';
import { Db } from '../../../platform/database/prisma.js';
import { DueRows, type DueTable } from '../../../platform/delivery/due-rows.js';
import { OpenSignIns } from '../../auth/index.js';
import { sendPush } from './send-push.js';

/** A push service keeps a message for a day; older ones are of no use. */
export const pushTable: DueTable = {
  name: 'push_messages',
  channel: 'push',
  triedMs: dayMs,
};

/** A push service takes 4 kB, and a phone shows some lines; the bell has all of it. */
const shownCharacters = 300;

const bell = '/tableau-de-bord/notifications';

/** Sends notifications to browsers, each until its push service takes it, for a day. */
@Injectable()
export class DeliverPush {
  constructor(
    private readonly db: Db,
    private readonly rows: DueRows,
    private readonly signIns: OpenSignIns,
  ) {}

  due(limit: number): Promise<string[]> {
    return this.rows.list(pushTable, limit);
  }

  /**
   * Browsers that are gone, or allow it no more, or whose sign-in was ended, are forgotten with all that waited for
   * them.
   */
  async execute(id: string): Promise<void> {
    const attempt = await this.rows.lease(pushTable, id);
    if (!attempt) return;
    const push = await this.db.pushMessage.findUnique({
      where: { id },
      include: { notification: true, subscription: true },
    });
    if (!push) return;
    const { notification, subscription } = push;
    if (subscription.sessionId && !(await this.signIns.has(subscription.sessionId))) {
      return this.forget(subscription);
    }
    const { title, text, path } = notification;
    try {
      const shown = {
        title: shortened(title),
        text: shortened(text),
        path: path ?? bell,
        tag: notification.id,
      };
      const outcome = await sendPush(subscription, shown);
      if (outcome === 'sent') return await this.rows.markSent(pushTable, attempt);
    } catch (error) {
      return this.rows.markFailed(pushTable, attempt, error);
    }
    await this.forget(subscription);
  }

  private async forget({ id }: { id: string }): Promise<void> {
    await this.db.pushSubscription.deleteMany({ where: { id } });
  }
}

function shortened(text: string): string {
  return text.length > shownCharacters ? `${text.slice(0, shownCharacters).trimEnd()}…` : text;
}
