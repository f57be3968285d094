import type { OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import type { OutboxMail } from '../database/generated/client.js';

/** How many mails a worker sends at a time, each over a connection of its own. */
export const mailsAtOnce = 4;
/** An unused connection is closed before the server, or our own time limit, breaks it. */
const idleMs = 5_000;

type SentMail = Pick<OutboxMail, 'id' | 'to' | 'subject' | 'text' | 'html' | 'unsubscribeUrl'>;

/** The SMTP server that takes our mails, several over one connection. */
export class Smtp implements OnApplicationShutdown {
  /** Builds a mail as a whole: sent as it is built, it would leave in a packet for each of its parts. */
  private readonly builder;
  private readonly transport;
  private readonly domain: string;

  /**
   * @param url `smtp://user:password@host:port`, `smtps:` for TLS from the start
   * @param timeoutMs how long a server may be silent; well below the lease of a mail
   */
  constructor(url: string, from: string, timeoutMs = 10_000) {
    const limits = {
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    };
    const pool = { pool: true, maxConnections: mailsAtOnce, idleTimeout: idleMs } as const;
    this.domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
    this.builder = createTransport({ streamTransport: true, buffer: true }, { from });
    this.transport = createTransport({ url, ...pool, ...limits });
  }

  /**
   * Resolves once the server has taken the mail; rejects otherwise. A mail that is sent again has the same
   * Message-ID, by which mail programs show it once.
   */
  async send({ id, to, subject, text, html, unsubscribeUrl }: SentMail): Promise<void> {
    const list = unsubscribeUrl && { unsubscribe: unsubscribeUrl };
    const { envelope, message: raw } = await this.builder.sendMail({
      messageId: `<${id}@${this.domain}>`,
      to,
      subject,
      text,
      html,
      ...(list && { list, headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } }),
    });
    await this.transport.sendMail({ envelope, raw });
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
