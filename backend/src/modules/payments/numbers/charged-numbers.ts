import { Injectable } from '@nestjs/common';
import { env } from '../../../env.js';
import { secondMs } from '../../../kernel/duration.js';
import { Clock } from '../../../platform/clock.js';
import type { Tx } from '../../../platform/database/prisma.js';
import { TooManyRequests } from '../../../platform/http/too-many-requests.js';
import { chargePurposes } from '../domain/payment-postings.js';
import { type RefusalRule, refusalsCountSince, refusedUntil } from '../domain/refused-number.js';

/** The account that paid with a number last, and when. */
export interface LastPayer {
  userId: string;
  decidedAt: Date;
}

/** What the payments of all accounts say of a number that pays. */
@Injectable()
export class ChargedNumbers {
  constructor(private readonly clock: Clock) {}

  /** Until the transaction ends, no other one decides whether the number may be charged. */
  async lock(tx: Tx, phoneNumber: string): Promise<void> {
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`charges of ${phoneNumber}`}, 0))`;
  }

  async findLastPayer(tx: Tx, phoneNumber: string): Promise<LastPayer | undefined> {
    const [last] = await tx.$queryRaw<LastPayer[]>`
      select user_id as "userId", decided_at as "decidedAt" from payments
      where phone_number = ${phoneNumber} and status = 'succeeded' and amount > 0
        and purpose = any(${chargePurposes}::"PaymentPurpose"[])
      order by decided_at desc limit 1`;
    return last;
  }

  /** @throws TooManyRequests `number-refused` */
  async requireNotRefused(
    tx: Tx,
    userId: string,
    phoneNumber: string,
    lastPayer: LastPayer | undefined,
  ): Promise<void> {
    const until = await this.findRefusedUntil(tx, userId, phoneNumber, lastPayer);
    if (!until) return;
    const waitMs = until.getTime() - this.clock.now().getTime();
    throw new TooManyRequests(Math.ceil(waitMs / secondMs), 'number-refused');
  }

  /**
   * Until when an account that is not the last payer's waits before it may charge the number; null when it need not. A
   * success of whichever account ends a row of refusals, and so does the code with which the holder let this account go on.
   */
  async findRefusedUntil(
    tx: Tx,
    userId: string,
    phoneNumber: string,
    lastPayer: LastPayer | undefined,
  ): Promise<Date | null> {
    const rule = refusalRule();
    const now = this.clock.now();
    const where = { userId_phoneNumber: { userId, phoneNumber } };
    const code = await tx.payingNumberCode.findUnique({ where, select: { confirmedAt: true } });
    const since = [refusalsCountSince(now, rule), lastPayer?.decidedAt, code?.confirmedAt];
    const from = new Date(Math.max(...since.map((at) => at?.getTime() ?? 0)));
    const refusals = await tx.$queryRaw<{ decidedAt: Date }[]>`
      select decided_at as "decidedAt" from payments
      where phone_number = ${phoneNumber} and decided_at > ${from}
        and failure_reason in ('refused_by_payer', 'expired')
        and purpose = any(${chargePurposes}::"PaymentPurpose"[])
      order by decided_at desc`;
    const times = refusals.map(({ decidedAt }) => decidedAt);
    return refusedUntil(times, now, rule);
  }
}

/** Read at each use, as tests change it. */
function refusalRule(): RefusalRule {
  return {
    refusals: env.REFUSALS_BEFORE_WAIT,
    withinHours: env.REFUSALS_WITHIN_HOURS,
    waitHours: env.REFUSED_NUMBER_HOURS,
  };
}
