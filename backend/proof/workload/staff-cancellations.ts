import { startOf } from '../model/days.js';
import { minuteMs } from '../model/durations.js';
import type { Calls } from './calls.js';
import type { Chance } from './chance.js';
import type { Course, RentalRow } from './course.js';
import type { Scene } from './scene.js';

/** Staff cancel some accepted rentals before or when the object should change hands, now and then two of them at once. */
export class StaffCancellations implements Course {
  private readonly chance: Chance;

  constructor(
    private readonly scene: Scene,
    private readonly calls: Calls,
  ) {
    this.chance = scene.chance;
  }

  plan(rental: RentalRow): void {
    const { chance } = this;
    if (!chance.happens(0.1)) return;
    const begin = startOf(rental.start) - this.scene.time.now;
    const at = Math.max(0, begin + chance.integer(-40 * 60, 26 * 60) * minuteMs);
    this.calls.at(at, () => this.cancel(rental.id));
  }

  async look(): Promise<void> {}

  /** Each has another part of the rent in mind. */
  private async cancel(rentalId: string): Promise<void> {
    const { chance } = this;
    const { fixtures } = this.scene;
    const [rental] = await this.scene.time.within(() =>
      this.scene.rows<{ rent: number }>('select rent from rentals where id = $1', [rentalId]),
    );
    if (!rental) return;
    for (const as of chance.happens(0.4) ? fixtures.staff : [fixtures.admin]) {
      const refund = chance.pick([0, rental.rent, chance.integer(0, rental.rent)]);
      const path = `/api/admin/rentals/${rentalId}/cancel`;
      const said = { refund, keptRent: rental.rent - refund };
      this.calls.stepAt(0, { as, rentalId, event: 'cancel-by-staff', path }, said);
    }
  }
}
