import type { Day } from '../src/kernel/day.js';
import type { Period } from '../src/modules/rentals/domain/rental-period.js';
import type { Item } from './items.js';
import type { Member } from './members.js';
import type { OpenRental } from './open-rental.js';

/** Which days of which objects are taken, and who waits for an answer. */
export class Calendar {
  private readonly taken = new Map<string, OpenRental[]>();
  private readonly waiting = new Map<string, OpenRental[]>();

  /** Whether a member may ask for days of an object. */
  isFree(item: Item, renter: Member, period: Period, today: Day): boolean {
    if (item.owner === renter || period.start < today) return false;
    if (this.waiting.get(item.id)?.some(({ terms }) => terms.renter === renter)) return false;
    const ahead = (this.taken.get(item.id) ?? []).filter(({ period: { end } }) => end >= today);
    this.taken.set(item.id, ahead);
    return !ahead.some((other) => overlap(other.period, period));
  }

  take(rental: OpenRental): void {
    this.taken.get(rental.terms.item.id)?.push(rental);
  }

  /** Who has the object after a rental, the soonest first. */
  takenAfter({ terms, period }: OpenRental): OpenRental[] {
    return (this.taken.get(terms.item.id) ?? [])
      .filter(({ period: { start } }) => start >= period.end)
      .sort((a, b) => (a.period.start < b.period.start ? -1 : 1));
  }

  free(rental: OpenRental): void {
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

  /** Requests for some of the same days, in the order of the renters, as the product refuses them. */
  waitingFor({ terms, period }: OpenRental): OpenRental[] {
    return (this.waiting.get(terms.item.id) ?? [])
      .filter((other) => overlap(other.period, period))
      .sort((a, b) => (a.renterId < b.renterId ? -1 : 1));
  }
}

function overlap(one: Period, other: Period): boolean {
  return one.start < other.end && one.end > other.start;
}
