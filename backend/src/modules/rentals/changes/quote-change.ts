import { Injectable } from '@nestjs/common';
import { type Day, toDate } from '../../../kernel/day.js';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import type { Rental } from '../../../platform/database/generated/client.js';
import { Db, type Tx } from '../../../platform/database/prisma.js';
import { Pieces } from '../../items/index.js';
import {
  type ChangeKind,
  type ChangeQuote,
  changeRefusal,
  changeRefusals,
  kindOf,
  quoteChange,
} from '../domain/rental-change.js';
import { factsOf, requireVisible } from '../rental-record.js';

/** Why a rental cannot end on another day. */
export const changeQuoteRefusals = [...changeRefusals, 'dates-taken'] as const;

/** What another end day of a rental costs, or gives back. */
@Injectable()
export class QuoteChange {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly pieces: Pieces,
  ) {}

  /** @throws ProblemError `rental-not-found`, one of {@link changeQuoteRefusals} */
  async execute(actor: Actor, rentalId: string, newEnd: Day): Promise<ChangeQuote> {
    const found = await this.db.rental.findUnique({ where: { id: rentalId } });
    const rental = requireVisible(found, actor);
    const kind = kindOf(factsOf(rental).period, newEnd);
    return this.of(this.db, rental, { kind, newEnd });
  }

  /**
   * The same, of a rental that has been read, today.
   *
   * @throws ProblemError one of {@link changeQuoteRefusals}
   */
  async of(
    tx: Tx,
    rental: Rental,
    wanted: { kind: ChangeKind; newEnd: Day },
  ): Promise<ChangeQuote> {
    const { priceUnit } = rental;
    const facts = factsOf(rental);
    const refusal = changeRefusal(priceUnit, facts.period, wanted, this.clock.today());
    if (refusal) throw new ProblemError(refusal);
    if (wanted.kind === 'extension' && (await this.isTaken(tx, rental, toDate(wanted.newEnd))))
      throw new ProblemError('dates-taken');
    return quoteChange(priceUnit, facts, wanted.newEnd);
  }

  /**
   * Whether others have too many pieces on some day between a rental's end and a later one. Certain only
   * while the item is locked; the database's own guard has the last word.
   */
  async isTaken(tx: Tx, { id, itemId, endDate, pieces }: Rental, newEnd: Date): Promise<boolean> {
    const days = { itemId, startDate: endDate, endDate: newEnd };
    return (await this.pieces.countFree(tx, days, id)) < pieces;
  }
}
