import { addDays, startOfDay, toDate } from '../../src/kernel/day.js';
import { hourMs, minuteMs } from '../../src/kernel/duration.js';
import { conditionWords } from '../../src/modules/items/domain/item-choices.js';
import { type ContractFacts, contractVersion } from '../../src/modules/rentals/domain/contract.js';
import { isHandoverAwaited, isLate } from '../../src/modules/rentals/domain/rental-conditions.js';
import {
  answerDeadline,
  isTimeToObjectLeft,
} from '../../src/modules/rentals/domain/rental-deadlines.js';
import type { RentalPolicy } from '../../src/modules/rentals/domain/rental-facts.js';
import { changesOf, findTransition } from '../../src/modules/rentals/domain/rental-lifecycle.js';
import {
  answerReminderAt,
  returnReminderAt,
  startReminderAt,
} from '../../src/modules/rentals/domain/rental-reminders.js';
import {
  abandonedStatuses,
  activeStatuses,
  blockingStatuses,
  isObjectAwaited,
  isOneOf,
  type Party,
  type TransitionEvent,
} from '../../src/modules/rentals/domain/rental-status.js';
import { ledgerTransactionsOf } from '../../src/modules/rentals/rental-record.js';
import type { Books } from './books.js';
import { type Calendar, piecesOn } from './calendar.js';
import type { Extensions } from './extensions.js';
import type { History } from './history.js';
import type { Member } from './members.js';
import type { OccupiedPieces } from './occupied-pieces.js';
import { heldPeriod, type OpenRental, type Terms } from './open-rental.js';
import { Lottery, type Random } from './random.js';
import type { Rows } from './rows.js';
import type { Schedule } from './schedule.js';

/** What follows from rentals elsewhere. */
interface RentalListeners {
  /** An owner's rent has become withdrawable. */
  earned(owner: Member, at: Date): void;
  /** All is over, well. */
  returned(rental: OpenRental, at: Date): void;
}

/** What becomes of requests, of accepted rentals, and of objects when they are due. */
const answers = new Lottery([
  ['accept', 79],
  ['refuse', 8],
  ['cancel-request', 6],
  ['silence', 7],
] as const);
const promises = new Lottery([
  ['kept', 91],
  ['cancel', 7],
  ['cancel-by-owner', 2],
] as const);
const handovers = new Lottery([
  ['code', 86],
  ['assumed', 13],
  ['not received', 1],
] as const);
const returns = new Lottery([
  ['declared and confirmed', 60],
  ['declared', 16],
  ['confirmed', 18],
  ['late', 4],
  ['contested', 1],
  ['forgotten', 1],
] as const);

/** What the system does at an instant is done a little later. */
const systemDelayMs = 2_000;

/** The lives of rentals, from the request until the security deposit is settled. */
export class Rentals {
  private readonly open = new Set<OpenRental>();
  /** By object: the rentals that have not given it back. */
  private readonly late = new Map<string, OpenRental[]>();

  constructor(
    private readonly now: Date,
    private readonly policy: RentalPolicy,
    private readonly schedule: Schedule,
    private readonly random: Random,
    private readonly rows: Rows,
    private readonly books: Books,
    private readonly history: History,
    private readonly calendar: Calendar,
    private readonly occupied: OccupiedPieces,
    private readonly extensions: Extensions,
    private readonly listeners: RentalListeners,
  ) {}

  /** @returns the id of the rental that was requested */
  request(terms: Terms, at: Date): string {
    const { item, renter, period, rent, deliveryFee, securityDeposit } = terms;
    const rental: OpenRental = {
      id: this.random.uuid(),
      renterId: renter.id,
      ownerId: item.owner.id,
      status: 'en_attente',
      handoverStatus: 'none',
      answerDueAt: null,
      handoverDueAt: null,
      keptRent: null,
      returnStatus: 'none',
      returnDeclaredAt: null,
      returnDueAt: null,
      returnedOn: null,
      isDelayed: false,
      claimedAmount: null,
      offeredAmount: null,
      ownerShare: null,
      period,
      rent,
      deliveryFee,
      securityDeposit,
      requestedAt: at,
      terms,
      securityDepositStatus: 'held',
      heldUntil: null,
    };
    this.open.add(rental);
    this.calendar.wait(rental);
    const by = { role: 'provider' } as const;
    this.record(rental, { event: 'request', from: null, by, at });
    this.awaitAnswer(rental);
    return rental.id;
  }

  /** Writes the rentals to which more will happen, as they are now. */
  close(): void {
    for (const rental of this.open) this.write(rental);
    this.extensions.close();
    this.occupied.close();
  }

  private awaitAnswer(rental: OpenRental): void {
    const { random, policy } = this;
    const deadline = answerDeadline(rental, policy);
    const after = Math.max(6 * minuteMs, random.logNormal(100 * minuteMs, 1.2));
    const at = new Date(rental.requestedAt.getTime() + after);
    const answer = at < deadline ? answers.draw(random) : 'silence';
    const reminder = this.soonAfter(answerReminderAt(rental, policy));
    if (reminder < deadline) this.later(rental, 'remind-answer', reminder);
    if (answer === 'silence') {
      this.later(rental, 'expire', this.soonAfter(deadline));
    } else {
      this.later(rental, answer, at);
    }
  }

  /** Has something happen to a rental, unless it has taken another turn by then. */
  private later(rental: OpenRental, event: DrawnEvent, at: Date): void {
    const { status } = rental;
    this.schedule.add(at, () => {
      if (rental.status !== status) return;
      this.happen(rental, event === 'cancel' && rental.isDelayed ? 'cancel-late' : event, at);
    });
  }

  private happen(rental: OpenRental, event: DrawnEvent, at: Date): void {
    this.take(rental, event, at);
    if (event !== 'delay' && event !== 'end-delay') this.tellNextRenter(rental, at);
  }

  /** Whoever has the object next hears that too much of it is late, and that it is so no more. */
  private tellNextRenter({ terms: { item } }: OpenRental, at: Date): void {
    const known = this.late.get(item.id);
    if (!known) return;
    const late = known.filter((one) => isLate(one, at));
    if (late.length > 0) this.late.set(item.id, late);
    else this.late.delete(item.id);
    const active = this.calendar
      .takenOf(item)
      .filter(({ status }) => isOneOf(activeStatuses, status));
    const out = late.reduce((sum, { terms }) => sum + terms.pieces, 0);
    const isLacking = (one: OpenRental) => item.pieces < out + piecesOn(active, one.period.start);
    const next = active.find((one) => late.some(({ period }) => period.end <= one.period.start));
    if (next && isLacking(next) && isHandoverAwaited(next, at) && !next.isDelayed) {
      this.happen(next, 'delay', at);
    }
    for (const one of active) {
      const isOver = one.isDelayed && !isLacking(one);
      if (isOver && isTimeToObjectLeft(one, at, this.policy)) this.happen(one, 'end-delay', at);
    }
  }

  private take(rental: OpenRental, event: DrawnEvent, at: Date): void {
    this.apply(rental, event, at);
    const { calendar } = this;
    if (event === 'accept') {
      this.accepted(rental, at);
    } else if (rental.status === 'en_cours' && isObjectAwaited(rental)) {
      // No renter here waits beyond the start day.
      this.happen(rental, 'cancel-late', at);
    } else if (event === 'start') {
      this.awaitHandover(rental, at);
    } else if (event === 'finish' && isLate(rental, at)) {
      const { id } = rental.terms.item;
      this.late.set(id, [...(this.late.get(id) ?? []), rental]);
      this.happen(rental, 'run-late', at);
    } else if (isOneOf(abandonedStatuses, rental.status)) {
      calendar.stopWaiting(rental);
      calendar.release(rental);
      this.end(rental);
    } else {
      if (event === 'hand-over' || event === 'assume-handover')
        this.listeners.earned(rental.terms.item.owner, at);
      if (isSettled(rental)) {
        this.listeners.returned(rental, at);
        this.end(rental);
      }
    }
  }

  /** The days are taken: those who wait for pieces that are not left get their money back. */
  private accepted(rental: OpenRental, at: Date): void {
    const { random, calendar } = this;
    rental.acceptedAt = at;
    this.keepContract(rental, at);
    calendar.stopWaiting(rental);
    calendar.take(rental);
    for (const other of calendar.leftOut(rental)) this.happen(other, 'supersede', at);
    const start = startOfDay(rental.period.start);
    const reminder = startReminderAt(rental);
    if (at < reminder) this.remindOfStart(rental, this.soonAfter(reminder));
    const promise = at < start ? promises.draw(random) : 'kept';
    if (promise === 'kept') {
      this.later(rental, 'start', this.dayBegins(rental.period.start, at));
    } else {
      this.later(rental, promise, new Date(random.between(at.getTime(), start.getTime())));
    }
  }

  /** Whoever waits for a late object is told when it is back. */
  private remindOfStart(rental: OpenRental, at: Date): void {
    this.schedule.add(at, () => {
      if (rental.status === 'acceptee' && !rental.isDelayed)
        this.happen(rental, 'remind-start', at);
    });
  }

  private keepContract(
    { id, period, rent, securityDeposit, terms, requestedAt }: OpenRental,
    at: Date,
  ) {
    const { item, renter } = terms;
    const facts: ContractFacts = {
      ownerName: item.owner.name,
      renterName: renter.name,
      itemTitle: item.title,
      itemDescription: item.description,
      itemCondition: conditionWords[item.condition],
      itemLocation: item.owner.place,
      fulfilment: terms.fulfilment,
      meetingPoint: terms.meetingPoint?.name ?? null,
      ...period,
      pieces: terms.pieces,
      rent,
      deliveryFee: terms.deliveryFee,
      securityDeposit,
      policy: this.policy,
    };
    this.rows.add('rental_contracts', {
      rental_id: id,
      version: contractVersion,
      facts,
      renter_accepted_at: requestedAt,
      owner_accepted_at: at,
    });
  }

  /** The object changes hands some time on the start day, or does not. */
  private awaitHandover(rental: OpenRental, startedAt: Date): void {
    const { random } = this;
    const way = handovers.draw(random);
    const met = startOfDay(rental.period.start).getTime() + random.between(8, 18) * hourMs;
    const at = new Date(Math.max(met, startedAt.getTime() + random.between(0.1, 2) * hourMs));
    if (way === 'not received') {
      this.afterwards(rental, 'report-not-received', at);
      const admitted = at.getTime() + random.between(0.2, 20) * hourMs;
      this.afterwards(rental, 'admit-not-received', new Date(admitted));
      this.awaitEnd(rental, startedAt);
      return;
    }
    const assumedAt = rental.handoverDueAt && this.soonAfter(rental.handoverDueAt);
    if (way === 'code') this.afterwards(rental, 'hand-over', at);
    else if (assumedAt) this.afterwards(rental, 'assume-handover', assumedAt);
    const end = (since: Date) => {
      if (rental.status !== 'en_cours') return;
      this.awaitEnd(rental, since);
      this.awaitReturn(rental, since);
      this.awaitDeclaration(rental);
    };
    // Of a rental accepted late, the handover may be in doubt until its last day.
    if (way === 'assumed' && assumedAt) end(assumedAt);
    else if (way !== 'code' || !this.extensions.consider(rental, at, end)) end(startedAt);
  }

  private awaitEnd(rental: OpenRental, since: Date): void {
    this.later(rental, 'finish', this.dayBegins(addDays(rental.period.end, 1), since));
  }

  /** The object comes back some time on its last day, or late. */
  private awaitReturn(rental: OpenRental, earliest: Date): void {
    const { random, policy } = this;
    const way = returns.draw(random);
    const day = startOfDay(rental.period.end).getTime();
    const daysLate = way === 'late' ? 1 + random.below(6) : 0;
    const back = new Date(
      Math.max(day + daysLate * 24 * hourMs + random.between(8, 21) * hourMs, earliest.getTime()),
    );
    if (way === 'declared and confirmed') {
      this.afterwards(rental, 'declare-return', back);
      const confirmed = back.getTime() + random.between(0.1, 30) * hourMs;
      this.afterwards(rental, 'confirm-return', new Date(confirmed));
    } else if (way === 'declared') {
      this.afterwards(rental, 'declare-return', back);
      const settled = back.getTime() + policy.returnTimeoutHours * hourMs;
      this.afterwards(rental, 'settle-return', this.soonAfter(new Date(settled)));
    } else if (way === 'contested' && rental.securityDeposit > 0) {
      this.afterwards(rental, 'contest-return', back);
      const accepted = back.getTime() + random.between(1, 30) * hourMs;
      this.afterwards(rental, 'accept-claim', new Date(accepted));
    } else if (way === 'late' && rental.securityDeposit > 0) {
      this.afterwards(rental, 'claim-late-fee', back);
      const accepted = back.getTime() + random.between(1, 30) * hourMs;
      this.afterwards(rental, 'accept-claim', new Date(accepted));
    } else if (way === 'forgotten') {
      const due = startOfDay(addDays(rental.period.end, policy.undeclaredReturnDays));
      this.afterwards(rental, 'settle-undeclared', this.soonAfter(due));
    } else {
      this.afterwards(rental, 'confirm-return', back);
    }
  }

  /** Nobody is reminded who has said anything. */
  private awaitDeclaration(rental: OpenRental): void {
    const { returnReminderDays, secondReturnReminderDays } = this.policy;
    const reminders = [
      ['remind-return', returnReminderDays],
      ['remind-return-again', secondReturnReminderDays],
    ] as const;
    for (const [event, days] of reminders) {
      const at = this.soonAfter(returnReminderAt(rental, days));
      this.schedule.add(at, () => {
        const { status, returnStatus } = rental;
        if (status === 'terminee' && returnStatus === 'none') this.happen(rental, event, at);
      });
    }
  }

  /** Beside what the calendar makes of the rental. */
  private afterwards(rental: OpenRental, event: DrawnEvent, at: Date): void {
    this.schedule.add(at, () => {
      if (!isOneOf(abandonedStatuses, rental.status)) this.happen(rental, event, at);
    });
  }

  private apply(rental: OpenRental, event: DrawnEvent, at: Date): void {
    const party = partyOf[event];
    const transition = findTransition(rental, event, party, at, this.policy);
    if (!transition) {
      throw new Error(`${event} by the ${party} is not possible at ${at.toISOString()}`);
    }
    const range = transition.amount?.(rental, at);
    const amount = range && range.least + this.random.below(range.most - range.least + 1);
    const from = rental.status;
    Object.assign(
      rental,
      changesOf(transition, rental, { now: at, amount: amount ?? 0 }, this.policy),
    );
    const id = { renter: rental.renterId, owner: rental.ownerId, system: undefined }[party];
    const reason = event === 'claim-late-fee' ? 'Rendu en retard' : 'Rayures sur le côté';
    const words = amount !== undefined && { amount, reason };
    this.record(rental, { event, from, by: { role: party, ...(id && { id }) }, at, ...words });
    const itemTitle = rental.terms.item.title;
    for (const posted of ledgerTransactionsOf(transition, rental, { itemTitle, at }, this.policy)) {
      const cancelled = posted.type === 'rental_cancelled' && rental.acceptedAt;
      this.books.post(posted, cancelled ? { acceptedAt: cancelled } : {});
    }
  }

  private record(
    rental: OpenRental,
    step: Omit<Parameters<History['ofRental']>[1], 'to' | 'itemTitle'>,
  ): void {
    const { item } = rental.terms;
    const dates = { startDate: toDate(rental.period.start), endDate: toDate(rental.period.end) };
    this.history.ofRental(
      { ...rental, ...dates, itemId: item.id, pieces: rental.terms.pieces },
      { ...step, to: rental.status, itemTitle: item.title },
    );
  }

  private end(rental: OpenRental): void {
    this.open.delete(rental);
    this.write(rental);
  }

  private write(rental: OpenRental): void {
    const { rent, securityDeposit, period, terms } = rental;
    this.rows.add('rentals', {
      id: rental.id,
      item_id: terms.item.id,
      renter_id: rental.renterId,
      owner_id: rental.ownerId,
      start_date: period.start,
      end_date: period.end,
      held_until: rental.heldUntil,
      status: rental.status,
      pieces: terms.pieces,
      price_unit: terms.item.priceUnit,
      rent,
      delivery_fee: rental.deliveryFee,
      security_deposit: securityDeposit,
      total_price: rent + securityDeposit,
      notes: terms.notes,
      fulfilment: terms.fulfilment,
      meeting_point_id: terms.meetingPoint?.id ?? null,
      contract_version: contractVersion,
      handover_status: rental.handoverStatus,
      handover_due_at: rental.handoverDueAt,
      kept_rent: rental.keptRent,
      return_status: rental.returnStatus,
      return_declared_at: rental.returnDeclaredAt,
      return_due_at: rental.returnDueAt,
      returned_on: rental.returnedOn,
      is_delayed: rental.isDelayed,
      claimed_amount: rental.claimedAmount,
      offered_amount: rental.offeredAmount,
      owner_share: rental.ownerShare,
      security_deposit_status: rental.securityDepositStatus,
      created_at: rental.requestedAt,
    });
    if (isOneOf(blockingStatuses, rental.status)) this.occupy(rental);
  }

  private occupy(rental: OpenRental): void {
    const { id, terms, returnedOn } = rental;
    const { start, end: held } = heldPeriod(rental);
    const end = returnedOn !== null && returnedOn < held ? addDays(returnedOn, 1) : held;
    this.occupied.let(terms.item, { id, start, end, pieces: terms.pieces });
  }

  /** When the system sees that a day has begun, which it may have before. */
  private dayBegins(day: string, earliest: Date): Date {
    const begins = startOfDay(day);
    return this.soonAfter(begins > earliest ? begins : earliest);
  }

  private soonAfter(due: Date): Date {
    return due > this.now
      ? due
      : new Date(Math.min(due.getTime() + systemDelayMs, this.now.getTime()));
  }
}

/** Nothing more happens to its money. */
function isSettled({ status, handoverStatus, securityDepositStatus }: OpenRental): boolean {
  return status === 'terminee' && handoverStatus !== 'none' && securityDepositStatus !== 'held';
}

/** Who causes each event that is drawn here. */
const partyOf = {
  accept: 'owner',
  refuse: 'owner',
  expire: 'system',
  supersede: 'system',
  'cancel-request': 'renter',
  cancel: 'renter',
  'cancel-by-owner': 'owner',
  delay: 'system',
  'end-delay': 'system',
  'cancel-late': 'renter',
  start: 'system',
  finish: 'system',
  'hand-over': 'owner',
  'assume-handover': 'system',
  'report-not-received': 'renter',
  'admit-not-received': 'owner',
  'declare-return': 'renter',
  'confirm-return': 'owner',
  'settle-return': 'system',
  'settle-undeclared': 'system',
  'remind-answer': 'system',
  'remind-start': 'system',
  'run-late': 'system',
  'claim-late-fee': 'owner',
  'remind-return': 'system',
  'remind-return-again': 'system',
  'contest-return': 'owner',
  'accept-claim': 'renter',
} as const satisfies Partial<Record<TransitionEvent, Party>>;

type DrawnEvent = keyof typeof partyOf;
