import { Injectable } from '@nestjs/common';
import { env } from '../../../env.js';
import { hourMs, minuteMs, secondMs } from '../../../kernel/duration.js';
import { type ErrorCode, ProblemError } from '../../../kernel/errors.js';
import { Clock } from '../../../platform/clock.js';
import type { User } from '../../../platform/database/generated/client.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import type { Tx } from '../../../platform/database/prisma.js';
import { TooManyRequests } from '../../../platform/http/too-many-requests.js';
import { Sendings } from '../../../platform/rate-limits/sendings.js';
import { chargePurposes } from '../domain/payment-postings.js';
import { ChargedNumbers } from '../numbers/charged-numbers.js';

/** Why a number is not asked for money now. */
export const chargeRefusals = [
  'email-not-confirmed',
  'number-refused',
  'number-busy',
  'number-charged-often',
  'too-many-charges',
] as const satisfies readonly ErrorCode[];

/** Of one account, whichever numbers it charges. */
const ofMember = { max: 10, withinMs: 10 * minuteMs };

/** How long a request may still stand on a phone, whatever its payment has become. */
const promptMs = hourMs;

/** What a phone that has requests open takes to answer one, at least. */
const leastWaitSeconds = 30;

/** A payment that is about to ask a number for money. */
export interface Charge {
  id: string;
  /** National, nine digits. */
  phoneNumber: string;
  /** That the call comes from. */
  network: string;
}

const isCharge = Prisma.sql`amount > 0 and purpose = any(${chargePurposes}::"PaymentPurpose"[])`;

/**
 * Each charge shows a request for a secret code on a phone, which may be a stranger's: who may cause one, and how often.
 * Everything is counted in PostgreSQL, in the transaction that creates the payment, so that calls at the same moment are
 * counted one after the other and none is let through while Redis is away.
 */
@Injectable()
export class ChargeLimits {
  constructor(
    private readonly numbers: ChargedNumbers,
    private readonly sendings: Sendings,
    private readonly clock: Clock,
  ) {}

  /**
   * @param member held by the transaction
   * @throws ProblemError `email-not-confirmed`; TooManyRequests `too-many-requests`, `number-refused`, `number-busy`,
   *   `number-charged-often` or `too-many-charges`
   */
  async require(
    tx: Tx,
    member: Pick<User, 'id' | 'emailConfirmedAt'>,
    charge: Charge,
  ): Promise<void> {
    await this.requireEmail(tx, member);
    await this.limitMember(tx, member.id, charge);
    await this.limitNumber(tx, member.id, charge);
    const { network, phoneNumber: recipient } = charge;
    await this.sendings.count(tx, 'payment-prompt', { network, recipient, memberId: member.id });
  }

  /** An account that never paid costs its maker nothing. One that did pay is not asked again, whatever its address. */
  private async requireEmail(
    tx: Tx,
    { id, emailConfirmedAt }: Pick<User, 'id' | 'emailConfirmedAt'>,
  ): Promise<void> {
    if (emailConfirmedAt) return;
    const [paid] = await tx.$queryRaw<unknown[]>`
      select from payments where user_id = ${id}::uuid and status = 'succeeded' and ${isCharge} limit 1`;
    if (!paid) throw new ProblemError('email-not-confirmed');
  }

  private limitMember(tx: Tx, userId: string, { id }: Charge): Promise<void> {
    const own = Prisma.sql`user_id = ${userId}::uuid and id <> ${id}::uuid`;
    return this.limitBegun(tx, own, ofMember, 'too-many-requests');
  }

  /**
   * Of the account that paid with the number last, its own charges count and no others: those of strangers do not keep the
   * number's holder from paying.
   */
  private async limitNumber(tx: Tx, userId: string, charge: Charge): Promise<void> {
    const { id, phoneNumber } = charge;
    await this.numbers.lock(tx, phoneNumber);
    const lastPayer = await this.numbers.findLastPayer(tx, phoneNumber);
    const isLastPayer = lastPayer?.userId === userId;
    if (!isLastPayer) await this.numbers.requireNotRefused(tx, userId, phoneNumber, lastPayer);
    const counted = Prisma.sql`phone_number = ${phoneNumber} and id <> ${id}::uuid
      and (${!isLastPayer} or user_id = ${userId}::uuid)`;
    await this.limitOpen(tx, counted);
    const anHour = { max: env.CHARGES_PER_NUMBER_HOUR, withinMs: hourMs };
    await this.limitBegun(tx, counted, anHour, 'number-charged-often');
  }

  /**
   * Those of the last hour: a payment whose operator gives no answer for days shows nothing on the phone any more. One in
   * review was answered.
   */
  private async limitOpen(tx: Tx, counted: Prisma.Sql): Promise<void> {
    const now = this.clock.now();
    const [open] = await tx.$queryRaw<{ count: number; expiresAt: Date | null }[]>`
      select count(*)::int as count, min(expires_at) as "expiresAt" from payments
      where ${counted} and ${isCharge} and created_at > ${new Date(now.getTime() - promptMs)}
        and status in ('created', 'submitting', 'pending', 'unknown')`;
    if (!open?.expiresAt || open.count < env.CHARGES_OPEN_PER_NUMBER) return;
    const seconds = Math.ceil((open.expiresAt.getTime() - now.getTime()) / secondMs);
    throw new TooManyRequests(Math.max(leastWaitSeconds, seconds), 'number-busy');
  }

  /** The payment itself does not count: an earlier attempt at its call may be creating it. */
  private async limitBegun(
    tx: Tx,
    counted: Prisma.Sql,
    { max, withinMs }: { max: number; withinMs: number },
    refusal: ErrorCode,
  ): Promise<void> {
    const since = new Date(this.clock.now().getTime() - withinMs);
    const [last] = await tx.$queryRaw<{ createdAt: Date }[]>`
      select created_at as "createdAt" from payments
      where ${counted} and ${isCharge} and created_at > ${since}
      order by created_at desc offset ${max - 1} limit 1`;
    if (!last) return;
    const seconds = Math.ceil((last.createdAt.getTime() - since.getTime()) / secondMs);
    throw new TooManyRequests(Math.max(1, seconds), refusal);
  }
}
