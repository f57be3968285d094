import { startOf } from '../model/days.js';
import { hourMs, minuteMs } from '../model/durations.js';
import { handedOver, objections } from '../model/steps.js';
import type { Calls } from './calls.js';
import type { Chance } from './chance.js';
import type { Course, RentalRow } from './course.js';
import { isAcknowledged, type Scene } from './scene.js';

/** How objects change hands, and what parties and staff say when they do not. */
export class Handovers implements Course {
  private readonly chance: Chance;

  constructor(
    private readonly scene: Scene,
    private readonly calls: Calls,
  ) {
    this.chance = scene.chance;
  }

  plan(rental: RentalRow): void {
    const { chance } = this;
    const begin = startOf(rental.start) - this.scene.time.now;
    const met = begin + chance.integer(-60, 26 * 60) * minuteMs;
    if (chance.happens(0.25)) {
      const tries = chance.pick([1, 3, 5, 6]);
      this.calls.at(met, () => this.enterWrong(rental, tries));
    }
    if (chance.happens(0.5)) {
      const at = met + chance.integer(0, 20) * minuteMs;
      for (const ms of chance.happens(0.2) ? [at, at + chance.integer(0, 20)] : [at]) {
        this.calls.at(ms, () => this.enter(rental, rental.code));
      }
    }
    for (const party of ['renter', 'owner'] as const) {
      if (chance.happens(0.25)) this.photograph(rental, party, met);
      if (chance.happens(0.35)) {
        this.object(rental, party, begin + chance.integer(0, 25 * 60) * minuteMs);
      }
    }
  }

  /** Staff decide what is left to them, now and then two of them at once. */
  async look(): Promise<void> {
    const disputes = await this.scene.rows<{ id: string; rent: number }>(
      `select id, rent from rentals where handover_status = 'disputed' order by id`,
    );
    const { chance } = this;
    const { fixtures } = this.scene;
    for (const { id: rentalId, rent } of disputes) {
      for (const as of chance.happens(0.3) ? fixtures.staff : [fixtures.admin]) {
        const handedOver = chance.happens(0.3);
        const event = handedOver ? 'confirm-handover' : 'cancel-handover';
        const path = `/api/admin/rentals/${rentalId}/decide-handover`;
        const keptRent = chance.integer(0, rent);
        const said = { handedOver, ...(!handedOver && { keptRent }) };
        this.calls.stepAt(0, { as, rentalId, event, path }, said);
      }
    }
  }

  private async enterWrong(rental: RentalRow, tries: number): Promise<void> {
    for (let count = 0; count < tries; count++) {
      const other = (Number(rental.code) + this.chance.integer(1, 9_999)) % 10_000;
      await this.enter(rental, `${other}`.padStart(4, '0'));
    }
  }

  private async enter(rental: RentalRow, code: string): Promise<void> {
    const { id: rentalId, owner } = rental;
    const { time, told } = this.scene;
    if (code === rental.code) told.rightCodes.push({ rentalId, at: time.now });
    const path = `/api/rentals/${rentalId}/hand-over`;
    const call = { as: { id: owner }, path, body: { code } };
    const { status, body } = await this.calls.once<{ code?: string }>(call);
    const isLocked = body.code === 'handover-code-locked';
    if (isLocked && !told.lockedCodes.has(rentalId)) told.lockedCodes.set(rentalId, time.now);
    if (isAcknowledged(status)) told.transitions.push({ rentalId, events: handedOver });
  }

  private photograph(rental: RentalRow, party: 'renter' | 'owner', ms: number): void {
    const photos = this.takePhotos(rental[party]);
    const step = { as: { id: rental[party] }, rentalId: rental.id, event: 'photograph-handover' };
    if (photos.length > 0) this.calls.stepAt(ms, step, { photos });
  }

  /** A party says that the other one failed the handover, who agrees, does not, or says nothing. */
  private object(rental: RentalRow, by: 'renter' | 'owner', ms: number): void {
    const { chance, calls } = this;
    const { id: rentalId } = rental;
    const other = by === 'renter' ? rental.owner : rental.renter;
    const { report, admit, deny } = objections[by];
    calls.stepAt(ms, { as: { id: rental[by] }, rentalId, event: report });
    const answer = chance.pick(['admit', 'deny', 'deny', 'silence'] as const);
    const later = chance.happens(0.4) ? chance.integer(0, 300) : chance.integer(1, 30) * hourMs;
    const step = { as: { id: other }, rentalId };
    if (answer === 'admit') calls.stepAt(ms + later, { ...step, event: admit });
    if (answer === 'deny') {
      const photos = chance.happens(0.5) ? this.takePhotos(other) : [];
      calls.stepAt(ms + later, { ...step, event: deny }, { photos });
    }
  }

  private takePhotos(userId: string): string[] {
    const { owners, renters } = this.scene.fixtures;
    const party = [...owners, ...renters].find(({ id }) => id === userId);
    return party?.photos.splice(0, this.chance.integer(1, 2)) ?? [];
  }
}
