import { Injectable } from '@nestjs/common';
import { toDate } from '../../kernel/day.js';
import { Refusal } from '../../kernel/errors.js';
import { type Actor, isStaff } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Db } from '../../platform/database/prisma.js';
import type { Page } from '../../platform/http/paging.js';
import type { RentalStatus } from './domain/rental-lifecycle.js';
import { partyOf, withItemAndParties } from './rental-record.js';
import { viewRental } from './rental-view.js';
import type { RentalView } from './rentals.schema.js';

const longestList = 200;

/** What the sites read of rentals, each as its viewer may see it. */
@Injectable()
export class RentalsQueries {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** A renter's rentals, newest first. */
  async ofRenter(renterId: string, viewer: Actor): Promise<RentalView[]> {
    return this.list({ renterId }, viewer);
  }

  /** The requests that the caller received as an owner, newest first; staff see everybody's. */
  async receivedBy(viewer: Actor): Promise<RentalView[]> {
    return this.list(isStaff(viewer) ? {} : { ownerId: viewer.id }, viewer);
  }

  /** One rental, for its parties and staff. */
  async byId(id: string, viewer: Actor): Promise<RentalView> {
    const record = await this.db.rental.findUnique({ where: { id }, include: withItemAndParties });
    if (!record || !(partyOf(record, viewer.id) || isStaff(viewer))) {
      throw new Refusal('rental-not-found');
    }
    return viewRental(record, viewer, this.clock.now());
  }

  /** Whether a renter has a rental of an item, in a status if one is given. */
  async exists(
    { itemId, renterId, status }: { itemId: string; renterId: string; status?: RentalStatus },
    viewer: Actor,
  ): Promise<boolean> {
    if (renterId !== viewer.id && !isStaff(viewer)) throw new Refusal('forbidden');
    const count = await this.db.rental.count({
      where: { itemId, renterId, ...(status && { status }) },
    });
    return count > 0;
  }

  /** The rental that the caller's payment made for these days. */
  async paidBy(
    viewer: Actor,
    { itemId, start, end }: { itemId: string; start: string; end: string },
  ): Promise<RentalView> {
    const record = await this.db.rental.findFirst({
      where: {
        itemId,
        renterId: viewer.id,
        startDate: toDate(start),
        endDate: toDate(end),
      },
      orderBy: { createdAt: 'desc' },
      include: withItemAndParties,
    });
    if (!record) throw new Refusal('payment-missing');
    return viewRental(record, viewer, this.clock.now());
  }

  /** A page of all rentals, for staff. */
  async page(
    { status }: { status?: RentalStatus | undefined },
    page: { skip: number; take: number; orderBy: object[] },
    viewer: Actor,
  ): Promise<Page<RentalView>> {
    const where = status ? { status } : {};
    const [records, total] = await Promise.all([
      this.db.rental.findMany({ where, ...page, include: withItemAndParties }),
      this.db.rental.count({ where }),
    ]);
    const now = this.clock.now();
    return { rows: records.map((record) => viewRental(record, viewer, now)), total };
  }

  private async list(where: { renterId?: string; ownerId?: string }, viewer: Actor) {
    const records = await this.db.rental.findMany({
      where,
      orderBy: { createdAt: 'desc' },
      take: longestList,
      include: withItemAndParties,
    });
    const now = this.clock.now();
    return records.map((record) => viewRental(record, viewer, now));
  }
}
