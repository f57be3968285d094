import { dayAfter, startOf } from '../model/days.js';
import { hourMs } from '../model/durations.js';
import type { ChangeObjects } from '../model/objects/change-objects.js';
import type { Calls } from './calls.js';
import type { Chance } from './chance.js';
import type { Course, RentalRow } from './course.js';
import type { Scene } from './scene.js';

/** How objects come back, and what parties and staff make of their deposits. */
export class Returns implements Course {
  private readonly chance: Chance;

  constructor(
    private readonly scene: Scene,
    private readonly calls: Calls,
    private readonly objects: ChangeObjects,
  ) {
    this.chance = scene.chance;
  }

  plan(rental: RentalRow): void {
    const { chance, calls } = this;
    const { id: rentalId, renter, owner } = rental;
    const over = startOf(rental.end) - this.scene.time.now;
    const soon = () => chance.integer(0, chance.happens(0.7) ? 400 : 20_000);
    const back = over + chance.integer(-12, 40) * hourMs;
    const declares = chance.happens(0.6);
    if (declares) calls.stepAt(back, { as: { id: renter }, rentalId, event: 'declare-return' });
    if (!declares || chance.happens(0.5)) {
      const after = chance.happens(0.3) ? soon() : chance.integer(1, 50) * hourMs;
      if (chance.happens(0.5)) {
        calls.stepAt(back + after, { as: { id: owner }, rentalId, event: 'confirm-return' });
      }
    }
    if (chance.happens(0.4)) this.dispute(rental, back);
    if (chance.happens(0.15)) {
      const at = back + chance.integer(0, 30) * hourMs;
      calls.stepAt(at, { as: { id: owner }, rentalId, event: 'report-missing' });
      if (chance.happens(0.5)) {
        const later = at + this.later();
        calls.stepAt(later, { as: { id: renter }, rentalId, event: 'answer-missing' });
      }
    }
  }

  async look(): Promise<void> {
    await this.lookAtLateObjects();
    await this.lookAtDisputes();
  }

  /** Some owners of objects that are late claim the fee for it. */
  private async lookAtLateObjects(): Promise<void> {
    const { chance, calls } = this;
    const late = await this.scene.rows<RentalRow>(
      `select id, renter_id as renter, owner_id as owner from rentals
       where status = 'terminee' and return_status in ('none', 'missing') and end_date < $1
         and security_deposit > 0
       order by id`,
      [dayAfter(this.scene.time.now, 0)],
    );
    for (const rental of late.filter(() => chance.happens(0.3))) {
      const at = chance.integer(0, 20) * hourMs;
      const step = { as: { id: rental.owner }, rentalId: rental.id, event: 'claim-late-fee' };
      calls.stepAt(at, step);
      this.answer(rental, at + this.later(), chance.integer(0, 1_000));
    }
  }

  /** Staff share what is left to them, at once. */
  private async lookAtDisputes(): Promise<void> {
    const disputes = await this.scene.rows<{ id: string; itemId: string; deposit: number }>(
      `select id, item_id as "itemId", security_deposit as deposit from rentals
       where return_status in ('disputed', 'missing') order by id`,
    );
    for (const { id: rentalId, itemId, deposit } of disputes) {
      const amount = this.chance.integer(0, deposit);
      const path = `/api/admin/rentals/${rentalId}/share-deposit`;
      const { admin: as } = this.scene.fixtures;
      const step = { as, rentalId, event: 'share-deposit', path };
      this.calls.at(0, () =>
        this.objects.shareDeposit(itemId, rentalId, () => this.calls.takeStep(step, { amount })),
      );
    }
  }

  /** The owner claims a part of the deposit; both go on as they like, or say nothing. */
  private dispute({ id: rentalId, renter, owner, deposit }: RentalRow, back: number): void {
    const { chance, calls } = this;
    const photo = this.scene.fixtures.owners.find(({ id }) => id === owner)?.photos.pop();
    if (deposit === 0 || !photo) return;
    const claimed = chance.integer(1, deposit);
    const offered = chance.integer(0, claimed - 1);
    const claim = { amount: claimed, photos: [photo] };
    const [claimedAt, answeredAt] = [back + this.later(), back + this.later() + this.later()];
    calls.stepAt(claimedAt, { as: { id: owner }, rentalId, event: 'contest-return' }, claim);
    this.answer({ id: rentalId, renter, owner }, answeredAt, offered);
  }

  /** What the renter says to a claim, and the owner to an offer. */
  private answer(
    { id: rentalId, renter, owner }: Pick<RentalRow, 'id' | 'renter' | 'owner'>,
    at: number,
    offered: number,
  ): void {
    const { chance, calls } = this;
    const byRenter = { as: { id: renter }, rentalId };
    const answer = chance.pick(['accept', 'offer', 'offer', 'silence'] as const);
    if (answer === 'accept') calls.stepAt(at, { ...byRenter, event: 'accept-claim' });
    if (answer === 'offer') {
      calls.stepAt(at, { ...byRenter, event: 'counter-claim' }, { amount: offered });
      const reply = chance.pick(['accept-offer', 'refuse-offer', 'silence'] as const);
      if (reply !== 'silence') {
        calls.stepAt(at + this.later(), { as: { id: owner }, rentalId, event: reply });
      }
    }
  }

  private later(): number {
    const { chance } = this;
    return chance.happens(0.4) ? chance.integer(0, 300) : chance.integer(1, 60) * hourMs;
  }
}
