import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import { nationalNumber } from '../../../kernel/phone-number.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { safeEqual } from '../../../platform/auth/safe-equal.js';
import { hashToken } from '../../../platform/auth/tokens.js';
import { Clock } from '../../../platform/clock.js';
import { Db } from '../../../platform/database/prisma.js';
import type { NumberCode } from './number-codes.schema.js';

const mostAttempts = 5;

/** The holder of a number lets the caller's account charge it again. */
@Injectable()
export class ConfirmPayingNumber {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /**
   * A code is good once, for ten minutes and five attempts.
   *
   * @throws ProblemError `sms-code-wrong`
   */
  async execute({ id: userId }: Actor, typed: NumberCode): Promise<void> {
    const now = this.clock.now();
    const phoneNumber = nationalNumber(typed.phoneNumber) ?? '';
    // Counted before it is compared, so that attempts at the same time count too.
    const [sent] = await this.db.payingNumberCode.updateManyAndReturn({
      where: {
        userId,
        phoneNumber,
        codeHash: { not: null },
        codeExpiresAt: { gt: now },
        codeAttempts: { lt: mostAttempts },
      },
      data: { codeAttempts: { increment: 1 } },
    });
    const { codeHash } = sent ?? {};
    const isRight =
      codeHash && safeEqual(hashToken(`${userId}:${phoneNumber}:${typed.code}`), codeHash);
    const { count } = isRight
      ? await this.db.payingNumberCode.updateMany({
          where: { userId, phoneNumber, codeHash },
          data: { codeHash: null, codeExpiresAt: null, confirmedAt: now },
        })
      : { count: 0 };
    if (count === 0) throw new ProblemError('sms-code-wrong');
  }
}
