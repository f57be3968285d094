import { Injectable } from '@nestjs/common';
import { env } from '../../env.js';
import { ProblemError } from '../../kernel/errors.js';
import { Clock } from '../../platform/clock.js';
import type { PayoutMethod } from '../../platform/database/generated/client.js';
import type { Tx } from '../../platform/database/prisma.js';
import type { AfterCommit } from '../../platform/database/transactions.js';
import { DomainEvents, type EventKind } from '../events/index.js';
import { receivingRefusal } from './domain/receiving.js';
import { successor } from './domain/successor.js';
import { factsOf, type PayoutMethodEventFacts } from './payout-methods.events.js';

/** The payout methods of members, inside of a transaction. */
@Injectable()
export class PayoutMethods {
  constructor(
    private readonly clock: Clock,
    private readonly events: DomainEvents,
  ) {}

  /**
   * A number by id, for its member alone; another's, or one that was removed, is as if it did not exist.
   *
   * @throws ProblemError `number-not-found`
   */
  async getOwn(tx: Tx, userId: string, id: string): Promise<PayoutMethod> {
    const number = await tx.payoutMethod.findFirst({ where: { id, userId, removedAt: null } });
    if (!number) throw new ProblemError('number-not-found');
    return number;
  }

  /** Removes a number of a member whom the transaction has locked; another one is preferred in its place. */
  async remove(
    tx: Tx,
    afterCommit: AfterCommit,
    kind: EventKind<PayoutMethodEventFacts>,
    number: PayoutMethod,
    at: Date,
  ): Promise<void> {
    const { id, userId, preferred, confirmedAt } = number;
    // Payouts may have gone to one that was confirmed.
    if (confirmedAt) {
      await tx.payoutMethod.update({ where: { id }, data: { removedAt: at, preferred: false } });
    } else await tx.payoutMethod.delete({ where: { id } });
    if (preferred) await this.preferSuccessor(tx, userId);
    await this.events.record(tx, afterCommit, kind, {
      subjectId: id,
      actor: { role: 'member', id: userId },
      facts: factsOf(number),
      at,
    });
  }

  private async preferSuccessor(tx: Tx, userId: string): Promise<void> {
    const others = await tx.payoutMethod.findMany({
      where: { userId, removedAt: null },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    });
    const next = successor(others);
    if (next) await tx.payoutMethod.update({ where: { id: next.id }, data: { preferred: true } });
  }

  /** Of an account that is deleted: those that money went to stay, removed, as proof of where it is. */
  async forgetUnpaid(tx: Tx, userId: string, paid: readonly string[], at: Date): Promise<void> {
    const isPaid = { phoneNumber: { in: [...paid] }, confirmedAt: { not: null } };
    await tx.payoutMethod.deleteMany({ where: { userId, NOT: isPaid } });
    const removed = { removedAt: at, preferred: false };
    await tx.payoutMethod.updateMany({ where: { userId, removedAt: null }, data: removed });
  }

  /**
   * A number of a member that a payout may be sent to now.
   *
   * @throws ProblemError `number-not-found`, `number-not-confirmed` or `number-too-new`
   */
  async getReceiving(tx: Tx, userId: string, id: string): Promise<PayoutMethod> {
    const number = await this.getOwn(tx, userId, id);
    const refusal = receivingRefusal(number, env.NEW_NUMBER_HOURS, this.clock.now());
    if (refusal) throw new ProblemError(refusal);
    return number;
  }

  /** The operators of all numbers of a member that a payout may be sent to now. */
  async listReceivingOperators(tx: Tx, userId: string): Promise<Set<string>> {
    const now = this.clock.now();
    const numbers = await tx.payoutMethod.findMany({ where: { userId, removedAt: null } });
    return new Set(
      numbers
        .filter((number) => receivingRefusal(number, env.NEW_NUMBER_HOURS, now) === null)
        .map(({ operator }) => operator),
    );
  }
}
