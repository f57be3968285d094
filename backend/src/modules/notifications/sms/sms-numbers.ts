import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { minuteMs } from '../../../kernel/duration.js';
import { ProblemError } from '../../../kernel/errors.js';
import { formatNumber, maskedNumber, nationalNumber } from '../../../kernel/phone-number.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { safeEqual } from '../../../platform/auth/safe-equal.js';
import { hashToken } from '../../../platform/auth/tokens.js';
import { Clock } from '../../../platform/clock.js';
import { Db, type Tx } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { Sendings } from '../../../platform/rate-limits/sendings.js';
import { FreshAuthentication } from '../../auth/index.js';
import { DomainEvents } from '../../events/index.js';
import { smsNumberConfirmed, smsNumberRemoved, smsNumberTaken } from './sms.events.js';
import { SmsOutbox } from './sms-outbox.js';
import { codeText } from './sms-texts.js';

const validMs = 10 * minuteMs;
const mostAttempts = 5;

/** The number at which a member reads SMS, confirmed by a code sent to it. */
@Injectable()
export class SmsNumbers {
  constructor(
    private readonly transactions: Transactions,
    private readonly db: Db,
    private readonly sendings: Sendings,
    private readonly outbox: SmsOutbox,
    private readonly fresh: FreshAuthentication,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  async get(userId: string) {
    const number = await this.db.smsNumber.findUnique({ where: { userId } });
    if (!number) return { phoneNumber: null, isConfirmed: false };
    const { phoneNumber, confirmedAt } = number;
    return { phoneNumber: formatNumber(phoneNumber), isConfirmed: confirmedAt !== null };
  }

  /**
   * Sends a code to a number, which takes the place of the member's former one.
   *
   * @param network that the call comes from
   * @throws ProblemError `invalid-request`, `reauthentication-required`, since a number answers requests without a
   *   session, or `too-many-requests`
   */
  async sendCode(actor: Actor, written: string, network: string): Promise<void> {
    const { id: userId } = actor;
    const phoneNumber = nationalNumber(written);
    if (!phoneNumber) {
      const message = 'Saisissez un numéro du Gabon, par exemple 077 00 00 01.';
      throw new ProblemError('invalid-request', [{ path: 'phoneNumber', message }]);
    }
    await this.fresh.require(this.db, actor);
    const code = `${randomInt(1_000_000)}`.padStart(6, '0');
    const now = this.clock.now();
    const asked = {
      phoneNumber,
      codeHash: hashToken(`${userId}:${code}`),
      codeExpiresAt: new Date(now.getTime() + validMs),
      codeAttempts: 0,
      confirmedAt: null,
      createdAt: now,
    };
    const sending = { network, recipient: phoneNumber, memberId: userId };
    await this.transactions.run(async (tx, afterCommit) => {
      await this.sendings.count(tx, 'number-code', sending);
      await tx.smsNumber.upsert({
        where: { userId },
        create: { userId, ...asked },
        update: asked,
      });
      const text = codeText(code);
      await this.outbox.enqueue(tx, afterCommit, {
        userId,
        to: phoneNumber,
        text,
        hasSecret: true,
      });
    });
  }

  /**
   * A code is good once, for ten minutes and five attempts. A number that another member had confirmed
   * is theirs no more, and they are told: whoever reads its SMS has it.
   *
   * @throws ProblemError `sms-code-wrong`
   */
  async confirm({ id: userId }: Actor, code: string): Promise<void> {
    const now = this.clock.now();
    // Counted before it is compared, so that attempts at the same time count too.
    const [asked] = await this.db.smsNumber.updateManyAndReturn({
      where: {
        userId,
        codeHash: { not: null },
        codeExpiresAt: { gt: now },
        codeAttempts: { lt: mostAttempts },
      },
      data: { codeAttempts: { increment: 1 } },
    });
    const { codeHash, phoneNumber } = asked ?? {};
    if (!codeHash || !phoneNumber || !safeEqual(hashToken(`${userId}:${code}`), codeHash)) {
      throw new ProblemError('sms-code-wrong');
    }
    await this.transactions.run(async (tx, afterCommit) => {
      // One of two members who confirm it at the same moment comes after the other.
      await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${phoneNumber}, 0))`;
      const others = { phoneNumber, confirmedAt: { not: null }, userId: { not: userId } };
      const taken = await tx.smsNumber.findMany({
        where: others,
        select: { userId: true },
        orderBy: { userId: 'asc' },
      });
      await tx.smsNumber.deleteMany({ where: others });
      const { count } = await tx.smsNumber.updateMany({
        where: { userId, codeHash },
        data: { codeHash: null, codeExpiresAt: null, confirmedAt: now },
      });
      if (count === 0) throw new ProblemError('sms-code-wrong');
      const told = { actor: { role: 'member', id: userId } as const, at: now };
      const facts = { maskedNumber: maskedNumber(phoneNumber) };
      const confirmed = { ...told, facts, subjectId: userId };
      await this.events.record(tx, afterCommit, smsNumberConfirmed, confirmed);
      for (const other of taken) {
        const subjectId = other.userId;
        await this.events.record(tx, afterCommit, smsNumberTaken, { ...told, facts, subjectId });
      }
    });
  }

  async remove({ id: userId }: Actor): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const number = await tx.smsNumber.findUnique({ where: { userId } });
      await tx.smsNumber.deleteMany({ where: { userId } });
      if (!number?.confirmedAt) return;
      await this.events.record(tx, afterCommit, smsNumberRemoved, {
        subjectId: userId,
        actor: { role: 'member', id: userId },
        facts: { maskedNumber: maskedNumber(number.phoneNumber) },
        at: this.clock.now(),
      });
    });
  }

  /** What was added since then, or may still be confirmed. @returns whether there was any */
  async removeSince(tx: Tx, userId: string, since: Date): Promise<boolean> {
    const added = { gte: since };
    const OR = [{ createdAt: added }, { confirmedAt: added }, { confirmedAt: null }];
    return (await tx.smsNumber.deleteMany({ where: { userId, OR } })).count > 0;
  }
}
