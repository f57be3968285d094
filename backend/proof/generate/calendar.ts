import type { Day } from '../../src/kernel/day.js';
import type { Period } from '../../src/modules/rentals/domain/rental-period.js';
import type { Closure } from './closures.js';
import type { Item } from './items.js';
import type { Member } from './members.js';
import { heldPeriod, type OpenRental } from './open-rental.js';

/** Which days of which objects are taken or closed, and who waits for an answer. */
export class Calendar {
  private readonly taken = new Map<string, OpenRental[]>();
  private readonly waiting = new Map<string, OpenRental[]>();
  private readonly closed = new Map<string, readonly Closure[]>();

  /** Days on which nobody may have an object. */
  shut(item: Item, closures: readonly Closure[]): void {
    if (closures.length > 0) this.closed.set(item.id, closures);
  }

  /** Whether a member may ask for pieces of an object on some days. */
  isFree(item: Item, renter: Member, period: Period, pieces: number, today: Day): boolean {
    if (item.owner === renter || period.start < today) return false;
    if (this.waiting.get(item.id)?.some(({ terms }) => terms.renter === renter)) return false;
    const ahead = (this.taken.get(item.id) ?? []).filter((one) => heldPeriod(one).end >= today);
    this.taken.set(item.id, ahead);
    return this.isOpen(item, period) && this.free(item, period) >= pieces;
  }

  /** Whether nobody has, or asks for, the days that would make a rental so much longer. */
  isFreeAfter({ terms, period }: OpenRental, end: Day): boolean {
    const more = { start: period.end, end };
    return (
      this.isOpen(terms.item, more) &&
      this.free(terms.item, more) >= terms.pieces &&
      !this.waiting.get(terms.item.id)?.some((other) => overlap(other.period, more))
    );
  }

  take(rental: OpenRental): void {
    this.taken.get(rental.terms.item.id)?.push(rental);
  }

  /** Who has the object, or will, the soonest first. */
  takenOf({ id }: Item): OpenRental[] {
    return (this.taken.get(id) ?? []).toSorted((a, b) =>
      a.period.start < b.period.start ? -1 : 1,
    );
  }

  release(rental: OpenRental): void {
    const { id } = rental.terms.item;
    const others = this.taken.get(id)?.filter((other) => other !== rental) ?? [];
    this.taken.set(id, others);
  }

  wait(rental: OpenRental): void {
    const { id } = rental.terms.item;
    this.waiting.set(id, [...(this.waiting.get(id) ?? []), rental]);
  }

  stopWaiting(rental: OpenRental): void {
    const { id } = rental.terms.item;
    const others = this.waiting.get(id)?.filter((other) => other !== rental) ?? [];
    if (others.length > 0) this.waiting.set(id, others);
    else this.waiting.delete(id);
  }

  /** Requests for which too few pieces are left, in the order of the renters, as the product refuses them. */
  leftOut({ terms: { item }, period }: OpenRental): OpenRental[] {
    return (this.waiting.get(item.id) ?? [])
      .filter(
        (other) =>
          overlap(other.period, period) && this.free(item, other.period) < other.terms.pieces,
      )
      .sort((a, b) => (a.renterId < b.renterId ? -1 : 1));
  }

  private isOpen({ id }: Item, period: Period): boolean {
    return !this.closed.get(id)?.some((closure) => overlap(closure, period));
  }

  /** How many pieces of an object are free on each of some days. */
  private free({ id, pieces }: Item, period: Period): number {
    const taken = (this.taken.get(id) ?? []).filter((one) => overlap(heldPeriod(one), period));
    const starts = taken.map((one) => one.period.start).filter((start) => start > period.start);
    const lets = [period.start, ...starts].map((day) => piecesOn(taken, day));
    return pieces - Math.max(...lets);
  }
}

/** How many pieces some rentals have on a day. */
export function piecesOn(rentals: readonly OpenRental[], day: Day): number {
  return rentals
    .filter((one) => one.period.start <= day && heldPeriod(one).end > day)
    .reduce((sum, { terms }) => sum + terms.pieces, 0);
}

function overlap(one: Period, other: Period): boolean {
  return one.start < other.end && one.end > other.start;
}
