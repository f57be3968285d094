import { Injectable } from '@nestjs/common';
import { dayMs } from '../../../kernel/duration.js';
import { Db } from '../../../platform/database/prisma.js';
import { DueRows, type DueTable } from '../../../platform/delivery/due-rows.js';
import { answered, failed } from '../../../platform/monitoring/dependencies.js';
import { SmsRefused, sendSms } from './send-sms.js';

/** An SMS that is a day late says what is no longer so. */
const smsTable: DueTable = {
  name: 'sms_messages',
  channel: 'sms',
  triedMs: dayMs,
  secret: 'text',
};

/** Sends SMS, each until the service takes it, for a day. */
@Injectable()
export class DeliverSms {
  constructor(
    private readonly db: Db,
    private readonly rows: DueRows,
  ) {}

  due(limit: number): Promise<string[]> {
    return this.rows.list(smsTable, limit);
  }

  async execute(id: string): Promise<void> {
    const attempt = await this.rows.lease(smsTable, id);
    if (!attempt) return;
    try {
      const sms = await this.db.smsMessage.findUniqueOrThrow({ where: { id } });
      await noted(sendSms(sms));
    } catch (error) {
      return this.rows.markFailed(smsTable, attempt, error);
    }
    await this.rows.markSent(smsTable, attempt);
  }
}

/** A refusal of one SMS is an answer: the service is there. */
async function noted(sent: Promise<void>): Promise<void> {
  try {
    await sent;
  } catch (error) {
    if (error instanceof SmsRefused) answered('sms');
    else failed('sms', error);
    throw error;
  }
  answered('sms');
}
