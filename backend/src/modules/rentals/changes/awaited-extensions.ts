import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/database/prisma.js';
import { Items } from '../../items/index.js';
import { PaymentDeadlines } from './payment-deadlines.js';

/** An accepted extension that its renter has still to pay. */
export interface AwaitedExtension {
  renterId: string;
  itemTitle: string;
  /** The deadline in force. */
  dueAt: Date;
  /** Whether its time stands still, since an operator is down. */
  isPaused: boolean;
  /** Whether it is later than it was when the extension was accepted. */
  isMoved: boolean;
}

/** Extensions that wait for their payment, for those who tell their renters of incidents. */
@Injectable()
export class AwaitedExtensions {
  constructor(
    private readonly items: Items,
    private readonly deadlines: PaymentDeadlines,
  ) {}

  async list(tx: Tx): Promise<AwaitedExtension[]> {
    const found = await tx.rentalChange.findMany({
      where: { status: 'accepted' },
      orderBy: { id: 'asc' },
      include: { rental: { select: { renterId: true, itemId: true } } },
    });
    const inForce = await this.deadlines.ofAll(found, tx);
    const awaited: AwaitedExtension[] = [];
    for (const [index, { rental, dueAt: before }] of found.entries()) {
      const { dueAt, isPaused } = inForce[index] ?? {};
      if (!dueAt || !before) continue;
      const { title: itemTitle } = await this.items.getForRental(rental.itemId, tx);
      const isMoved = dueAt > before;
      awaited.push({ renterId: rental.renterId, itemTitle, dueAt, isPaused: !!isPaused, isMoved });
    }
    return awaited;
  }
}
