import { Injectable, Logger } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { env } from '../../env.js';
import { Clock } from '../clock.js';
import { Db } from '../database/prisma.js';

const leaseMs = 60_000;
const longestPauseMs = 3_600_000;

/** Sends the mails of the outbox, each until a server took it. */
@Injectable()
export class DeliverMail {
  private readonly logger = new Logger(DeliverMail.name);
  private readonly transport = createTransport(env.SMTP_URL, { from: env.MAIL_FROM });

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** Mails whose time has come, oldest first. */
  async due(limit: number): Promise<string[]> {
    const mails = await this.db.outboxMail.findMany({
      where: { nextAttemptAt: { lte: this.clock.now() } },
      orderBy: { nextAttemptAt: 'asc' },
      take: limit,
      select: { id: true },
    });
    return mails.map((mail) => mail.id);
  }

  /** Tries one mail. The lease keeps another worker from sending it at the same time. */
  async execute(id: string): Promise<void> {
    const now = this.clock.now();
    const { count } = await this.db.outboxMail.updateMany({
      where: { id, nextAttemptAt: { lte: now } },
      data: { nextAttemptAt: new Date(now.getTime() + leaseMs), attempts: { increment: 1 } },
    });
    if (count === 0) return;
    const mail = await this.db.outboxMail.findUniqueOrThrow({ where: { id } });
    try {
      await this.transport.sendMail({
        to: mail.to,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
      });
      await this.db.outboxMail.update({
        where: { id },
        data: {
          sentAt: this.clock.now(),
          nextAttemptAt: null,
          ...(mail.hasSecret && { text: '', html: '' }),
        },
      });
    } catch (error) {
      const pause = Math.min(5_000 * 2 ** mail.attempts, longestPauseMs);
      this.logger.warn(`Mail ${id} not taken, again in ${pause / 1000} s: ${String(error)}`);
      await this.db.outboxMail.update({
        where: { id },
        data: { nextAttemptAt: new Date(this.clock.now().getTime() + pause) },
      });
    }
  }
}
