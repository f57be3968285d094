import { Injectable } from '@nestjs/common';
import { Refusal } from '../../../kernel/errors.js';
import { Clock } from '../../../platform/clock.js';
import { Db, type Tx } from '../../../platform/database/prisma.js';
import { type Period, periodRefusal } from '../domain/rental-period.js';
import { type Quote, quote } from '../domain/rental-price.js';

/** What an item would cost on these days: the one price that the sites show and payments are held to. */
@Injectable()
export class QuoteRental {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /**
   * @param tx the transaction to read in, when something is decided by the answer
   * @throws Refusal when the item cannot be rented, or not for these days
   */
  async execute(itemId: string, period: Period, tx: Tx = this.db): Promise<Quote> {
    const item = await tx.item.findUnique({ where: { id: itemId } });
    if (!item || item.deletedAt) throw new Refusal('item-not-found');
    if (!item.available) throw new Refusal('item-unavailable');
    const refusal = periodRefusal(item.priceUnit, period, this.clock.today());
    if (refusal) throw new Refusal(refusal);
    return quote(item, period);
  }
}
