import { Injectable } from '@nestjs/common';
import type { Day } from '../../kernel/day.js';
import { Clock } from '../../platform/clock.js';
import type { Rental } from '../../platform/database/generated/client.js';
import type { PlainSql } from '../../platform/database/plain-sql.js';
import { allColumnsOf } from '../../platform/database/rows.js';
import { Sql } from '../../platform/database/sql.js';
import { statusOn } from './domain/rental-deadlines.js';
import { agreedStatuses, isOneOf, type RentalStatus } from './domain/rental-status.js';
import { factsOf } from './rental-record.js';

/** How things stand between the parties of a rental. */
export interface RentalStanding {
  id: string;
  itemId: string;
  renterId: string;
  ownerId: string;
  status: RentalStatus;
  start: Day;
  end: Day;
  /** The parties know each other. */
  isAgreed: boolean;
  /** Something is left to be done, until the security deposit is settled. */
  isOpen: boolean;
}

/** What other modules ask of the parties of rentals. */
@Injectable()
export class RentalStandings {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** By rental id, as it is today; ids of none are left out. */
  async list(
    ids: readonly string[],
    sql: PlainSql = this.sql,
  ): Promise<Map<string, RentalStanding>> {
    const rentals = await sql.$queryRaw<Rental[]>`
      select ${allColumnsOf('rentals')} from rentals where id = any(${[...ids]}::uuid[])`;
    return new Map(rentals.map((rental) => [rental.id, standingOf(rental, this.clock.today())]));
  }

  /** Null when there is none. */
  async find(id: string, sql: PlainSql = this.sql): Promise<RentalStanding | null> {
    return (await this.list([id], sql)).get(id) ?? null;
  }
}

function standingOf(rental: Rental, today: Day): RentalStanding {
  const { id, itemId, renterId, ownerId, securityDepositStatus } = rental;
  const facts = factsOf(rental);
  const status = statusOn(facts, today);
  return {
    ...{ id, itemId, renterId, ownerId, status },
    ...facts.period,
    isAgreed: isOneOf(agreedStatuses, status),
    isOpen: securityDepositStatus === 'held',
  };
}
