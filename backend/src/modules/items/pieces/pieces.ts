import { Injectable } from '@nestjs/common';
import { fromDate, toDate } from '../../../kernel/day.js';
import { ProblemError } from '../../../kernel/errors.js';
import { Clock } from '../../../platform/clock.js';
import type { Item } from '../../../platform/database/generated/client.js';
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

/** What an object has of itself. */
type Stock = Pick<Item, 'id' | 'pieces' | 'missingPieces'>;

/** What a loss does to an object: it has fewer pieces, or it is withdrawn. */
export type Loss = 'fewer' | 'withdrawn';

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
   * Gives the object another stock. Of a smaller one, those that are missing leave first: what is there stays
   * offered.
   *
   * @throws ProblemError `pieces-let`, from the database, when more are let on some day from today on
   */
  async changeStock(tx: Tx, { id, ...item }: Stock, stock: number): Promise<void> {
    if (stock === item.pieces) return;
    if (stock > item.pieces) {
      await tx.item.update({ where: { id }, data: { pieces: stock } });
      return;
    }
    if (await this.isAnyLetAbove(tx, id, stock)) await this.reassign(tx, { itemId: id });
    const leaving = Math.min(item.pieces - stock, item.missingPieces);
    const data = {
      ...{ pieces: stock, piecesSince: toDate(this.clock.today()) },
      missingPieces: item.missingPieces - leaving,
      writtenOffPieces: { increment: leaving },
    };
    await tx.item.update({ where: { id }, data });
  }

  /**
   * Missing pieces will not come back: they leave the stock. Where that cannot be, as they are all of it, or as
   * rentals that were accepted before need them, the object is withdrawn until its owner offers it again. What
   * its owner was editing meanwhile is refused: it would put them back. To be called before the report is settled.
   */
  async lose(tx: Tx, itemId: string, lost: number): Promise<Loss> {
    const item = await tx.item.findUniqueOrThrow({ where: { id: itemId } });
    const stock = item.pieces - Math.max(0, lost - item.writtenOffPieces);
    if (stock > 0 && stock >= (await this.countLet(tx, itemId))) {
      if (stock === item.pieces) return 'fewer';
      await this.changeStock(tx, item, stock);
      await tx.item.update({ where: { id: itemId }, data: { version: { increment: 1 } } });
      return 'fewer';
    }
    await tx.$executeRaw`update items set available = false, paused_until = null, version = version + 1,
      offered_before_hidden = case when hidden_at is not null then false end, offered_before_leaving = false
      where id = ${itemId}::uuid`;
    return 'withdrawn';
  }

  /** How many are let on the day, from today on, on which the most are. */
  private async countLet(tx: Tx, itemId: string): Promise<number> {
    const today = toDate(this.clock.today());
    const [found] = await tx.$queryRaw<{ count: number }[]>`
      with let as (
        select start_date, end_date from occupied_pieces
        where item_id = ${itemId}::uuid and rental_id is not null and end_date > ${today}::date
      )
      select coalesce(max((
        select count(*) from let where start_date <= day and end_date > day
      )), 0)::int as count
      from (select greatest(start_date, ${today}::date) as day from let) as days`;
    return found?.count ?? 0;
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
