import { createTransport, type SendMailOptions } from 'nodemailer';

/** The SMTP server that takes our mails. */
export class Smtp {
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
    this.transport = createTransport({ url, ...limits }, { from });
  }

  /** Resolves once the server has taken the mail; rejects otherwise. */
  async send(mail: Pick<SendMailOptions, 'to' | 'subject' | 'text' | 'html'>): Promise<void> {
    await this.transport.sendMail(mail);
  }
}
