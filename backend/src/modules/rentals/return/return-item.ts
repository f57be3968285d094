import { Injectable } from '@nestjs/common';
import { type Day } from '../../../kernel/day.js';
import { Refusal } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Db, type Tx } from '../../../platform/database/prisma.js';
import { type AfterCommit, Transactions } from '../../../platform/database/transactions.js';
import { eachApart } from '../../../platform/for-each-settled.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { postTransaction } from '../../wallet/index.js';
import { type Party, statusOn } from '../domain/rental-lifecycle.js';
import { findReturnMove, type ReturnEvent, type ReturnFacts } from '../domain/rental-return.js';
import { depositReturned, returnDeclared } from '../rental-letters.js';
import { returnSilenceHours } from '../rental-policy.js';
import { factsOf, lockRental, partyOf, type RentalRecord } from '../rental-record.js';

const atOnce = 200;

/** The object comes back, and with it the deposit. */
@Injectable()
export class ReturnItem {
  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  /** The renter says that the object is back. */
  declare(actor: Actor, rentalId: string): Promise<void> {
    return this.moveByParty(actor, rentalId, 'declare-return', 'renter');
  }

  /** The owner agrees: the deposit goes back. */
  confirm(actor: Actor, rentalId: string): Promise<void> {
    return this.moveByParty(actor, rentalId, 'confirm-return', 'owner');
  }

  /** Silence agrees: settles the returns declared long enough ago; returns how many. */
  async settleSilent(): Promise<number> {
    const oldest = new Date(this.clock.now().getTime() - returnSilenceHours * 3_600_000);
    const silent = await this.db.rental.findMany({
      where: { returnStatus: 'declared', returnDeclaredAt: { lte: oldest } },
      take: atOnce,
      select: { id: true },
    });
    await eachApart(silent, ({ id }) =>
      this.transactions.run(async (tx, afterCommit) => {
        const rental = await lockRental(tx, id);
        if (rental?.returnStatus !== 'declared') return;
        await this.move(tx, afterCommit, rental, 'settle-return', { party: 'system' });
      }),
    );
    return silent.length;
  }

  private async moveByParty(
    actor: Actor,
    rentalId: string,
    event: ReturnEvent,
    party: 'renter' | 'owner',
  ): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const rental = await lockRental(tx, rentalId);
      if (!rental || partyOf(rental, actor.id) !== party) throw new Refusal('rental-not-found');
      await this.move(tx, afterCommit, rental, event, { party, userId: actor.id });
    });
  }

  private async move(
    tx: Tx,
    afterCommit: AfterCommit,
    rental: RentalRecord,
    event: ReturnEvent,
    by: { party: Party; userId?: string },
  ): Promise<void> {
    const now = this.clock.now();
    const facts = returnFactsOf(rental, this.clock.today());
    const move = findReturnMove(facts, event, by.party, now, returnSilenceHours);
    if (!move) throw new Refusal('move-not-allowed');
    const confirmed = move.to === 'confirmed';
    await tx.rental.update({
      where: { id: rental.id },
      data: {
        returnStatus: move.to,
        ...(confirmed ? { depositStatus: 'released' } : { returnDeclaredAt: now }),
      },
    });
    await tx.rentalEvent.create({
      data: {
        rentalId: rental.id,
        event,
        from: rental.status,
        to: rental.status,
        actor: by.party,
        actorId: by.userId ?? null,
        at: now,
      },
    });
    await postTransaction(tx, {
      key: `rental:${rental.id}:deposit`,
      type: 'security_deposit_returned',
      rentalId: rental.id,
      description: rental.item.title,
      at: now,
      postings: move.money?.(factsOf(rental)) ?? [],
    });
    const [recipient, letter] = confirmed
      ? [rental.renter, depositReturned(rental)]
      : [rental.owner, returnDeclared(rental)];
    await this.outbox.post(tx, afterCommit, recipient.email, letter);
  }
}

/** The facts that the rules of the return ask for, on a day. */
export function returnFactsOf(rental: RentalRecord, today: Day): ReturnFacts {
  return {
    status: statusOn(factsOf(rental), today),
    returnStatus: rental.returnStatus,
    declaredAt: rental.returnDeclaredAt,
  };
}
