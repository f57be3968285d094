import { Injectable } from '@nestjs/common';
import { fromDate } from '../../../kernel/day.js';
import { ProblemError } from '../../../kernel/errors.js';
import { earnings, wallet } from '../../../kernel/posting.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import type { Rental, RentalChange } from '../../../platform/database/generated/client.js';
import { lockRow } from '../../../platform/database/lock-row.js';
import { Db, type Tx } from '../../../platform/database/prisma.js';
import { type AfterCommit, Transactions } from '../../../platform/database/transactions.js';
import { Users } from '../../accounts/index.js';
import { type ItemForRental, Items, Pieces } from '../../items/index.js';
import { BalancesQueries, Ledger } from '../../wallet/index.js';
import { moveNotAllowed } from '../apply-transition.js';
import { AdvanceCalendar } from '../calendar/advance-calendar.js';
import {
  type ChangeParty,
  extensionPaymentDeadline,
  findChangeMove,
  isChangeable,
  isRepeated,
  mayAct,
} from '../domain/rental-change.js';
import { isRentReleased } from '../domain/rental-conditions.js';
import { rentalPolicy } from '../rental-policy.js';
import { factsOf, partyOf } from '../rental-record.js';
import { ApplyChange } from './apply-change.js';
import { changeFactsOf, changeKeyOf, lockChange } from './change-record.js';
import { CloseChange } from './close-change.js';
import { QuoteChange } from './quote-change.js';
import { RecordChange } from './record-change.js';

export type ChangeAnswer = 'accept' | 'refuse' | 'withdraw';

interface Answered {
  item: ItemForRental;
  rental: Rental;
  change: RentalChange;
  by: { role: ChangeParty; id: string };
}

/** A party accepts or refuses what the other one asked for, or withdraws what it asked for itself. */
@Injectable()
export class AnswerChange {
  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly items: Items,
    private readonly pieces: Pieces,
    private readonly users: Users,
    private readonly balances: BalancesQueries,
    private readonly ledger: Ledger,
    private readonly calendar: AdvanceCalendar,
    private readonly quotes: QuoteChange,
    private readonly recordChange: RecordChange,
    private readonly applyChange: ApplyChange,
    private readonly closeChange: CloseChange,
  ) {}

  /**
   * An answer that was given already changes nothing.
   *
   * @throws ProblemError `rental-not-found` for a stranger, `change-not-found`, `forbidden` for the party
   *   that is not asked, `move-not-allowed`, `account-suspended`, `member-unreachable`,
   *   `days-closed`, `dates-taken`, `owner-cannot-refund`, or
   *   why the rental cannot end on that day any more
   */
  async execute(
    actor: Actor,
    rentalId: string,
    changeId: string,
    answer: ChangeAnswer,
  ): Promise<void> {
    const found = await this.db.rental.findUnique({ where: { id: rentalId } });
    const role = found && partyOf(found, actor.id);
    if (!role) throw new ProblemError('rental-not-found');
    await this.transactions.run(async (tx, afterCommit) => {
      // Whoever decides about the days of an object holds the object first.
      const item = await this.items.lock(tx, found.itemId);
      const rental = (await lockRow(tx, 'rentals', rentalId)) as Rental;
      const change = await lockChange(tx, rentalId, changeId);
      const facts = changeFactsOf(change);
      if (!mayAct(facts, answer, role)) throw new ProblemError('forbidden');
      if (isRepeated(facts, answer)) return;
      const current = await this.calendar.advanceLocked(tx, afterCommit, rental);
      if (!findChangeMove(facts, answer, role, this.clock.now())) throw moveNotAllowed(current);
      const answered = { item, rental: current, change, by: { role, id: actor.id } };
      if (answer === 'accept') await this.accept(tx, afterCommit, answered);
      else await this.closeChange.execute(tx, afterCommit, current, change, answer, answered.by);
    });
  }

  private async accept(tx: Tx, afterCommit: AfterCommit, answered: Answered): Promise<void> {
    const { rental, change } = answered;
    if (!isChangeable(factsOf(rental))) throw moveNotAllowed(rental);
    const newEnd = fromDate(change.newEndDate);
    if (change.kind === 'extension') {
      await this.users.requireNoneSuspended(tx, rental.ownerId, rental.renterId);
      const { endDate: startDate } = rental;
      const days = { ...rental, startDate, endDate: change.newEndDate };
      await this.pieces.requireOpenDays(tx, days, rental.id);
    }
    await this.quotes.of(tx, rental, { kind: change.kind, newEnd });
    if (change.kind === 'extension') await this.hold(tx, afterCommit, answered);
    else await this.shorten(tx, afterCommit, answered);
  }

  /** The days are the renter's to pay for, and nobody else's meanwhile. */
  private async hold(
    tx: Tx,
    afterCommit: AfterCommit,
    { item, rental, change, by }: Answered,
  ): Promise<void> {
    const at = this.clock.now();
    const longer = { ...rental, endDate: change.newEndDate };
    await this.pieces.makeRoom(tx, item.pieces, longer, rental.id);
    const { period } = factsOf(rental);
    const dueAt = extensionPaymentDeadline(period, at, rentalPolicy);
    const accepted = { status: 'accepted', acceptedAt: at, dueAt } as const;
    await tx.rentalChange.updateMany({ where: { id: change.id }, data: accepted });
    const held = { heldUntil: change.newEndDate };
    await tx.rental.updateMany({ where: { id: rental.id }, data: held });
    const step = { event: 'accept-extension', by, at } as const;
    await this.recordChange.execute(tx, afterCommit, rental, { ...change, ...accepted }, step);
  }

  /** The unused days are refunded from where the rent is. */
  private async shorten(
    tx: Tx,
    afterCommit: AfterCommit,
    { item, rental, change, by }: Answered,
  ): Promise<void> {
    const { id: rentalId, ownerId, renterId } = rental;
    const { rentDifference: amount } = change;
    const at = this.clock.now();
    const isReleased = isRentReleased(rental);
    if (isReleased) await this.requireRefundable(tx, ownerId, amount);
    const step = { event: 'accept-shortening', by, at } as const;
    await this.applyChange.execute(tx, afterCommit, rental, change, step);
    const from = isReleased ? wallet(ownerId) : earnings(ownerId);
    const postings = [{ from, to: wallet(renterId), amount }];
    const type = 'rental_shortened';
    await this.ledger.post(tx, {
      key: changeKeyOf(change),
      type,
      rentalId,
      description: item.title,
      at,
      postings,
    });
  }

  /** @throws ProblemError `owner-cannot-refund` when the wallet holds too little, or is frozen */
  private async requireRefundable(tx: Tx, ownerId: string, amount: number): Promise<void> {
    const { frozenAt } = await this.users.lock(tx, ownerId);
    // What is held would leave through the renter.
    const { withdrawable } = await this.balances.get(ownerId, tx);
    if (frozenAt || withdrawable < amount) throw new ProblemError('owner-cannot-refund');
  }
}
