import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Day } from '../../../kernel/day.js';
import { Clock } from '../../../platform/clock.js';
import { Prisma, type Rental } from '../../../platform/database/generated/client.js';
import type { PlainSql } from '../../../platform/database/plain-sql.js';
import { allColumnsOf } from '../../../platform/database/rows.js';
import { Sql } from '../../../platform/database/sql.js';
import { Involvement } from '../../accounts/index.js';
import { Items } from '../../items/index.js';
import { openChangeStatuses } from '../domain/rental-change.js';
import { statusOn } from '../domain/rental-deadlines.js';
import type { RentalStatus } from '../domain/rental-status.js';
import { factsOf, partyOf } from '../rental-record.js';

/** A rental of a member that is not over, as it is today. */
export interface OpenRental {
  id: string;
  itemTitle: string;
  /** Which side of it the member is on. */
  party: 'renter' | 'owner';
  otherId: string;
  status: RentalStatus;
  start: Day;
  end: Day;
}

/** What a member has under way with others. */
export interface OpenAffairs {
  /** Requests that wait for an answer. */
  requests: OpenRental[];
  /** Accepted, until the security deposit is settled. */
  rentals: OpenRental[];
  /** Extensions that wait for an answer or for their payment. */
  extensions: number;
}

/** From the request until the security deposit is settled. */
const isUnderWay = Prisma.sql`(status in ('en_attente', 'acceptee', 'en_cours')
  or status = 'terminee' and security_deposit_status = 'held')`;

/** What staff are told of a member's rentals before they suspend the member, and afterwards. */
@Injectable()
export class OpenAffairsQueries implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly items: Items,
    private readonly involvement: Involvement,
  ) {}

  onModuleInit(): void {
    this.involvement.register((tx, userId, otherId) => this.areParties(tx, userId, otherId));
  }

  async of(userId: string, sql: PlainSql = this.sql): Promise<OpenAffairs> {
    const rows = await sql.$queryRaw<Rental[]>`
      select ${allColumnsOf('rentals')} from rentals
      where (renter_id = ${userId}::uuid or owner_id = ${userId}::uuid)
        and ${isUnderWay}
      order by start_date, id`;
    const [counted] = await sql.$queryRaw<{ count: number }[]>`
      select count(*)::int as count from rental_changes
      where kind = 'extension' and status::text = any(${[...openChangeStatuses]})
        and rental_id = any(${rows.map(({ id }) => id)}::uuid[])`;
    const items = await this.items.listSummaries([...new Set(rows.map((row) => row.itemId))], sql);
    const today = this.clock.today();
    const all = rows.map((rental): OpenRental => {
      const facts = factsOf(rental);
      const party = partyOf(rental, userId) ?? 'renter';
      return {
        id: rental.id,
        itemTitle: items.get(rental.itemId)?.title ?? '',
        party,
        otherId: party === 'renter' ? rental.ownerId : rental.renterId,
        status: statusOn(facts, today),
        ...facts.period,
      };
    });
    return {
      requests: all.filter(({ status }) => status === 'en_attente'),
      rentals: all.filter(({ status }) => status !== 'en_attente'),
      extensions: counted?.count ?? 0,
    };
  }

  /** Whether two people are the parties of a rental that is not over. */
  private async areParties(sql: PlainSql, userId: string, otherId: string): Promise<boolean> {
    const rows = await sql.$queryRaw<unknown[]>`
      select from rentals
      where renter_id in (${userId}::uuid, ${otherId}::uuid)
        and owner_id in (${userId}::uuid, ${otherId}::uuid) and ${isUnderWay}
      limit 1`;
    return rows.length > 0;
  }
}
