import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { fromDate } from '../../../kernel/day.js';
import type { Xaf } from '../../../kernel/xaf.js';
import { Clock } from '../../../platform/clock.js';
import type { Tx } from '../../../platform/database/prisma.js';
import { writeTogether } from '../../../platform/database/rows.js';
import type { AfterCommit } from '../../../platform/database/transactions.js';
import { BlockedMembers } from '../../accounts/index.js';
import { type ItemForRental, Items, type PriceUnit } from '../../items/index.js';
import type { FulfilmentChoice } from '../domain/fulfilment.js';
import { ordinaryAnswerDeadline } from '../domain/rental-deadlines.js';
import { RecordEvent } from '../record-event.js';
import { rentalPolicy } from '../rental-policy.js';
import { Rentals, type RequestedDays } from '../rentals.js';

/** What a renter has paid for. Amounts in XAF. */
export interface RentalTerms extends RequestedDays, FulfilmentChoice {
  /** By what the rent was priced. */
  priceUnit: PriceUnit;
  /** With the delivery. */
  rent: Xaf;
  deliveryFee: Xaf;
  securityDeposit: Xaf;
  notes: string;
  /** Of the contract that the renter accepted by paying; null when there was none yet. */
  contractVersion: number | null;
}

/** A confirmed payment becomes a request to the owner, in the same transaction. */
@Injectable()
export class RequestRental {
  constructor(
    private readonly clock: Clock,
    private readonly items: Items,
    private readonly rentals: Rentals,
    private readonly blockedMembers: BlockedMembers,
    private readonly recordEvent: RecordEvent,
  ) {}

  /**
   * Makes the rental that was paid for.
   *
   * @returns its id; null when there can be none any more: the money is then the payer's again
   */
  async execute(tx: Tx, afterCommit: AfterCommit, terms: RentalTerms): Promise<string | null> {
    const { itemId, renterId, startDate, endDate, pieces, rent, securityDeposit } = terms;
    const { priceUnit, deliveryFee, notes, contractVersion } = terms;
    const { fulfilment, meetingPointId } = terms;
    const item = await this.items.lock(tx, itemId);
    if (!(await this.isPossible(tx, item, terms))) return null;
    const now = this.clock.now();
    const rental = {
      id: randomUUID(),
      itemId,
      renterId,
      ownerId: item.ownerId,
      startDate,
      endDate,
      pieces,
      priceUnit,
      rent,
      deliveryFee,
      securityDeposit,
      totalPrice: rent + securityDeposit,
      notes,
      fulfilment,
      meetingPointId,
      contractVersion,
      createdAt: now,
    };
    const { rows, tell } = this.recordEvent.prepare(rental, {
      event: 'request',
      from: null,
      to: 'en_attente',
      by: { role: 'provider' },
      itemTitle: item.title,
      at: now,
      answerBy: ordinaryAnswerDeadline(
        { requestedAt: now, period: { start: fromDate(startDate), end: fromDate(endDate) } },
        rentalPolicy,
      ),
    });
    await writeTogether(tx, undefined, ['rentals', rental], ...rows);
    await tell?.(tx, afterCommit);
    return rental.id;
  }

  /** What may have changed since the payment began. */
  private async isPossible(
    tx: Tx,
    { state, ownerId }: ItemForRental,
    requested: RequestedDays,
  ): Promise<boolean> {
    if (state === 'deleted' || state === 'hidden') return false;
    if (fromDate(requested.startDate) < this.clock.today()) return false;
    if (await this.blockedMembers.areApart(tx, requested.renterId, ownerId)) return false;
    return (await this.rentals.findConflict(tx, requested)) === null;
  }
}
