import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import type { Rental } from '../../../platform/database/generated/client.js';
import { lockRow } from '../../../platform/database/lock-row.js';
import type { Tx } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { ApplyTransition, moveNotAllowed } from '../apply-transition.js';
import { AdvanceCalendar } from '../calendar/advance-calendar.js';
import { findTransition } from '../domain/rental-lifecycle.js';
import { mostHandoverTries } from '../domain/rental-status.js';
import { rentalPolicy } from '../rental-policy.js';
import { factsOf, requireOwner } from '../rental-record.js';
import type { Handover } from './handovers.schema.js';

/** The owner enters the code that the renter shows: the object has changed hands, and the rent is the owner's. */
@Injectable()
export class HandOver {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly calendar: AdvanceCalendar,
    private readonly applyTransition: ApplyTransition,
  ) {}

  /**
   * A handover that is done already, or was taken as done meanwhile, is not done again: the code may
   * come from a phone that had no network for a day.
   *
   * @throws ProblemError `rental-not-found` for a stranger, `forbidden` for the renter,
   *   `move-not-allowed`, `handover-code-wrong` with the tries that are left, `handover-code-locked`
   */
  async execute(actor: Actor, rentalId: string, { code, at }: Handover): Promise<void> {
    // A wrong try is kept, so it is refused after the commit.
    const refusal = await this.transactions.run(async (tx, afterCommit) => {
      const rental = requireOwner(await lockRow(tx, 'rentals', rentalId), actor.id);
      if (rental.handoverStatus === 'done' || rental.handoverStatus === 'assumed') return null;
      const current = await this.calendar.advanceLocked(tx, afterCommit, rental);
      const event = 'hand-over';
      if (!findTransition(factsOf(current), event, 'owner', this.clock.now(), rentalPolicy))
        throw moveNotAllowed(current);
      const refused = await this.checkCode(tx, current, code);
      if (refused) return refused;
      const by = { role: 'owner', id: actor.id } as const;
      const deviceAt = at === undefined ? undefined : new Date(at);
      await this.applyTransition.execute(tx, afterCommit, { rental: current, event, by, deviceAt });
      return null;
    });
    if (refusal) throw refusal;
  }

  /**
   * A wrong code that was tried before, as by a phone that did not hear the answer, is not counted again.
   *
   * @returns why the code is refused; null when it is the renter's
   */
  private async checkCode(
    tx: Tx,
    { id, handoverCode, handoverWrongCodes: tried }: Rental,
    code: string,
  ): Promise<ProblemError | null> {
    if (tried.length >= mostHandoverTries) return new ProblemError('handover-code-locked');
    if (code === handoverCode) return null;
    const wrong = tried.includes(code) ? tried : [...tried, code];
    await tx.rental.updateMany({ where: { id }, data: { handoverWrongCodes: wrong } });
    const left = mostHandoverTries - wrong.length;
    return left === 0
      ? new ProblemError('handover-code-locked')
      : new ProblemError('handover-code-wrong', [], { tries_left: String(left) });
  }
}
