import { addDays, dayOf, startOfDay } from '../../src/kernel/day.js';
import { hourMs, minuteMs } from '../../src/kernel/duration.js';
import type { Xaf } from '../../src/kernel/xaf.js';
import {
  announcementOf,
  type ChangeStep,
} from '../../src/modules/rentals/changes/record-change.js';
import {
  type ChangeFacts,
  changeAnswerDeadline,
  changeRefusal,
  extensionPaymentDeadline,
  isChangeable,
  quoteChange,
  rentAfter,
} from '../../src/modules/rentals/domain/rental-change.js';
import { isRentReleased } from '../../src/modules/rentals/domain/rental-conditions.js';
import type { RentalPolicy } from '../../src/modules/rentals/domain/rental-facts.js';
import type { Calendar } from './calendar.js';
import type { History } from './history.js';
import type { OpenRental } from './open-rental.js';
import type { Payments } from './payments.js';
import { Lottery, type Random } from './random.js';
import type { Rows } from './rows.js';
import type { Schedule } from './schedule.js';
import type { Wallets } from './wallets.js';
import { extensionReasons } from './words/phrases.js';

interface Extension extends ChangeFacts {
  id: string;
  rental: OpenRental;
  /** XAF */
  rentDifference: Xaf;
  reason: string;
  askedAt: Date;
  closedAt: Date | null;
  rentWasReleased: boolean | null;
  paymentId: string | null;
}

/** How often renters would like more days, and how often their payment fails. */
const shares = { asked: 0.3, failed: 0.06 };
const answers = new Lottery([
  ['accept', 72],
  ['refuse', 12],
  ['withdraw', 5],
  ['silence', 11],
] as const);
/** Of those that are accepted. */
const payments = new Lottery([
  ['pay', 92],
  ['withdraw', 3],
  ['silence', 5],
] as const);
const mostUnits = { jour: 3, semaine: 1 };
/** So long before the last day they ask, that an answer comes before the object goes back. */
const leastNotice = 17 * hourMs;
/** Whatever comes of it is done a little after its time. */
const systemDelayMs = 2_000;

/** Renters who ask for more days, and what owners and they make of it. */
export class Extensions {
  private readonly open = new Set<Extension>();

  constructor(
    private readonly policy: RentalPolicy,
    private readonly schedule: Schedule,
    private readonly random: Random,
    private readonly rows: Rows,
    private readonly history: History,
    private readonly calendar: Calendar,
    private readonly wallets: Wallets,
    private readonly payments: Payments,
  ) {}

  /**
   * Some ask, once they have the object.
   *
   * @param go what happens after it: its instant, and whether the rental has become longer
   * @returns whether somebody may ask; otherwise `go` is never called
   */
  consider(rental: OpenRental, handedOverAt: Date, go: (at: Date) => void): boolean {
    const { random, schedule } = this;
    const first = handedOverAt.getTime() + hourMs / 2;
    const last = startOfDay(rental.period.end).getTime() - leastNotice;
    if (first >= last || !random.chance(shares.asked)) return false;
    const at = new Date(Math.floor(random.between(first, last)));
    schedule.add(at, () => {
      const extension = this.ask(rental, at);
      if (extension) this.awaitAnswer(extension, go);
      else go(at);
    });
    return true;
  }

  /** Writes those that wait for somebody, as they are now. */
  close(): void {
    for (const extension of this.open) this.write(extension);
  }

  private ask(rental: OpenRental, at: Date): Extension | null {
    const { random, policy } = this;
    const { priceUnit } = rental.terms.item;
    const units = 1 + random.below(mostUnits[priceUnit]);
    const { end: oldEnd } = rental.period;
    const newEnd = addDays(oldEnd, units * (priceUnit === 'semaine' ? 7 : 1));
    const change = { kind: 'extension', newEnd } as const;
    if (!isChangeable(rental)) return null;
    if (changeRefusal(priceUnit, rental.period, change, dayOf(at)) !== null) return null;
    if (!this.calendar.isFreeAfter(rental, newEnd)) return null;
    const extension: Extension = {
      ...change,
      id: random.uuidAt(at),
      rental,
      status: 'requested',
      askedBy: 'renter',
      oldEnd,
      rentDifference: quoteChange(priceUnit, rental, newEnd).amount,
      reason: random.pick(extensionReasons),
      askedAt: at,
      dueAt: changeAnswerDeadline(rental.period, newEnd, at, policy),
      acceptedAt: null,
      closedAt: null,
      rentWasReleased: null,
      paymentId: null,
    };
    this.open.add(extension);
    this.record(extension, { event: 'ask-extension', by: renterOf(rental), at });
    return extension;
  }

  private awaitAnswer(extension: Extension, go: (at: Date) => void): void {
    const { random, schedule, calendar } = this;
    const { rental, askedAt, newEnd } = extension;
    const drawn = answers.draw(random);
    const at = new Date(askedAt.getTime() + Math.round(random.between(0.1, 12) * hourMs));
    if (drawn === 'silence') {
      this.expire(extension, go);
      return;
    }
    schedule.add(at, () => {
      const isPossible = calendar.isFreeAfter(rental, newEnd);
      if (drawn === 'withdraw') this.end(extension, 'withdraw', at, go);
      else if (drawn === 'accept' && isPossible) this.accept(extension, at, go);
      else this.end(extension, 'refuse', at, go);
    });
  }

  private accept(extension: Extension, at: Date, go: (at: Date) => void): void {
    const { random, schedule, policy } = this;
    const { rental, newEnd } = extension;
    extension.status = 'accepted';
    extension.acceptedAt = at;
    extension.dueAt = extensionPaymentDeadline(rental.period, at, policy);
    rental.heldUntil = newEnd;
    const by = { role: 'owner', id: rental.ownerId } as const;
    this.record(extension, { event: 'accept-extension', by, at });
    const drawn = payments.draw(random);
    const then = new Date(at.getTime() + Math.round(random.between(2, 80) * minuteMs));
    if (drawn === 'silence') this.expire(extension, go);
    else if (drawn === 'pay') schedule.add(then, () => this.pay(extension, then, go));
    else schedule.add(then, () => this.end(extension, 'withdraw', then, go));
  }

  private pay(extension: Extension, at: Date, go: (at: Date) => void): void {
    const { random, wallets } = this;
    const { rental, id, rentDifference: amount, oldEnd, newEnd } = extension;
    const { renter, item } = rental.terms;
    const walletAmount = wallets.share(renter, amount);
    const fails = walletAmount < amount && random.chance(shares.failed);
    const days = { item, start: oldEnd, end: newEnd, rent: amount, changeId: id };
    this.payments.begin(
      { purpose: 'extension', member: renter, amount: amount - walletAmount, walletAmount, days },
      {
        at,
        outcome: fails ? 'failed' : 'succeeded',
        isLate: false,
        onPaid: (paidAt, paymentId) => this.extend(extension, paymentId, paidAt, go),
        onReturned: () => this.expire(extension, go),
      },
    );
  }

  private extend(extension: Extension, paymentId: string, at: Date, go: (at: Date) => void) {
    const { rental, newEnd, rentDifference: amount } = extension;
    const isReleased = isRentReleased(rental);
    Object.assign(extension, { status: 'done', paymentId, rentWasReleased: isReleased });
    rental.period = { start: rental.period.start, end: newEnd };
    rental.rent = rentAfter(rental.rent, { kind: 'extension', amount });
    this.finish(extension, { event: 'pay-extension', by: { role: 'provider' }, at }, go);
    return {
      rentalId: rental.id,
      extended: { ownerId: rental.ownerId, isRentReleased: isReleased },
    };
  }

  /** Nobody answers, or pays, in time. */
  private expire(extension: Extension, go: (at: Date) => void): void {
    const at = new Date((extension.dueAt as Date).getTime() + systemDelayMs);
    this.schedule.add(at, () => this.end(extension, 'expire', at, go));
  }

  private end(
    extension: Extension,
    action: keyof typeof statusAfter,
    at: Date,
    go: (at: Date) => void,
  ): void {
    const { rental } = extension;
    extension.status = statusAfter[action];
    const by = {
      refuse: { role: 'owner', id: rental.ownerId },
      withdraw: renterOf(rental),
      expire: { role: 'system' },
    } as const;
    this.finish(extension, { event: `${action}-extension`, by: by[action], at }, go);
  }

  private finish(extension: Extension, step: ChangeStep, go: (at: Date) => void): void {
    extension.closedAt = step.at;
    extension.dueAt = null;
    extension.rental.heldUntil = null;
    this.record(extension, step);
    this.open.delete(extension);
    this.write(extension);
    go(step.at);
  }

  private record(extension: Extension, step: ChangeStep): void {
    const { rental } = extension;
    const { title: itemTitle, id: itemId } = rental.terms.item;
    const announcement = announcementOf({ ...rental, itemId, itemTitle }, extension, step);
    this.history.ofChange(rental, step, announcement);
  }

  private write(extension: Extension): void {
    this.rows.add('rental_changes', {
      id: extension.id,
      rental_id: extension.rental.id,
      kind: extension.kind,
      status: extension.status,
      asked_by: extension.askedBy,
      old_end_date: extension.oldEnd,
      new_end_date: extension.newEnd,
      rent_difference: extension.rentDifference,
      reason: extension.reason,
      asked_at: extension.askedAt,
      due_at: extension.dueAt,
      accepted_at: extension.acceptedAt,
      closed_at: extension.closedAt,
      rent_was_released: extension.rentWasReleased,
      payment_id: extension.paymentId,
    });
  }
}

const statusAfter = { refuse: 'refused', withdraw: 'withdrawn', expire: 'expired' } as const;

function renterOf({ renterId }: OpenRental) {
  return { role: 'renter', id: renterId } as const;
}
