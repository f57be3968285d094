import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import { Clock } from '../../../platform/clock.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import type { PlainSql } from '../../../platform/database/plain-sql.js';
import { Sql } from '../../../platform/database/sql.js';
import { type NeededOut, neededOut, type PiecesThen } from '../domain/needed-out.js';
import { whereLateOn } from '../late-rentals.js';

/** Days of an object, [start, end), and how many pieces are wanted. */
export interface WantedDays {
  itemId: string;
  startDate: Date;
  endDate: Date;
  pieces: number;
}

/** Whether days need pieces that are late, or missing. */
@Injectable()
export class PiecesOut {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** Certain only while the object is locked. */
  async find(
    { itemId, startDate, endDate, pieces }: WantedDays,
    sql: PlainSql = this.sql,
  ): Promise<NeededOut | null> {
    const [then] = await sql.$queryRaw<PiecesThen[]>`
      select ${this.columns}
      from (select ${itemId}::uuid as item_id, ${startDate}::date as start_date,
        ${endDate}::date as end_date) as wanted`;
    return then ? neededOut(then, pieces) : null;
  }

  /** Of requests, by their ids; those that need none are left out. */
  async listOf(requestIds: string[]): Promise<Map<string, NeededOut>> {
    if (requestIds.length === 0) return new Map();
    const rows = await this.sql.$queryRaw<(PiecesThen & { id: string; pieces: number })[]>`
      select wanted.id, wanted.pieces, ${this.columns}
      from rentals wanted where wanted.id = any(${requestIds}::uuid[])`;
    return new Map(
      rows.flatMap(({ id, pieces, ...then }) => {
        const needed = neededOut(then, pieces);
        return needed ? [[id, needed]] : [];
      }),
    );
  }

  /** @throws ProblemError `object-missing` */
  async requireNotMissing(tx: PlainSql, wanted: WantedDays): Promise<void> {
    if ((await this.find(wanted, tx)) === 'missing') throw new ProblemError('object-missing');
  }

  /** {@link PiecesThen} of `wanted`. */
  private get columns(): Prisma.Sql {
    const outOf = (which: Prisma.Sql) => Prisma.sql`(
      select coalesce(sum(r.pieces), 0)::int from rentals r
      where r.item_id = wanted.item_id and ${which})`;
    const isMissing = Prisma.sql`r.return_status = 'missing'`;
    return Prisma.sql`free_pieces(wanted.item_id, wanted.start_date, wanted.end_date) as free,
      ${outOf(isMissing)} as missing,
      ${outOf(Prisma.sql`${whereLateOn(this.clock.today())} and not ${isMissing}`)} as late`;
  }
}
