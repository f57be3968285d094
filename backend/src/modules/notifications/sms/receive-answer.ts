import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { v7 as uuidV7 } from 'uuid';
import { env } from '../../../env.js';
import { ProblemError } from '../../../kernel/errors.js';
import { safeEqual } from '../../../platform/auth/safe-equal.js';
import { Clock } from '../../../platform/clock.js';
import { Db } from '../../../platform/database/prisma.js';
import { AnswerBySms } from './answer-by-sms.js';
import type { AnswerBody } from './sms.schema.js';

/** Keeps what a phone answered before anything is done, once however often it is delivered. */
@Injectable()
export class ReceiveAnswer {
  constructor(
    private readonly db: Db,
    private readonly answers: AnswerBySms,
    private readonly clock: Clock,
  ) {}

  /**
   * @param signed the body as it came, with the signature that its header names
   * @throws ProblemError `forbidden` when the SMS service did not sign it
   */
  async execute(
    { id: providerId, from, text }: AnswerBody,
    signed: { body: Buffer; signature: string },
  ): Promise<void> {
    const expected = createHmac('sha256', env.SMS_WEBHOOK_SECRET).update(signed.body).digest('hex');
    if (!safeEqual(signed.signature, `sha256=${expected}`)) throw new ProblemError('forbidden');
    const received = { id: uuidV7(), providerId, from, text, receivedAt: this.clock.now() };
    await this.db.smsAnswer.createMany({ data: received, skipDuplicates: true });
    const { id } = await this.db.smsAnswer.findUniqueOrThrow({ where: { providerId } });
    await this.answers.execute(id);
  }
}
