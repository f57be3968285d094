import type { Calls } from '../calls.js';
import { type Course, type Parties, type RentalView, Turns } from './course.js';

/** How the return of a rental goes: the claims, of those that have a deposit. */
const ways = [
  'confirmed',
  'agreed',
  'late',
  'silent',
  'offered',
  'missing',
  'refused',
  'unanswered',
  'forgotten',
] as const;
type Way = (typeof ways)[number];

/** The owner says that something is broken. */
const contested: readonly Way[] = ['agreed', 'offered', 'refused', 'unanswered'];

/** How objects come back, and what their parties make of the deposits. */
export class Returns implements Course {
  private readonly ways: Turns<Way>;

  constructor(
    private readonly calls: Calls,
    firstTurn: number,
  ) {
    this.ways = new Turns(ways, firstTurn);
  }

  async look(rental: RentalView, parties: Parties): Promise<void> {
    if (!['done', 'assumed'].includes(rental.handover_status)) return;
    const isSeen = this.ways.has(rental.id);
    const way = this.ways.of(rental.id);
    if (!isSeen) await this.giveBack(rental, parties, way);
    if (rental.return_status === 'none') await this.keep(rental, parties, way);
    if (rental.return_status === 'contested') await this.answer(rental, parties, way);
  }

  private async giveBack({ id: rentalId, deposit }: RentalView, parties: Parties, way: Way) {
    if (['forgotten', 'late', 'missing'].includes(way)) return;
    const { renter, owner } = parties;
    await this.calls.takeStep({ as: renter, rentalId, event: 'declare-return' });
    if (way === 'confirmed') {
      await this.calls.takeStep({ as: owner, rentalId, event: 'confirm-return' });
    }
    if (!contested.includes(way) || deposit === 0) return;
    const photos = owner.photos.splice(0, 1);
    const claim = { amount: Math.ceil(deposit / 3), photos };
    await this.calls.takeStep({ as: owner, rentalId, event: 'contest-return' }, claim);
  }

  /** The renter keeps the object past the last day, or for good as the owner says. */
  private async keep({ id: rentalId, late }: RentalView, parties: Parties, way: Way) {
    const { renter, owner } = parties;
    if (way === 'late' && late) {
      await this.calls.takeStep({ as: owner, rentalId, event: 'claim-late-fee' });
    }
    if (way === 'missing' && late) {
      await this.calls.takeStep({ as: owner, rentalId, event: 'report-missing' });
      await this.calls.takeStep({ as: renter, rentalId, event: 'answer-missing' });
    }
  }

  /** What the renter says to a claim, and the owner to an offer. */
  private async answer({ id: rentalId, deposit }: RentalView, parties: Parties, way: Way) {
    const { renter, owner } = parties;
    if (way === 'agreed' || way === 'late') {
      await this.calls.takeStep({ as: renter, rentalId, event: 'accept-claim' });
    }
    if (way === 'offered' || way === 'refused') {
      const offer = { amount: Math.floor(deposit / 7) };
      await this.calls.takeStep({ as: renter, rentalId, event: 'counter-claim' }, offer);
      const reply = way === 'offered' ? 'accept-offer' : 'refuse-offer';
      await this.calls.takeStep({ as: owner, rentalId, event: reply });
    }
  }
}
