import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../clock.js';
import type { OutboxMail } from '../database/generated/client.js';
import { Db } from '../database/prisma.js';
import { Smtp } from './smtp.js';

const leaseMs = 60_000;
const longestPauseMs = 3_600_000;
/** How long after it was written a mail is still retried. */
const retriedMs = 3 * 24 * 3_600_000;

/** Sends the mails of the outbox; each is retried until a server accepts it, for three days. */
@Injectable()
export class DeliverMail {
  private readonly logger = new Logger(DeliverMail.name);

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly smtp: Smtp,
  ) {}

  /** Ids of the mails that are due, oldest first. */
  async due(limit: number): Promise<string[]> {
    const mails = await this.db.outboxMail.findMany({
      where: { nextAttemptAt: { lte: this.clock.now() } },
      orderBy: { nextAttemptAt: 'asc' },
      take: limit,
      select: { id: true },
    });
    return mails.map((mail) => mail.id);
  }

  /** Tries one mail; after a failure it is due again, each time after a longer pause, or given up. */
  async execute(id: string): Promise<void> {
    const mail = await this.lease(id);
    if (!mail) return;
    const { to, subject, text, html } = mail;
    const startedAt = performance.now();
    try {
      await this.smtp.send({ to, subject, text, html });
    } catch (error) {
      return this.fail(mail, error);
    }
    const ms = Math.round(performance.now() - startedAt);
    this.logger.log({ msg: 'Mail delivered', mailId: id, ms });
    await this.db.outboxMail.updateMany({
      where: { id },
      data: {
        sentAt: this.clock.now(),
        nextAttemptAt: null,
        failedAt: null,
        ...withoutSecret(mail),
      },
    });
  }

  /** The lease keeps another worker from sending it at the same time; null when one has it. */
  private async lease(id: string): Promise<OutboxMail | null> {
    const now = this.clock.now();
    const [mail] = await this.db.outboxMail.updateManyAndReturn({
      where: { id, nextAttemptAt: { lte: now } },
      data: { nextAttemptAt: new Date(now.getTime() + leaseMs), attempts: { increment: 1 } },
    });
    return mail ?? null;
  }

  /** Changes nothing when the lease has ended and another worker has tried since. */
  private async fail(mail: OutboxMail, error: unknown): Promise<void> {
    const { id, attempts, createdAt } = mail;
    const now = this.clock.now();
    const attempted = { id, attempts, sentAt: null };
    if (now.getTime() >= createdAt.getTime() + retriedMs) {
      this.logger.error({ msg: 'Mail given up', mailId: id, attempts, reason: String(error) });
      await this.db.outboxMail.updateMany({
        where: attempted,
        data: { failedAt: now, nextAttemptAt: null, ...withoutSecret(mail) },
      });
      return;
    }
    const pause = Math.min(5_000 * 2 ** attempts, longestPauseMs);
    this.logger.warn({
      msg: 'Mail not taken',
      mailId: id,
      againInSeconds: pause / 1000,
      reason: String(error),
    });
    await this.db.outboxMail.updateMany({
      where: attempted,
      data: { nextAttemptAt: new Date(now.getTime() + pause) },
    });
  }
}

/** What is blanked of a mail that will not be sent again. */
function withoutSecret({ hasSecret }: OutboxMail) {
  return hasSecret && { text: '', html: '' };
}
