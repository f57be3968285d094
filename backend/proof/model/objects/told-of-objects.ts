import type { Offer } from './offer.js';
import { type Act, atFirst, mayHold, type Span } from './standing.js';

/** An object, as its owner was told that it is offered. */
export interface ToldOffer extends Offer, Act {
  /** One more with each edit, and with a loss. */
  version: number;
}

/** Days of an object, from one until another, that its owner closed, or opened again. */
export interface ToldDays extends Act {
  itemId: string;
  start: string;
  end: string;
  closed: boolean;
}

/** Whether an object can be asked for. */
export interface ToldAvailability extends Act {
  itemId: string;
  /** The first day on which it can; null while it cannot. */
  offeredFrom: string | null;
}

/** A meeting point, which staff offer or do not. */
export interface ToldMeetingPoint extends Act {
  id: string;
  active: boolean;
}

/** What owners and staff were told to be so of objects, each in the order of the answers. */
export class ToldOfObjects {
  readonly offers: ToldOffer[] = [];
  readonly days: ToldDays[] = [];
  readonly availabilities: ToldAvailability[] = [];
  /** Of those in the city of the objects. */
  readonly meetingPoints: ToldMeetingPoint[] = [];
  /** Owners accepting a request, or an extension that is named. */
  readonly acceptances: (Span & { rentalId: string; changeId: string | null })[] = [];
  /** Members without a verified identity. */
  readonly unverified = new Set<string>();

  /** Objects and meeting points that were there before anybody said anything of them. */
  begin(offers: readonly Offer[], meetingPoints: readonly string[]): void {
    for (const offer of offers) {
      this.offers.push({ ...offer, ...atFirst, version: 1 });
      const availability = { itemId: offer.id, offeredFrom: '1970-01-01' };
      this.availabilities.push({ ...availability, ...atFirst });
    }
    for (const id of meetingPoints) this.meetingPoints.push({ id, active: true, ...atFirst });
  }

  /** As an object is offered now, as far as its owner knows. */
  offerOf(itemId: string): ToldOffer {
    const offer = this.offers.findLast(({ id }) => id === itemId);
    if (!offer) throw new Error(`Nobody offers ${itemId}`);
    return offer;
  }

  /** @returns from when an object may have been offered at some time of a span: each first day, or null, once */
  offeredFrom(itemId: string, span: Span): (string | null)[] {
    const own = this.availabilities.filter((one) => one.itemId === itemId);
    return [...new Set(mayHold(own, span).map(({ offeredFrom }) => offeredFrom))];
  }
}
