import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import type { Rental, RentalChange } from '../../../platform/database/generated/client.js';
import type { Tx } from '../../../platform/database/prisma.js';
import type { AfterCommit } from '../../../platform/database/transactions.js';
import type { RentalActor } from '../domain/rental-status.js';
import type { ChangeEventFacts } from './changes.events.js';
import { RecordChange } from './record-change.js';

const statusAfter = { refuse: 'refused', withdraw: 'withdrawn', expire: 'expired' } as const;

/** Ends a locked change of a locked rental without effect: the days that it held are free again. */
@Injectable()
export class CloseChange {
  constructor(
    private readonly clock: Clock,
    private readonly recordChange: RecordChange,
  ) {}

  async execute(
    tx: Tx,
    afterCommit: AfterCommit,
    rental: Rental,
    change: RentalChange,
    action: keyof typeof statusAfter,
    by: { role: RentalActor; id?: string },
    reason?: ChangeEventFacts['reason'],
  ): Promise<void> {
    const at = this.clock.now();
    const closed = { status: statusAfter[action], closedAt: at, dueAt: null };
    await tx.rentalChange.updateMany({ where: { id: change.id }, data: closed });
    if (rental.heldUntil)
      await tx.rental.updateMany({ where: { id: rental.id }, data: { heldUntil: null } });
    const event = `${action}-${change.kind}` as const;
    await this.recordChange.execute(
      tx,
      afterCommit,
      rental,
      { ...change, ...closed },
      { event, by, at, reason },
    );
  }
}
