import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import { AcceptRental } from './answer/accept-rental.js';
import { RefuseRental } from './answer/refuse-rental.js';
import { AdvanceCalendar } from './calendar/advance-calendar.js';
import { CancelRental } from './cancel/cancel-rental.js';
import type { RentalStatus } from './domain/rental-status.js';
import { RentalsQueries } from './rentals.queries.js';

/**
 * The specification's one call for every change of status: the caller's part in the rental and the
 * lifecycle decide whether it is made. Asking again changes nothing.
 */
@Injectable()
export class UpdateStatus {
  private readonly useCases: Record<RentalStatus, (actor: Actor, id: string) => Promise<void>>;

  constructor(
    private readonly rentals: RentalsQueries,
    accept: AcceptRental,
    refuse: RefuseRental,
    cancel: CancelRental,
    calendar: AdvanceCalendar,
  ) {
    const advance = (_: Actor, id: string) => calendar.advance(id);
    this.useCases = {
      en_attente: async () => undefined,
      acceptee: (actor, id) => accept.execute(actor, id),
      refusee: (actor, id) => refuse.execute(actor, id),
      annulee: (actor, id) => cancel.execute(actor, id),
      en_cours: advance,
      terminee: advance,
    };
  }

  /**
   * @throws ProblemError `rental-not-found`, `forbidden`, `move-not-allowed` when the rental does not have
   *   that status afterwards
   */
  async execute(actor: Actor, rentalId: string, status: RentalStatus): Promise<void> {
    await this.rentals.getStatus(rentalId, actor);
    await this.useCases[status](actor, rentalId);
    const reached = await this.rentals.getStatus(rentalId, actor);
    const hasBegun = status === 'acceptee' && reached === 'en_cours';
    if (reached !== status && !hasBegun) throw new ProblemError('move-not-allowed');
  }
}
