import { Injectable } from '@nestjs/common';
import { Refusal } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import { AcceptRental } from './answer/accept-rental.js';
import { RefuseRental } from './answer/refuse-rental.js';
import { AdvanceCalendar } from './calendar/advance-calendar.js';
import { CancelRental } from './cancel/cancel-rental.js';
import type { RentalStatus } from './domain/rental-lifecycle.js';
import { RentalsQueries } from './rentals.queries.js';
import { type RentalView, statusWords } from './rentals.schema.js';

/**
 * The specification's one call for every change of status. A status is a wish: the caller's part in
 * the rental and the lifecycle decide whether it comes true. Asking again changes nothing.
 */
@Injectable()
export class UpdateStatus {
  private readonly wishes: Record<RentalStatus, (actor: Actor, id: string) => Promise<void>>;

  constructor(
    private readonly rentals: RentalsQueries,
    accept: AcceptRental,
    refuse: RefuseRental,
    cancel: CancelRental,
    calendar: AdvanceCalendar,
  ) {
    const byCalendar = (_: Actor, id: string) => calendar.advance(id);
    this.wishes = {
      en_attente: async () => undefined,
      acceptee: (actor, id) => accept.execute(actor, id),
      refusee: (actor, id) => refuse.execute(actor, id),
      annulee: (actor, id) => cancel.execute(actor, id),
      en_cours: byCalendar,
      terminee: byCalendar,
    };
  }

  /** @throws Refusal `move-not-allowed` when the rental does not have that status afterwards */
  async execute(actor: Actor, rentalId: string, status: RentalStatus): Promise<RentalView> {
    await this.rentals.byId(rentalId, actor);
    await this.wishes[status](actor, rentalId);
    const rental = await this.rentals.byId(rentalId, actor);
    const begun = status === 'acceptee' && rental.status === statusWords.en_cours;
    if (rental.status !== statusWords[status] && !begun) throw new Refusal('move-not-allowed');
    return rental;
  }
}
