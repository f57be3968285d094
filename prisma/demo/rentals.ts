import { randomUUID } from 'node:crypto';
import { addDays, type Day, dayOf } from '../../backend/src/kernel/day.js';
import { BlockedMembers } from '../../backend/src/modules/accounts/blocking/blocked-members.js';
import { Roles } from '../../backend/src/modules/accounts/roles.js';
import { Users } from '../../backend/src/modules/accounts/users.js';
import { DomainEvents } from '../../backend/src/modules/events/domain-events.js';
import { OperatorIncidents } from '../../backend/src/modules/incidents/operator-incidents.js';
import { Items } from '../../backend/src/modules/items/items.js';
import { Pieces } from '../../backend/src/modules/items/pieces/pieces.js';
import { PayingNumbers } from '../../backend/src/modules/mobile-money/paying-numbers.js';
import { ChargeLimits } from '../../backend/src/modules/payments/create/charge-limits.js';
import { CreatePayment } from '../../backend/src/modules/payments/create/create-payment.js';
import { PayRental } from '../../backend/src/modules/payments/create/pay-rental.js';
import { OperatorFloats } from '../../backend/src/modules/payments/floats/operator-floats.js';
import { ChargedNumbers } from '../../backend/src/modules/payments/numbers/charged-numbers.js';
import { Payments } from '../../backend/src/modules/payments/payments.js';
import type { PaymentsQueue } from '../../backend/src/modules/payments/payments.queue.js';
import { RecordEvent as RecordPaymentEvent } from '../../backend/src/modules/payments/record-event.js';
import { ApplyOutcome } from '../../backend/src/modules/payments/settle/apply-outcome.js';
import { PostPayment } from '../../backend/src/modules/payments/settle/post-payment.js';
import { PayoutMethods } from '../../backend/src/modules/payout-methods/payout-methods.js';
import { Places } from '../../backend/src/modules/places/places.js';
import { AcceptRental } from '../../backend/src/modules/rentals/answer/accept-rental.js';
import { RefuseRental } from '../../backend/src/modules/rentals/answer/refuse-rental.js';
import { ApplyTransition } from '../../backend/src/modules/rentals/apply-transition.js';
import { AdvanceCalendar } from '../../backend/src/modules/rentals/calendar/advance-calendar.js';
import { CancelRental } from '../../backend/src/modules/rentals/cancel/cancel-rental.js';
import { ApplyChange } from '../../backend/src/modules/rentals/changes/apply-change.js';
import { ExtendRental } from '../../backend/src/modules/rentals/changes/extend-rental.js';
import { PaymentDeadlines } from '../../backend/src/modules/rentals/changes/payment-deadlines.js';
import { QuoteChange } from '../../backend/src/modules/rentals/changes/quote-change.js';
import { RecordChange } from '../../backend/src/modules/rentals/changes/record-change.js';
import { Contracts } from '../../backend/src/modules/rentals/contract/contracts.js';
import { HandOver } from '../../backend/src/modules/rentals/handover/hand-over.js';
import { RecordEvent } from '../../backend/src/modules/rentals/record-event.js';
import { SendReminders } from '../../backend/src/modules/rentals/reminders/send-reminders.js';
import { Rentals } from '../../backend/src/modules/rentals/rentals.js';
import { CheckFulfilment } from '../../backend/src/modules/rentals/request/check-fulfilment.js';
import { QuoteRental } from '../../backend/src/modules/rentals/request/quote-rental.js';
import { RequestRental } from '../../backend/src/modules/rentals/request/request-rental.js';
import { MarkLate } from '../../backend/src/modules/rentals/return/mark-late.js';
import { PiecesOut } from '../../backend/src/modules/rentals/return/pieces-out.js';
import { TakeStep } from '../../backend/src/modules/rentals/steps/take-step.js';
import { UploadFiles } from '../../backend/src/modules/uploads/files/upload-files.js';
import { Uploads } from '../../backend/src/modules/uploads/uploads.js';
import { BalancesQueries } from '../../backend/src/modules/wallet/balances.queries.js';
import { Ledger } from '../../backend/src/modules/wallet/ledger.js';
import type { Actor } from '../../backend/src/platform/auth/actor.js';
import { Clock } from '../../backend/src/platform/clock.js';
import type { Db } from '../../backend/src/platform/database/prisma.js';
import type { Sql } from '../../backend/src/platform/database/sql.js';
import { Transactions } from '../../backend/src/platform/database/transactions.js';
import { LastingLimits } from '../../backend/src/platform/rate-limits/lasting-limits.js';
import { Sendings } from '../../backend/src/platform/rate-limits/sendings.js';
import type { Storage } from '../../backend/src/platform/storage/storage.js';
import { recordAtGateway } from './gateway-book.js';
import type { Person } from './people.js';
import type { Writers } from './writers.js';

/** A clock set to the days of the past on which each step of a rental is taken. */
class PastClock extends Clock {
  private instant = new Date();

  override now(): Date {
    return this.instant;
  }

  set(instant: Date): void {
    this.instant = instant;
  }
}

export type Ending =
  | 'requested'
  | 'accepted'
  | 'refused'
  | 'cancelled'
  | 'lent'
  | 'returned'
  | 'contested'
  | 'late';

/** A rental from its request until the step at which the demo data leaves it. */
export interface RentalHistory {
  itemId: string;
  renter: Person;
  owner: Person;
  /** Days from today: when it is requested, when it begins; then how many days it lasts. */
  requestedOn: number;
  startsOn: number;
  days: number;
  ending: Ending;
  /** Who wrote a review of it; nobody without. */
  writers?: Writers;
  /** Where the parties meet; at the owner's without. */
  meetingPoint?: string;
  /** One without. */
  pieces?: number;
  /** Whether the owner brings it. */
  isDelivered?: boolean;
}

const actorOf = ({ id, role, verified }: Person): Actor => ({
  id,
  role,
  emailConfirmed: true,
  isLeaving: false,
  isSuspended: false,
  verificationStatus: verified ? 2 : 0,
});

const hour = 3_600_000;

/** XAF of the deposit that the owner of the contested rental asks for. */
const demoClaim = {
  amount: 2_000,
  reason: "Il manque une pièce et la housse est déchirée : c'est le prix pour les remplacer.",
};

/**
 * Creates rentals from their first day by the product's own use cases, so that every franc of the
 * demo data is in the ledger.
 */
export class DemoRentals {
  private readonly clock = new PastClock();
  /** No worker has anything to do. */
  private readonly queue = { enqueue: () => undefined } as unknown as PaymentsQueue;
  private readonly transactions: Transactions;
  private readonly items: Items;
  private readonly ledger = new Ledger();
  /** Without listeners, since nobody is notified of the past. */
  private readonly events = new DomainEvents();
  private readonly recordEvent = new RecordEvent(this.events);
  private readonly contracts: Contracts;
  private readonly transition: ApplyTransition;

  /**
   * @param now the present, at which every history ends
   * @param meetingPoints the id of each by its name
   */
  constructor(
    private readonly db: Db,
    private readonly sql: Sql,
    private readonly now: Date,
    private readonly storage: Storage,
    private readonly meetingPoints: ReadonlyMap<string, string>,
  ) {
    this.transactions = new Transactions(db);
    this.items = new Items(sql, this.clock);
    this.contracts = new Contracts(db, sql);
    this.transition = new ApplyTransition(
      this.clock,
      this.items,
      new Pieces(this.clock),
      this.contracts,
      this.recordEvent,
      this.ledger,
    );
  }

  /** @returns the rental's id */
  async create(history: RentalHistory): Promise<string> {
    const { transactions, clock, items, transition, db } = this;
    const requestedAt = this.at(history.requestedOn);
    clock.set(requestedAt);
    const id = await this.pay(history);
    const answered = new Date(Math.min(requestedAt.getTime() + 2 * hour, this.now.getTime()));
    clock.set(answered);
    const ownerActor = actorOf(history.owner);
    if (history.ending === 'requested') return id;
    if (history.ending === 'cancelled') {
      const cancelRental = new CancelRental(transactions, clock, this.contracts, transition);
      await cancelRental.execute(actorOf(history.renter), id);
      return id;
    }
    if (history.ending === 'refused') {
      await new RefuseRental(transactions, transition).execute(ownerActor, id);
      return id;
    }
    const pieces = new Pieces(clock);
    const users = new Users(db, this.sql, new Roles(), this.clock);
    await new AcceptRental(
      clock,
      transactions,
      items,
      users,
      pieces,
      new PiecesOut(this.sql, clock),
      this.contracts,
      transition,
    ).execute(ownerActor, id);
    const calendar = new AdvanceCalendar(db, transactions, clock, transition);
    const end = history.startsOn + history.days;
    for (const day of [history.startsOn, end, end + 1].filter((day) => day <= 0)) {
      clock.set(this.at(day));
      await calendar.advance(id);
      if (day === history.startsOn) await this.handOver(id, ownerActor);
    }
    if (history.ending === 'late') {
      await new MarkLate(db, transactions, clock, transition).execute();
      clock.set(this.now);
      await new SendReminders(db, transactions, clock, transition).execute();
    }
    if (history.ending !== 'returned' && history.ending !== 'contested') return id;
    const uploads = new Uploads(db, clock, new UploadFiles(this.storage));
    const returns = new TakeStep(transactions, clock, uploads, calendar, transition);
    await returns.execute(actorOf(history.renter), id, 'declare-return');
    if (history.ending === 'returned') await returns.execute(ownerActor, id, 'confirm-return');
    else await returns.execute(ownerActor, id, 'contest-return', demoClaim);
    return id;
  }

  private async handOver(id: string, owner: Actor): Promise<void> {
    const { db, transactions, clock, transition } = this;
    const calendar = new AdvanceCalendar(db, transactions, clock, transition);
    const { handoverCode: code } = await db.rental.findUniqueOrThrow({ where: { id } });
    if (!code) throw new Error('A demo rental has no code to hand it over with');
    await new HandOver(transactions, clock, calendar, transition).execute(owner, id, { code });
  }

  private async pay(history: RentalHistory): Promise<string> {
    const { itemId, renter, startsOn, days, meetingPoint, pieces = 1 } = history;
    const { isDelivered = false } = history;
    const { db, sql, transactions, clock, items, ledger, recordEvent, queue } = this;
    const piecesOut = new PiecesOut(sql, clock);
    const quotes = new QuoteRental(items, piecesOut, clock);
    const rentals = new Rentals(db, piecesOut);
    const users = new Users(db, sql, new Roles(), this.clock);
    const blockedMembers = new BlockedMembers(sql, transactions, clock);
    const period = { start: this.day(startsOn), end: this.day(startsOn + days) };
    const item = await db.item.findUniqueOrThrow({ where: { id: itemId } });
    const { total } = await quotes.execute(itemId, { period, pieces, isDelivered });
    const requestRental = new RequestRental(clock, items, rentals, blockedMembers, recordEvent);
    const calendar = new AdvanceCalendar(db, transactions, clock, this.transition);
    const applyChange = new ApplyChange(new RecordChange(items, this.events));
    const piecesOf = new Pieces(clock);
    const changes = new QuoteChange(db, clock, piecesOf);
    const incidents = new OperatorIncidents(db);
    const deadlines = new PaymentDeadlines(incidents);
    const extendRental = new ExtendRental(
      clock,
      items,
      users,
      calendar,
      changes,
      piecesOf,
      applyChange,
      deadlines,
    );
    const post = new PostPayment(ledger, requestRental, extendRental);
    const records = new Payments(db, sql);
    const recordStep = new RecordPaymentEvent(this.events);
    const applyOutcome = new ApplyOutcome(transactions, clock, records, post, recordStep);
    const create = new CreatePayment(
      clock,
      queue,
      users,
      incidents,
      new ChargeLimits(new ChargedNumbers(clock), new Sendings(new LastingLimits(clock)), clock),
      new OperatorFloats(new BalancesQueries(sql), new PayoutMethods(clock, this.events)),
      recordStep,
      post,
      applyOutcome,
    );
    const paymentId = randomUUID();
    const payRental = new PayRental(
      transactions,
      items,
      rentals,
      quotes,
      new PayingNumbers(),
      records,
      create,
      new CheckFulfilment(new Places(db)),
      blockedMembers,
    );
    await payRental.execute(
      actorOf(renter),
      paymentId,
      {
        totalPrice: total,
        walletAmount: 0,
        item: item.title,
        phoneNumber: '077000001',
        operationAccountCode: process.env.GATEWAY_ACCOUNT_AIRTEL ?? 'ACC_AIRTEL',
        itemId,
        startDate: period.start,
        endDate: period.end,
        pieces,
        notes: `${renter.place} · ${renter.phone}`,
        fulfilment: fulfilmentOf(history),
        meetingPointId: meetingPoint ? this.meetingPoints.get(meetingPoint) : null,
      },
      '127.0.0.1',
    );
    await db.payment.update({
      where: { id: paymentId },
      data: {
        status: 'submitting',
        events: { create: { from: 'created', to: 'submitting', at: clock.now() } },
      },
    });
    await applyOutcome.execute(paymentId, { to: 'succeeded', detail: 'SUCCESS' });
    const payment = await db.payment.findUniqueOrThrow({ where: { id: paymentId } });
    if (!payment.rentalId) throw new Error(`The demo payment for ${item.title} made no rental`);
    await recordAtGateway(payment);
    return payment.rentalId;
  }

  private day(days: number): Day {
    return addDays(dayOf(this.now), days);
  }

  private at(days: number): Date {
    return new Date(this.now.getTime() + days * 24 * hour - (days === 0 ? 3 * hour : 0));
  }
}

function fulfilmentOf({ meetingPoint, isDelivered }: RentalHistory) {
  if (isDelivered) return 'delivery';
  return meetingPoint ? 'meeting_point' : 'pickup';
}
