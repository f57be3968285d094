import { Injectable } from '@nestjs/common';
import { dayOf, toDate } from '../../kernel/day.js';
import { ProblemError } from '../../kernel/errors.js';
import { type Actor, isStaff } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import type { Rental } from '../../platform/database/generated/client.js';
import { Db } from '../../platform/database/prisma.js';
import { readRow } from '../../platform/database/rows.js';
import { Sql } from '../../platform/database/sql.js';
import { type Page, readPage } from '../../platform/http/paging.js';
import { type Person, Users } from '../accounts/index.js';
import { type ItemSummary, Items } from '../items/index.js';
import { Places } from '../places/index.js';
import { Acquaintances } from './acquaintances.js';
import { ChangesQueries } from './changes/changes.queries.js';
import { Contracts } from './contract/contracts.js';
import { statusOn } from './domain/rental-deadlines.js';
import type { Period } from './domain/rental-period.js';
import {
  activeStatuses,
  isOneOf,
  type RentalStatus,
  rentalStatuses,
  staffReturnStatuses,
} from './domain/rental-status.js';
import { hasStage } from './has-stage.js';
import { hasStatusOn } from './has-status-on.js';
import { isLateOn } from './late-rentals.js';
import { RentalHistoryQueries } from './rental-history.queries.js';
import { byNewest, bySoonest } from './rental-pages.js';
import { rentalPolicy } from './rental-policy.js';
import { factsOf, requireVisible } from './rental-record.js';
import { viewRental } from './rental-view.js';
import {
  type RentalCountsView,
  type RentalListing,
  type RentalStepView,
  type RentalsPage,
  type RentalView,
  type StaffRentalView,
  statusWords,
} from './rentals.schema.js';
import { PiecesOut } from './return/pieces-out.js';
import { WaitingDecisions } from './staff/by-two/waiting-decisions.js';
import { viewMoves } from './staff/staff-moves-view.js';

/** Whose rentals: a renter's, an owner's, or everybody's. */
type Whose = { renterId?: string; ownerId?: string };

/** What the sites read of rentals, each as its viewer may see it. */
@Injectable()
export class RentalsQueries {
  constructor(
    private readonly db: Db,
    private readonly sql: Sql,
    private readonly items: Items,
    private readonly places: Places,
    private readonly users: Users,
    private readonly acquaintances: Acquaintances,
    private readonly history: RentalHistoryQueries,
    private readonly changes: ChangesQueries,
    private readonly piecesOut: PiecesOut,
    private readonly contracts: Contracts,
    private readonly waiting: WaitingDecisions,
    private readonly clock: Clock,
  ) {}

  /** A renter's rentals, newest first; what is due or ahead, by its first day. */
  listOfRenter(renterId: string, query: RentalListing, viewer: Actor): Promise<Page<RentalView>> {
    return this.list({ renterId }, 'renter', query, viewer);
  }

  /**
   * The requests that the caller received as an owner, in the same order. Staff see those of an owner,
   * or everybody's.
   */
  listReceived(
    owner: string | undefined,
    query: RentalListing,
    viewer: Actor,
  ): Promise<Page<RentalView>> {
    const ownerId = isStaff(viewer) ? owner : viewer.id;
    return this.list(ownerId ? { ownerId } : {}, 'owner', query, viewer);
  }

  /** How many there are of each status, as shown today. */
  async countOf(whose: Whose): Promise<RentalCountsView> {
    const active = { in: [...activeStatuses] };
    const [settled, rentals] = await Promise.all([
      this.db.rental.groupBy({
        by: ['status'],
        where: { ...whose, NOT: { status: active } },
        _count: true,
      }),
      this.db.rental.findMany({ where: { ...whose, status: active } }),
    ]);
    const counts = new Map(settled.map(({ status, _count }) => [status, _count]));
    const today = this.clock.today();
    for (const rental of rentals) {
      const status = statusOn(factsOf(rental), today);
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
    return Object.fromEntries(
      rentalStatuses.map((status) => [statusWords[status], counts.get(status) ?? 0]),
    ) as RentalCountsView;
  }

  /** A page of all rentals, for staff. */
  async listAll(
    { status, disputed, late, renterId, ownerId, itemId, ...page }: RentalsPage,
    viewer: Actor,
  ): Promise<Page<RentalView>> {
    const where = {
      ...(status && { status }),
      ...(renterId && { renterId }),
      ...(ownerId && { ownerId }),
      ...(itemId && { itemId }),
      ...(late && isLateOn(this.clock.today())),
      ...(disputed && {
        OR: [
          { returnStatus: { in: [...staffReturnStatuses] } },
          { handoverStatus: 'disputed' as const },
        ],
      }),
    };
    const { rows: rentals, total } = await readPage(
      page,
      () => this.db.rental.count({ where }),
      ({ orderBy, ...range }, isTurned) => {
        // The database has `missing` after `disputed`.
        const missingFirst = { returnStatus: isTurned ? 'asc' : 'desc' } as const;
        const order = [...(disputed ? [missingFirst] : []), ...orderBy];
        return this.db.rental.findMany({ where, ...range, orderBy: order });
      },
    );
    return { rows: await this.viewsOf(rentals, viewer), total };
  }

  /**
   * One rental, for its parties and staff.
   *
   * @throws ProblemError `rental-not-found`
   */
  async get(id: string, viewer: Actor): Promise<RentalView> {
    return this.viewOf(await this.find(id, viewer), viewer);
  }

  /**
   * What has happened to a rental, oldest first, for its parties and staff.
   *
   * @throws ProblemError `rental-not-found`
   */
  async listSteps(id: string, viewer: Actor): Promise<RentalStepView[]> {
    return this.history.list(await this.find(id, viewer), viewer);
  }

  /**
   * Both at once, for staff.
   *
   * @throws ProblemError `rental-not-found`
   */
  async getWithSteps(id: string, viewer: Actor): Promise<StaffRentalView> {
    const rental = await this.find(id, viewer);
    const [view, steps, waiting] = await Promise.all([
      this.viewOf(rental, viewer),
      this.history.listForStaff(rental, viewer),
      this.waiting.describe(rental),
    ]);
    return { ...view, steps, waiting, ...viewMoves(rental, steps, viewer, this.clock.now()) };
  }

  /**
   * Its status today, for its parties and staff.
   *
   * @throws ProblemError `rental-not-found`
   */
  async getStatus(id: string, viewer: Actor): Promise<RentalStatus> {
    return statusOn(factsOf(await this.find(id, viewer)), dayOf(this.clock.now()));
  }

  /** Whether a renter has a rental of an item, in a status if one is given. */
  async exists(
    { itemId, renterId, status }: { itemId: string; renterId: string; status?: RentalStatus },
    viewer: Actor,
  ): Promise<boolean> {
    if (renterId !== viewer.id && !isStaff(viewer)) throw new ProblemError('forbidden');
    const count = await this.db.rental.count({
      where: { itemId, renterId, ...(status && { status }) },
    });
    return count > 0;
  }

  /**
   * The rental that the caller's payment made for these days.
   *
   * @throws ProblemError `forbidden` or `payment-missing`
   */
  async getPaid(
    { itemId, renterId, start, end }: Period & { itemId: string; renterId: string },
    viewer: Actor,
  ): Promise<RentalView> {
    if (renterId !== viewer.id) throw new ProblemError('forbidden');
    const rental = await this.db.rental.findFirst({
      where: {
        itemId,
        renterId,
        startDate: toDate(start),
        OR: [
          { endDate: toDate(end) },
          { changes: { some: { status: 'done', oldEndDate: toDate(end) } } },
        ],
      },
      orderBy: { createdAt: 'desc' },
    });
    if (!rental) throw new ProblemError('payment-missing');
    return this.viewOf(rental, viewer);
  }

  private async find(id: string, viewer: Actor): Promise<Rental> {
    return requireVisible(await readRow(this.sql, 'rentals', id), viewer);
  }

  private async list(
    whose: Whose,
    party: 'renter' | 'owner',
    { status, stage, ...query }: RentalListing,
    viewer: Actor,
  ): Promise<Page<RentalView>> {
    const today = this.clock.today();
    const order = stage === 'due' || stage === 'ahead' ? bySoonest : byNewest;
    const { where, ...page } = order.page(query);
    const conditions = [
      ...(status ? [hasStatusOn(status, today)] : []),
      ...(stage ? [hasStage(stage, party, today)] : []),
    ];
    const wanted = { ...whose, AND: conditions };
    const [rentals, total] = await Promise.all([
      this.db.rental.findMany({ ...page, where: { ...wanted, ...where } }),
      this.db.rental.count({ where: wanted }),
    ]);
    const { rows, ...rest } = order.pageOf(rentals, total, query);
    return { rows: await this.viewsOf(rows, viewer), ...rest };
  }

  private async viewOf(rental: Rental, viewer: Actor): Promise<RentalView> {
    const [view] = await this.viewsOf([rental], viewer);
    return view as RentalView;
  }

  /** For how many other requests each leaves too few pieces; those without any are left out. */
  private async countRivals(ids: string[]): Promise<Map<string, number>> {
    if (ids.length === 0) return new Map();
    const rows = await this.sql.$queryRaw<{ id: string; count: number }[]>`
      select one.id, count(*)::int as count
      from rentals one
      join rentals other on other.item_id = one.item_id and other.id <> one.id
        and other.status = 'en_attente'
        and other.start_date < one.end_date and other.end_date > one.start_date
        and free_pieces(one.item_id, greatest(one.start_date, other.start_date),
          least(one.end_date, other.end_date)) < one.pieces + other.pieces
      where one.id = any(${ids}::uuid[])
      group by one.id`;
    return new Map(rows.map(({ id, count }) => [id, count]));
  }

  /** The items and people of all of them are read at once. */
  private async viewsOf(rentals: Rental[], viewer: Actor): Promise<RentalView[]> {
    const ended = rentals.filter((rental) => rental.securityDepositStatus !== 'held');
    const requests = rentals.filter(({ status }) => status === 'en_attente');
    const asked = requests.filter(({ ownerId }) => ownerId === viewer.id);
    const underTerms = rentals.filter(
      ({ status, renterId }) => isOneOf(activeStatuses, status) && renterId === viewer.id,
    );
    const otherOf = ({ renterId, ownerId }: Rental) =>
      renterId === viewer.id ? ownerId : renterId;
    const [
      items,
      meetingPoints,
      people,
      known,
      refunds,
      rivals,
      needed,
      changes,
      policies,
      waiting,
    ] = await Promise.all([
      this.items.listSummaries(rentals.map(({ itemId }) => itemId)),
      this.places.listMeetingPoints(rentals.flatMap(({ meetingPointId }) => meetingPointId ?? [])),
      this.users.listPeople(rentals.flatMap(({ renterId, ownerId }) => [renterId, ownerId])),
      this.acquaintances.among(viewer.id, rentals.map(otherOf)),
      this.history.listRefunds(ended, viewer),
      this.countRivals(asked.map(({ id }) => id)),
      this.piecesOut.listOf(requests.map(({ id }) => id)),
      this.changes.listOf(rentals.map(({ id }) => id)),
      this.contracts.listPolicies(underTerms.map(({ id }) => id)),
      this.waiting.listOf(rentals),
    ]);
    const now = this.clock.now();
    return rentals.map((rental) => {
      // Foreign keys say that they exist.
      const surroundings = {
        item: items.get(rental.itemId) as ItemSummary,
        meetingPoint: meetingPoints.get(rental.meetingPointId ?? '') ?? null,
        renter: people.get(rental.renterId) as Person,
        owner: people.get(rental.ownerId) as Person,
        isAcquainted: known.has(otherOf(rental)),
        refunds: refunds.get(rental.id) ?? [],
        changes: changes.get(rental.id) ?? { changes: [], rivals: 0 },
        rivals: rivals.get(rental.id) ?? 0,
        neededOut: needed.get(rental.id) ?? null,
        policy: policies.get(rental.id) ?? rentalPolicy,
        waiting: waiting.get(rental.id) ?? null,
      };
      return viewRental(rental, surroundings, viewer, now);
    });
  }
}
