import { Injectable } from '@nestjs/common';
import { type Day, fromDate } from '../../kernel/day.js';
import type { SearchTerms } from '../../kernel/search-terms.js';
import { Clock } from '../../platform/clock.js';
import { Prisma, type Rental } from '../../platform/database/generated/client.js';
import { allColumnsOf } from '../../platform/database/rows.js';
import { Sql } from '../../platform/database/sql.js';
import { statusOn } from './domain/rental-deadlines.js';
import type { RentalStatus } from './domain/rental-status.js';
import { factsOf } from './rental-record.js';

export interface FoundRental {
  id: string;
  itemId: string;
  renterId: string;
  ownerId: string;
  startDate: Day;
  endDate: Day;
  /** Today */
  status: RentalStatus;
}

/** The rentals that staff may mean by what they type. */
@Injectable()
export class FindRentals {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** Which item each is of, by id. */
  async listItems(ids: readonly string[]): Promise<Map<string, string>> {
    const rentals = await this.sql.$queryRaw<{ id: string; itemId: string }[]>`
      select id, item_id as "itemId" from rentals where id = any(${[...ids]}::uuid[])`;
    return new Map(rentals.map(({ id, itemId }) => [id, itemId]));
  }

  /** @param known ids of rentals that are meant in other ways, as by what paid for them */
  async find(terms: SearchTerms, known: string[], limit: number): Promise<FoundRental[]> {
    const statement = rentalsStatement(terms, known, limit);
    if (!statement) return [];
    const rentals = await this.sql.$queryRaw<Rental[]>(statement);
    const today = this.clock.today();
    return rentals.map((rental) => ({
      id: rental.id,
      itemId: rental.itemId,
      renterId: rental.renterId,
      ownerId: rental.ownerId,
      startDate: fromDate(rental.startDate),
      endDate: fromDate(rental.endDate),
      status: statusOn(factsOf(rental), today),
    }));
  }
}

/** Each of the ways to find a rental has an index of its own. @returns null when it can be none */
export function rentalsStatement(
  { ids, document }: SearchTerms,
  known: string[],
  limit: number,
): Prisma.Sql | null {
  const ways: Prisma.Sql[] = [];
  if (ids) ways.push(Prisma.sql`id between ${ids.from}::uuid and ${ids.to}::uuid`);
  if (known.length > 0) ways.push(Prisma.sql`id = any(${known}::uuid[])`);
  if (document?.letter === 'C')
    ways.push(Prisma.sql`document_number('C', id) = ${document.number}`);
  if (ways.length === 0) return null;
  const found = ways.map((way) => Prisma.sql`select id from rentals where ${way}`);
  return Prisma.sql`
    select ${allColumnsOf('rentals')} from rentals
    where id = any(array(${Prisma.join(found, ' union all ')}))
    order by created_at desc, id limit ${limit}`;
}
