import { Injectable, Logger } from '@nestjs/common';
import { dayMs, hourMs, minuteMs } from '../../kernel/duration.js';
import { Clock } from '../clock.js';
import type { OutboxMail } from '../database/generated/client.js';
import { Db } from '../database/prisma.js';
import { Sql } from '../database/sql.js';
import { countDelivery } from '../delivery/deliveries.js';
import { answered, failed } from '../monitoring/dependencies.js';
import { reasonOf } from '../monitoring/reason-of.js';
import { isRefusedForGood, isServerFailure } from './refusals.js';
import { Smtp } from './smtp.js';

const leaseMs = minuteMs;
const longestPauseMs = hourMs;
/** How long after it was written a mail is still retried. */
const retriedMs = 3 * dayMs;

type LeasedMail = Omit<
  OutboxMail,
  'nextAttemptAt' | 'sentAt' | 'failedAt' | 'heldWith' | 'memberIds'
>;

/** Sends the mails of the outbox; each is retried until a server accepts it, for three days or until it can never arrive. */
@Injectable()
export class DeliverMail {
  private readonly logger = new Logger(DeliverMail.name);

  constructor(
    private readonly db: Db,
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly smtp: Smtp,
  ) {}

  /** Ids of the mails that are due, oldest first. */
  async due(limit: number): Promise<string[]> {
    const mails = await this.db.outboxMail.findMany({
      where: { nextAttemptAt: { lte: this.clock.now() }, heldWith: null },
      orderBy: [{ nextAttemptAt: 'asc' }, { id: 'asc' }],
      take: limit,
      select: { id: true },
    });
    return mails.map((mail) => mail.id);
  }

  /** Tries one mail; after a failure it is due again, each time after a longer pause, or given up. */
  async execute(id: string): Promise<void> {
    const mail = await this.lease(id);
    if (!mail) return;
    const startedAt = performance.now();
    try {
      await this.smtp.send(mail);
    } catch (error) {
      return this.fail(mail, error);
    }
    answered('smtp');
    countDelivery('mail', 'sent');
    const ms = Math.round(performance.now() - startedAt);
    this.logger.log({ msg: 'Mail delivered', mailId: id, ms });
    await this.sql.$executeRaw`
      update outbox_mails
      set sent_at = ${this.clock.now()}, next_attempt_at = null, failed_at = null,
        text = case when has_secret then '' else text end,
        html = case when has_secret then '' else html end
      where id = ${id}::uuid`;
  }

  /** The lease keeps another worker from sending it at the same time; null when one has it. */
  private async lease(id: string): Promise<LeasedMail | null> {
    const now = this.clock.now();
    const [mail] = await this.sql.$queryRaw<LeasedMail[]>`
      update outbox_mails
      set next_attempt_at = ${new Date(now.getTime() + leaseMs)}, attempts = attempts + 1
      where id = ${id}::uuid and next_attempt_at <= ${now} and held_with is null
      returning id, "to", subject, text, html, attempts, has_secret as "hasSecret",
        unsubscribe_url as "unsubscribeUrl", created_at as "createdAt"`;
    return mail ?? null;
  }

  /** Changes nothing when the lease has ended and another worker has tried since. */
  private async fail(mail: LeasedMail, error: unknown): Promise<void> {
    const { id, attempts, createdAt } = mail;
    const now = this.clock.now();
    const attempted = { id, attempts, sentAt: null };
    if (isServerFailure(error)) failed('smtp', error);
    else answered('smtp');
    const isRefused = isRefusedForGood(error);
    const reason = reasonOf(error);
    if (isRefused || now.getTime() >= createdAt.getTime() + retriedMs) {
      countDelivery('mail', isRefused ? 'refused' : 'expired');
      this.logger.error({ msg: 'Mail given up', mailId: id, attempts, isRefused, reason });
      await this.db.outboxMail.updateMany({
        where: attempted,
        data: { failedAt: now, nextAttemptAt: null, ...withoutSecret(mail) },
      });
      return;
    }
    countDelivery('mail', 'retried');
    const pause = Math.min(5_000 * 2 ** attempts, longestPauseMs);
    this.logger.warn({
      msg: 'Mail not taken',
      mailId: id,
      attempts,
      againInSeconds: pause / 1000,
      reason,
    });
    await this.db.outboxMail.updateMany({
      where: attempted,
      data: { nextAttemptAt: new Date(now.getTime() + pause) },
    });
  }
}

/** What is blanked of a mail that will not be sent again. */
function withoutSecret({ hasSecret }: LeasedMail) {
  return hasSecret && { text: '', html: '' };
}
