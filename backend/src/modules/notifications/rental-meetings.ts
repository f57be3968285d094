import { Injectable } from '@nestjs/common';
import { maskedName } from '../../kernel/masked-name.js';
import { type Rating, ratingOf } from '../../kernel/rating.js';
import type { Tx } from '../../platform/database/prisma.js';
import { Users } from '../accounts/index.js';
import { Items } from '../items/index.js';
import { Places } from '../places/index.js';
import { Acquaintances, type RentalEventFacts, Rentals } from '../rentals/index.js';

/** How the object of a rental changes hands, and between whom. */
export interface RentalMeeting {
  renterName: string;
  /** As the owner sees it before accepting. */
  shownRenterName: string;
  renterRating: Rating;
  ownerName: string;
  fulfilment: 'pickup' | 'meeting_point' | 'delivery';
  /** The object's place, or the meeting point; of a delivery, what the renter wrote. */
  place: string;
  /** Until when a handover may be said not to have taken place; null while it is not awaited. */
  objectionUntil: Date | null;
}

/** What the mails of a request and of its acceptance say of the meeting. */
@Injectable()
export class RentalMeetings {
  constructor(
    private readonly rentals: Rentals,
    private readonly items: Items,
    private readonly places: Places,
    private readonly users: Users,
    private readonly acquaintances: Acquaintances,
  ) {}

  async of(
    tx: Tx,
    rentalId: string,
    { itemId, renterId, ownerId }: RentalEventFacts,
  ): Promise<RentalMeeting> {
    const rental = await this.rentals.find(rentalId, tx);
    const people = await this.users.listPeople([renterId, ownerId], tx);
    const [renter, owner] = [people.get(renterId), people.get(ownerId)];
    // The rental's own foreign keys say that they exist.
    if (!rental || !renter || !owner) throw new Error(`There is no rental ${rentalId}`);
    const known = await this.acquaintances.among(ownerId, [renterId], tx);
    const { fulfilment, meetingPointId, notes, handoverDueAt } = rental;
    const points = await this.places.listMeetingPoints(meetingPointId ? [meetingPointId] : [], tx);
    const point = points.get(meetingPointId ?? '');
    const item = (await this.items.listSummaries([itemId], tx)).get(itemId);
    const places = {
      pickup: [item?.place.location, item?.place.landmark],
      meeting_point: [point?.name, point?.landmark, point?.quartier, point?.city],
      delivery: notes.split('\n').map((line) => line.trim()),
    };
    return {
      renterName: renter.name,
      shownRenterName: known.has(renterId) ? renter.name : maskedName(renter.name),
      renterRating: ratingOf(renter.renterReviewCount, renter.renterRatingSum),
      ownerName: owner.name,
      fulfilment,
      place: places[fulfilment].filter(Boolean).join(', '),
      objectionUntil: handoverDueAt,
    };
  }
}
