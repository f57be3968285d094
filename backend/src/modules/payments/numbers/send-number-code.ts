import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { minuteMs } from '../../../kernel/duration.js';
import { ProblemError } from '../../../kernel/errors.js';
import { nationalNumber } from '../../../kernel/phone-number.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { hashToken } from '../../../platform/auth/tokens.js';
import { Clock } from '../../../platform/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { Sendings } from '../../../platform/rate-limits/sendings.js';
import { DomainEvents } from '../../events/index.js';
import { payingNumberCodeRequested } from '../payments.events.js';
import { ChargedNumbers } from './charged-numbers.js';

const validMs = 10 * minuteMs;

/** Has a code sent to a number that refused payments: who reads it may let the caller's account charge the number. */
@Injectable()
export class SendNumberCode {
  constructor(
    private readonly transactions: Transactions,
    private readonly numbers: ChargedNumbers,
    private readonly sendings: Sendings,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * The code before, if any, is good no longer.
   *
   * @param network that the call comes from
   * @throws ProblemError `wrong-phone-number`, `number-not-refused`; TooManyRequests
   */
  async execute({ id: userId }: Actor, typed: string, network: string): Promise<void> {
    const phoneNumber = nationalNumber(typed);
    if (!phoneNumber) throw new ProblemError('wrong-phone-number');
    await this.transactions.run(async (tx, afterCommit) => {
      await this.numbers.lock(tx, phoneNumber);
      const lastPayer = await this.numbers.findLastPayer(tx, phoneNumber);
      const mustWait =
        lastPayer?.userId !== userId &&
        (await this.numbers.findRefusedUntil(tx, userId, phoneNumber, lastPayer));
      if (!mustWait) throw new ProblemError('number-not-refused');
      await this.sendings.count(tx, 'number-code', {
        network,
        recipient: phoneNumber,
        memberId: userId,
      });
      const code = `${randomInt(1_000_000)}`.padStart(6, '0');
      const at = this.clock.now();
      const sent = {
        codeHash: hashToken(`${userId}:${phoneNumber}:${code}`),
        codeExpiresAt: new Date(at.getTime() + validMs),
        codeAttempts: 0,
        confirmedAt: null,
        createdAt: at,
      };
      await tx.payingNumberCode.upsert({
        where: { userId_phoneNumber: { userId, phoneNumber } },
        create: { userId, phoneNumber, ...sent },
        update: sent,
      });
      await this.events.record(tx, afterCommit, payingNumberCodeRequested, {
        subjectId: userId,
        actor: { role: 'member', id: userId },
        facts: {},
        secrets: { code, phoneNumber },
        at,
      });
    });
  }
}
