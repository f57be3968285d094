import { Injectable, Logger } from '@nestjs/common';
import { Gauge, type Registry } from 'prom-client';
import { FailedMails } from '../../platform/mail/failed-mails.js';

/** What Prometheus reads of the mails. */
@Injectable()
export class MailMetrics {
  private readonly logger = new Logger(MailMetrics.name);
  private readonly failed = new Gauge({
    name: 'mails_failed',
    help: 'Mails of the last 30 days that were given up, since no server took them for three days',
    registers: [],
  });

  constructor(private readonly failedMails: FailedMails) {}

  register(registry: Registry): void {
    registry.registerMetric(this.failed);
  }

  /** Measures anew. What cannot be known is left out, rather than told as it was before. */
  async measure(): Promise<void> {
    this.failed.remove();
    try {
      this.failed.set(await this.failedMails.count());
    } catch (error) {
      this.logger.warn(`The database does not answer: ${String(error)}`);
    }
  }
}
