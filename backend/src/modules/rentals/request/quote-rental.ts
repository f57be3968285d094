import { Injectable } from '@nestjs/common';
import { toDate } from '../../../kernel/day.js';
import { ProblemError } from '../../../kernel/errors.js';
import { Clock } from '../../../platform/clock.js';
import { type ItemForRental, Items } from '../../items/index.js';
import { periodRefusal, periodRefusals } from '../domain/rental-period.js';
import { type Quote, quote, type Wanted } from '../domain/rental-price.js';
import { PiecesOut } from '../return/pieces-out.js';

/** Why an item cannot be rented, or not for some days. */
export const quoteRefusals = [
  'item-not-found',
  'item-unavailable',
  'object-missing',
  'too-few-pieces',
  'delivery-not-offered',
  ...periodRefusals,
] as const;

/** What an item would cost on these days: the one price that the sites show and payments are held to. */
@Injectable()
export class QuoteRental {
  constructor(
    private readonly items: Items,
    private readonly piecesOut: PiecesOut,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns with whether the renter before is late with pieces that it needs
   * @throws ProblemError one of {@link quoteRefusals}
   */
  async execute(itemId: string, wanted: Wanted): Promise<Quote & { late: boolean }> {
    const quote = this.of(await this.items.getForRental(itemId), wanted);
    const { period, pieces } = wanted;
    const days = { startDate: toDate(period.start), endDate: toDate(period.end) };
    const late = (await this.piecesOut.find({ itemId, ...days, pieces })) === 'late';
    return { ...quote, late };
  }

  /** The same, of an item that has been read. */
  of(item: ItemForRental, wanted: Wanted): Quote {
    if (item.state === 'deleted') throw new ProblemError('item-not-found');
    if (item.state === 'missing') throw new ProblemError('object-missing');
    if (item.state !== 'offered') throw new ProblemError('item-unavailable');
    const refusal = periodRefusal(item.priceUnit, wanted.period, this.clock.today());
    if (refusal) throw new ProblemError(refusal);
    if (wanted.pieces > item.pieces) throw new ProblemError('too-few-pieces');
    if (wanted.isDelivered && item.deliveryFee === null)
      throw new ProblemError('delivery-not-offered');
    return quote(item, wanted);
  }
}
