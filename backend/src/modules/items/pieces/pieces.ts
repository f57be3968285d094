import { Injectable } from '@nestjs/common';
import { fromDate, toDate } from '../../../kernel/day.js';
import { ProblemError } from '../../../kernel/errors.js';
import { Clock } from '../../../platform/clock.js';
import type { Tx } from '../../../platform/database/prisma.js';
import { assignPieces, type Letting } from '../domain/assign-pieces.js';
import { piecesRefusal } from '../domain/pieces-refusal.js';

/** Days of an object, [start, end), and how many of its pieces are wanted. */
export interface WantedPieces {
  itemId: string;
  startDate: Date;
  endDate: Date;
  pieces: number;
}

/** What a rental has. */
type LetPieces = Omit<WantedPieces, 'itemId'> & { id: string };

/**
 * Which pieces of an object are let on which days. The database gives an accepted rental its pieces, the
 * lowest that are free, and refuses what is taken; here is made room where the free ones are not the
 * same on every day. To be called while the object is locked.
 */
@Injectable()
export class Pieces {
  constructor(private readonly clock: Clock) {}

  /**
   * How many are free on each of these days.
   *
   * @param butRental whose own pieces count as free
   */
  async countFree(
    tx: Tx,
    { itemId, startDate, endDate }: Omit<WantedPieces, 'pieces'>,
    butRental: string | null = null,
  ): Promise<number> {
    const [found] = await tx.$queryRaw<{ free: number }[]>`
      select free_pieces(${itemId}::uuid, ${startDate}::date, ${endDate}::date, ${butRental}::uuid) as free`;
    return found?.free ?? 0;
  }

  /**
   * Sees to it that enough pieces are free for the whole of these days. Of an object that there is once
   * there is nothing to do: the database refuses days that are taken.
   *
   * @param stock how many the object has
   * @param rentalId of the rental that wants them; its own pieces count as free
   * @throws ProblemError `dates-taken`, or `too-few-pieces` when on some day there are fewer
   */
  async makeRoom(tx: Tx, stock: number, wanted: WantedPieces, rentalId: string): Promise<void> {
    if (stock === 1 || (await this.countFreeThroughout(tx, wanted, rentalId)) >= wanted.pieces)
      return;
    // Days that are over do not count: there may have been more pieces then.
    const today = toDate(this.clock.today());
    if (wanted.endDate <= today) return;
    const ahead = wanted.startDate < today ? { ...wanted, startDate: today } : wanted;
    const refusal = piecesRefusal(await this.countFree(tx, ahead, rentalId), wanted.pieces);
    if (refusal) throw new ProblemError(refusal);
    await this.reassign(tx, { ...wanted, id: rentalId });
  }

  /**
   * For its owner, who alone may know: renters are told that the days are taken.
   *
   * @throws ProblemError `days-closed` when the days could be had if their owner had not closed some
   */
  async requireOpenDays(
    tx: Tx,
    { itemId, startDate, endDate, pieces }: WantedPieces,
    rentalId: string,
  ): Promise<void> {
    const [found] = await tx.$queryRaw<{ closed: boolean }[]>`
      select exists (
        select from item_closures
        where item_id = ${itemId}::uuid
          and start_date < ${endDate}::date and end_date > ${startDate}::date
      ) and not exists (
        select from generate_series(${startDate}::date, ${endDate}::date - 1, interval '1 day') as day
        where ${pieces} + (
          select count(*) from occupied_pieces
          where item_id = ${itemId}::uuid and rental_id <> ${rentalId}::uuid
            and start_date <= day and end_date > day
        ) > (select pieces from items where id = ${itemId}::uuid)
      ) as closed`;
    if (found?.closed) throw new ProblemError('days-closed');
  }

  /**
   * Gives the object another stock.
   *
   * @throws ProblemError `pieces-let`, from the database, when more are let on some day from today on
   */
  async changeStock(tx: Tx, item: { id: string; pieces: number }, stock: number): Promise<void> {
    if (stock === item.pieces) return;
    const isLess = stock < item.pieces;
    if (isLess && (await this.isAnyLetAbove(tx, item.id, stock)))
      await this.reassign(tx, { itemId: item.id });
    const piecesSince = isLess ? { piecesSince: toDate(this.clock.today()) } : {};
    await tx.item.update({ where: { id: item.id }, data: { pieces: stock, ...piecesSince } });
  }

  /** Whether a rental that is not over has a piece of a higher number. */
  private async isAnyLetAbove(tx: Tx, itemId: string, piece: number): Promise<boolean> {
    const found = await tx.occupiedPiece.findFirst({
      where: {
        itemId,
        piece: { gt: piece },
        rentalId: { not: null },
        endDate: { gt: toDate(this.clock.today()) },
      },
      select: { piece: true },
    });
    return found !== null;
  }

  /** How many pieces nobody else has on any of these days. */
  private async countFreeThroughout(
    tx: Tx,
    { itemId, startDate, endDate }: WantedPieces,
    rentalId: string,
  ): Promise<number> {
    const [found] = await tx.$queryRaw<{ count: number }[]>`
      select count(*)::int as count
      from items cross join generate_series(1, pieces) as number
      where id = ${itemId}::uuid and not exists (
        select from occupied_pieces
        where item_id = ${itemId}::uuid and piece = number
          and rental_id is distinct from ${rentalId}::uuid
          and start_date < ${endDate}::date and end_date > ${startDate}::date)`;
    return found?.count ?? 0;
  }

  /**
   * Gives every rental that is not over its pieces anew, as if it were already what `wanted` makes of it.
   * Who had which piece on days that are over is forgotten.
   */
  private async reassign(
    tx: Tx,
    { itemId, ...wanted }: { itemId: string } | (LetPieces & { itemId: string }),
  ): Promise<void> {
    const lettings = await tx.$queryRaw<LetPieces[]>`
      select rental_id as id, start_date as "startDate", end_date as "endDate", count(*)::int as pieces
      from occupied_pieces
      where item_id = ${itemId}::uuid and rental_id is not null
        and end_date > ${toDate(this.clock.today())}::date
      group by rental_id, start_date, end_date`;
    const others = 'id' in wanted ? lettings.filter(({ id }) => id !== wanted.id) : lettings;
    const assigned = assignPieces([...others, ...('id' in wanted ? [wanted] : [])].map(lettingOf));
    const kept = lettings.flatMap(({ id, startDate, endDate }) =>
      (assigned.get(id) ?? []).map((piece) => ({
        itemId,
        piece,
        startDate,
        endDate,
        rentalId: id,
      })),
    );
    await tx.occupiedPiece.deleteMany({ where: { itemId } });
    await tx.occupiedPiece.createMany({ data: kept });
    await tx.$executeRaw`select close_pieces(${itemId}::uuid)`;
  }
}

function lettingOf({ id, startDate, endDate, pieces }: LetPieces): Letting {
  return { id, start: fromDate(startDate), end: fromDate(endDate), pieces };
}
