import type { OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type SendMailOptions } from 'nodemailer';

/** How many mails a worker sends at a time, each over a connection of its own. */
export const mailsAtOnce = 4;
/** An unused connection is closed before the server, or our own time limit, breaks it. */
const idleMs = 5_000;

/** The SMTP server that takes our mails, several over one connection. */
export class Smtp implements OnApplicationShutdown {
  private readonly transport;

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
    this.transport = createTransport({ url, ...pool, ...limits }, { from });
  }

  /** Resolves once the server has taken the mail; rejects otherwise. */
  async send(mail: Pick<SendMailOptions, 'to' | 'subject' | 'text' | 'html'>): Promise<void> {
    await this.transport.sendMail(mail);
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
