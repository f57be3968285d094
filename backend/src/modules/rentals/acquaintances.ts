import { Injectable } from '@nestjs/common';
import { Prisma } from '../../platform/database/generated/client.js';
import type { PlainSql } from '../../platform/database/plain-sql.js';
import { Sql } from '../../platform/database/sql.js';
import { agreedStatuses } from './domain/rental-status.js';

/** Whether two members read each other's name: a rental was agreed between them, whichever of them owned the object. */
export const areAcquainted = (one: Prisma.Sql, other: Prisma.Sql) => Prisma.sql`exists (
  select from rentals
  where (renter_id = ${one} and owner_id = ${other} or renter_id = ${other} and owner_id = ${one})
    and status = any(${agreedStatuses}::"RentalStatus"[]))`;

/** The members whose names a member reads in full, wherever they are shown. */
@Injectable()
export class Acquaintances {
  constructor(private readonly sql: Sql) {}

  /** Of these members, those that the member knows. */
  async among(
    userId: string,
    others: readonly string[],
    sql: PlainSql = this.sql,
  ): Promise<Set<string>> {
    const known = await sql.$queryRaw<{ id: string }[]>`
      select other.id from unnest(${[...new Set(others)]}::uuid[]) as other (id)
      where ${areAcquainted(Prisma.sql`${userId}::uuid`, Prisma.sql`other.id`)}`;
    return new Set(known.map(({ id }) => id));
  }
}
