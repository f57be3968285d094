import { Injectable } from '@nestjs/common';
import { v7 as uuidV7 } from 'uuid';
import { Clock } from '../clock.js';
import type { Prisma } from '../database/generated/client.js';
import type { Tx } from '../database/prisma.js';
import { insertRow } from '../database/rows.js';
import type { AfterCommit } from '../database/transactions.js';
import type { Email, Footer } from './email.js';
import { MailsQueue } from './mails.queue.js';
import { renderEmail } from './render-email.js';

/** How a mail is sent. */
export interface Sending {
  footer: Footer;
  /** The member whom it is for, and those whom it names: it goes with the account of any of them. */
  memberIds?: readonly string[];
  /** Of mails that wait to be sent together: what they have in common, and until when. */
  held?: { with: string; until: Date } | undefined;
}

/** A mail whose row is still to be written. */
export interface PreparedMail {
  row: Prisma.OutboxMailUncheckedCreateInput & { id: string };
  /** To be called once it is committed; null of a mail that is held. */
  announce: (() => void) | null;
}

/** Mails are stored in the transaction that causes them, and sent once it is committed. */
@Injectable()
export class Outbox {
  constructor(
    private readonly queue: MailsQueue,
    private readonly clock: Clock,
  ) {}

  async enqueue(
    tx: Tx,
    afterCommit: AfterCommit,
    to: string,
    email: Email,
    sending: Sending,
  ): Promise<void> {
    const { row, announce } = this.prepare(to, email, sending);
    await insertRow(tx, 'outbox_mails', row);
    if (announce) afterCommit(announce);
  }

  /** The same for whoever writes the row with others, and has it announced once that is committed. */
  prepare(to: string, email: Email, { footer, memberIds = [], held }: Sending): PreparedMail {
    const now = this.clock.now();
    const id = uuidV7();
    const row = {
      id,
      to,
      subject: email.subject,
      hasSecret: email.hasSecret ?? false,
      ...renderEmail(email, footer),
      unsubscribeUrl: footer.unsubscribeUrl,
      memberIds: [...memberIds],
      heldWith: held?.with ?? null,
      createdAt: now,
      nextAttemptAt: held?.until ?? now,
    };
    return { row, announce: held ? null : () => this.queue.enqueue({ mailId: id }) };
  }
}
