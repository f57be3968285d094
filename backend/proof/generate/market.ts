import { addDays, dayOf, startOfDay } from '../../src/kernel/day.js';
import { hourMs, minuteMs } from '../../src/kernel/duration.js';
import type { Category } from '../../src/modules/items/domain/item-choices.js';
import type { Fulfilment } from '../../src/modules/rentals/domain/fulfilment.js';
import type { RentalPolicy } from '../../src/modules/rentals/domain/rental-facts.js';
import type { Period } from '../../src/modules/rentals/domain/rental-period.js';
import { quote } from '../../src/modules/rentals/domain/rental-price.js';
import { Books, type SharedAccount } from './books.js';
import { Calendar } from './calendar.js';
import { Extensions } from './extensions.js';
import { History } from './history.js';
import { type Item, Items } from './items.js';
import { type Member, Members } from './members.js';
import { OccupiedPieces } from './occupied-pieces.js';
import type { OpenRental, Terms } from './open-rental.js';
import { Payments } from './payments.js';
import type { MeetingPoint, Places } from './places.js';
import { Lottery, Random } from './random.js';
import { Rentals } from './rentals.js';
import { Reviews } from './reviews.js';
import type { Rows } from './rows.js';
import { Schedule } from './schedule.js';
import { Span } from './span.js';
import { Wallets } from './wallets.js';
import { notes } from './words/phrases.js';

/** How much is generated. */
export interface Sizes {
  members: number;
  items: number;
  rentals: number;
}

/** What the generated data must agree with. */
export interface Setting {
  /** The present, at which all that is generated ends. */
  now: Date;
  policy: RentalPolicy;
  newNumberHours: number;
  leastByPhone: number;
  passwordHash: string;
  /** That the database has. */
  places: Places;
  /** Accounts that the database has already. */
  sharedAccounts: readonly SharedAccount[];
}

/** The days over which the market has grown. */
const spanDays = 540;
const mostTries = 500;

const leadDays = { median: 4, spread: 0.9, most: 60 };
const lengthDays = { median: 1.6, spread: 0.7, most: 21 };
const mostWeeks = 3;
/**
 * How often a payment fails, is answered late, a renter asks for what another has asked for, has it brought
 * where that is offered, and meets the owner elsewhere.
 */
const shares = { failed: 0.06, late: 0.008, rival: 0.08, delivered: 0.4, met: 0.12 };
/** Of what is lent in numbers, how much of it a renter takes. */
const shareOfStock = { median: 0.3, spread: 0.6 };
const hours = new Lottery(
  [1, 1, 1, 1, 1, 2, 6, 12, 18, 20, 22, 24, 26, 22, 20, 20, 22, 26, 32, 34, 28, 18, 9, 3].map(
    (weight, hour) => [hour, weight] as const,
  ),
);
/** Months, January as 0, in which a kind of object is wanted half as much again. */
const seasons: Partial<Record<Category, readonly number[]>> = {
  jardin: [5, 6, 7, 8],
  vetements: [6, 7, 11],
  sport: [6, 7],
  cuisine: [11],
};

/**
 * A market that has grown for a year and a half, replayed from its first day: members join and offer
 * objects, rent them, pay, answer, bring back and withdraw, by the product's own rules. What has
 * ended is written at once and forgotten: memory grows with members and objects, not with rentals.
 */
export class Market {
  private readonly random: Random;
  private readonly schedule = new Schedule();
  private readonly calendar = new Calendar();
  private readonly span: Span;
  private readonly books: Books;
  private readonly members: Members;
  private readonly items: Items;
  private readonly payments: Payments;
  private readonly rentals: Rentals;
  private readonly wallets: Wallets;
  private last: Terms | undefined;

  constructor(
    seed: number,
    private readonly sizes: Sizes,
    private readonly setting: Setting,
    rows: Rows,
  ) {
    const { now, policy, sharedAccounts } = setting;
    const random = new Random(seed);
    const { schedule, calendar } = this;
    const history = new History(random, rows);
    const span = new Span(now, spanDays);
    const books = new Books(random, rows, sharedAccounts);
    const members = new Members(sizes.members, span, random, rows, setting);
    const payments = new Payments(now, schedule, random, rows, books, history);
    const wallets = new Wallets(now, schedule, random, books, payments, setting.leastByPhone);
    const reviews = new Reviews(now, random, rows);
    const occupied = new OccupiedPieces(rows);
    const extensions = new Extensions(
      policy,
      schedule,
      random,
      rows,
      history,
      calendar,
      wallets,
      payments,
    );
    this.random = random;
    this.span = span;
    this.books = books;
    this.members = members;
    this.payments = payments;
    this.wallets = wallets;
    this.items = new Items(
      sizes.items,
      span,
      random,
      rows,
      members,
      setting.places,
      (item, closures) => {
        calendar.shut(item, closures);
        occupied.shut(item, closures);
      },
    );
    const listeners = {
      earned: (owner: Member, at: Date) => wallets.considerWithdrawal(owner, at),
      returned: (rental: OpenRental, at: Date) => reviews.consider(rental, at),
    };
    this.rentals = new Rentals(
      now,
      policy,
      schedule,
      random,
      rows,
      books,
      history,
      calendar,
      occupied,
      extensions,
      listeners,
    );
  }

  /**
   * Writes the market, a little at each step.
   *
   * @returns what is added to the shared accounts, XAF by id
   * @throws Error when so many rentals find no free days
   */
  *grow(): Generator<undefined, Map<string, number>> {
    const { schedule, span, setting } = this;
    const counts = span.spread(this.sizes.rentals);
    for (const [index, day] of span.days.entries()) {
      const begins = startOfDay(day);
      const ends = Math.min(startOfDay(addDays(day, 1)).getTime(), setting.now.getTime() + 1);
      this.members.joinUntil(begins);
      this.items.offerUntil(begins);
      this.books.closeMonthsBefore(`${addDays(day, -100).slice(0, 7)}-01`);
      for (let count = counts[index] ?? 0; count > 0; count--) {
        const at = new Date(Math.min(this.instantOf(begins), ends - 1));
        schedule.add(at, () => this.rent(at, this.choose(at)));
        this.wallets.considerTopUp(this.members.anybody(), at);
      }
      for (let next = schedule.next(); next !== undefined && next < ends; next = schedule.next()) {
        schedule.advance();
        yield;
      }
    }
    this.members.joinUntil(setting.now);
    this.items.offerUntil(setting.now);
    this.rentals.close();
    return this.books.close();
  }

  private instantOf(dayBegins: Date): number {
    const { random } = this;
    return dayBegins.getTime() + (hours.draw(random) + random.share()) * hourMs;
  }

  /** A member pays for days of an object; again, or for another, when it fails. */
  private rent(at: Date, terms: Terms): void {
    const { random } = this;
    const { renter, item, period, rent, securityDeposit } = terms;
    const total = rent + securityDeposit;
    const walletAmount = this.wallets.share(renter, total);
    const isLate = random.chance(shares.late) && this.isOlder(at, 24);
    const fails =
      walletAmount < total && random.chance(shares.failed) && this.isOlder(at, isLate ? 24 : 1);
    const order = { member: renter, amount: total - walletAmount, walletAmount, terms };
    this.payments.begin(
      { purpose: 'rental', ...order, days: { item, ...period, rent } },
      {
        at,
        outcome: fails ? 'failed' : 'succeeded',
        isLate,
        onPaid: (paidAt) => this.request(terms, paidAt),
        onReturned: (returnedAt) => this.retry(terms, returnedAt),
      },
    );
  }

  private request(terms: Terms, at: Date): { rentalId: string } | null {
    const { item, renter, period, pieces } = terms;
    if (!this.calendar.isFree(item, renter, period, pieces, dayOf(at))) return null;
    this.last = terms;
    return { rentalId: this.rentals.request(terms, at) };
  }

  private retry(terms: Terms, returnedAt: Date): void {
    const { random, schedule, calendar, setting } = this;
    const after = returnedAt.getTime() + random.between(1, 6) * minuteMs;
    const at = new Date(Math.min(after, setting.now.getTime()));
    schedule.add(at, () => {
      const { item, renter, period, pieces } = terms;
      const again = calendar.isFree(item, renter, period, pieces, dayOf(at));
      this.rent(at, again ? terms : this.choose(at));
    });
  }

  private isOlder(at: Date, ageHours: number): boolean {
    return at.getTime() + ageHours * hourMs < this.setting.now.getTime();
  }

  private choose(at: Date): Terms {
    const { random, calendar } = this;
    const today = dayOf(at);
    for (let tries = 0; tries < mostTries; tries++) {
      const renter = this.members.anybody();
      const rival = this.last && random.chance(shares.rival) ? this.last : undefined;
      const item = rival?.item ?? this.items.aWanted();
      const period = rival?.period ?? this.somePeriod(item, at);
      if (!rival && !this.isWanted(item, at)) continue;
      const pieces = this.somePieces(item);
      if (!calendar.isFree(item, renter, period, pieces, today)) continue;
      const { fulfilment, meetingPoint } = this.someFulfilment(item);
      const { rent, deliveryFee, securityDeposit } = quote(item, {
        period,
        pieces,
        isDelivered: fulfilment === 'delivery',
      });
      return {
        ...{ item, renter, period, pieces, rent, deliveryFee, securityDeposit },
        ...{ fulfilment, meetingPoint, notes: random.pick(notes) },
      };
    }
    throw new Error('The objects are too few for so many rentals.');
  }

  private isWanted({ category }: Item, at: Date): boolean {
    const inSeason = seasons[category]?.includes(at.getUTCMonth()) ?? false;
    return inSeason || this.random.chance(2 / 3);
  }

  /** Most of what there is several of is wanted by tens. */
  private somePieces({ pieces }: Item): number {
    if (pieces === 1) return 1;
    const share = this.random.logNormal(shareOfStock.median, shareOfStock.spread);
    const wanted = pieces * share;
    const rounded = wanted >= 10 ? Math.round(wanted / 5) * 5 : Math.round(wanted);
    return Math.min(pieces, Math.max(1, rounded));
  }

  private someFulfilment(item: Item): {
    fulfilment: Fulfilment;
    meetingPoint: MeetingPoint | null;
  } {
    const { random, setting } = this;
    if (item.deliveryFee !== null && random.chance(shares.delivered)) {
      return { fulfilment: 'delivery', meetingPoint: null };
    }
    const inCity = setting.places.meetingPoints.filter(({ cityId }) => cityId === item.cityId);
    if (inCity.length > 0 && random.chance(shares.met)) {
      return { fulfilment: 'meeting_point', meetingPoint: random.pick(inCity) };
    }
    return { fulfilment: 'pickup', meetingPoint: null };
  }

  private somePeriod({ priceUnit }: Item, at: Date): Period {
    const { random } = this;
    const lead = Math.min(leadDays.most, random.logNormal(leadDays.median, leadDays.spread));
    const length = Math.min(
      lengthDays.most,
      random.logNormal(lengthDays.median, lengthDays.spread),
    );
    const days =
      priceUnit === 'semaine' ? 7 * (1 + random.below(mostWeeks)) : Math.max(1, Math.floor(length));
    const start = addDays(dayOf(at), Math.floor(lead));
    return { start, end: addDays(start, days) };
  }
}
