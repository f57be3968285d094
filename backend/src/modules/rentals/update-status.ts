import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import type { Xaf } from '../../kernel/xaf.js';
import type { Actor } from '../../platform/auth/actor.js';
import { AcceptRental } from './answer/accept-rental.js';
import { RefuseRental } from './answer/refuse-rental.js';
import { AdvanceCalendar } from './calendar/advance-calendar.js';
import { CancelRental } from './cancel/cancel-rental.js';
import type { RentalStatus } from './domain/rental-status.js';
import { RentalsQueries } from './rentals.queries.js';
import { type RentalView, statusWords } from './rentals.schema.js';

/**
 * The specification's one call for every change of status: the caller's part in the rental and the
 * lifecycle decide whether it is made. Asking again changes nothing.
 */
@Injectable()
export class UpdateStatus {
  private readonly useCases: Record<
    RentalStatus,
    (actor: Actor, id: string, expectedRefund?: Xaf) => Promise<void>
  >;

  constructor(
    private readonly rentals: RentalsQueries,
    accept: AcceptRental,
    refuse: RefuseRental,
    cancel: CancelRental,
    calendar: AdvanceCalendar,
  ) {
    const advance = async (actor: Actor, id: string) => {
      await this.rentals.getStatus(id, actor);
      await calendar.advance(id);
    };
    this.useCases = {
      en_attente: async () => undefined,
      acceptee: (actor, id) => accept.execute(actor, id),
      refusee: (actor, id) => refuse.execute(actor, id),
      annulee: (actor, id, expectedRefund) => cancel.execute(actor, id, expectedRefund),
      en_cours: advance,
      terminee: advance,
    };
  }

  /**
   * @param expectedRefund XAF that the caller was shown as what a cancellation gives back
   * @returns the rental as the caller sees it afterwards
   * @throws ProblemError `rental-not-found`, `forbidden`, `refund-changed`, `move-not-allowed` when the
   *   rental does not have that status afterwards
   */
  async execute(
    actor: Actor,
    rentalId: string,
    status: RentalStatus,
    expectedRefund?: Xaf,
  ): Promise<RentalView> {
    await this.useCases[status](actor, rentalId, expectedRefund);
    const rental = await this.rentals.get(rentalId, actor);
    const hasBegun = status === 'acceptee' && rental.status === statusWords.en_cours;
    if (rental.status !== statusWords[status] && !hasBegun) {
      throw new ProblemError('move-not-allowed');
    }
    return rental;
  }
}
