import { dayAfter, startOf } from '../model/days.js';
import { hourMs, minuteMs, secondMs } from '../model/durations.js';
import { ChangeObjects } from '../model/objects/change-objects.js';
import type { Offer } from '../model/objects/offer.js';
import type { Calls } from './calls.js';
import type { Chance } from './chance.js';
import type { Course, RentalRow } from './course.js';
import type { Scene } from './scene.js';

type Days = Pick<RentalRow, 'itemId' | 'start' | 'end'>;

const most = { pieces: 4, price: 5_999 } as const;

/** What owners change about their objects while these are asked for and let: prices, stocks, days, pauses. */
export class Owners implements Course {
  private readonly chance: Chance;
  readonly objects: ChangeObjects;

  constructor(
    private readonly scene: Scene,
    private readonly calls: Calls,
  ) {
    const { chance, time, rows, told } = scene;
    this.chance = chance;
    this.objects = new ChangeObjects(
      {
        now: () => time.now,
        call: (id, method, path, body) => calls.perhapsTwice({ as: { id }, method, path, body }),
        look: (work) => time.within(() => work(rows)),
      },
      told,
      // Of whoever leaves, is suspended, or is gone.
      ['account-leaving', 'account-suspended', 'item-hidden', 'unauthenticated'],
    );
  }

  /** Plans what has nothing to do with any rental. */
  begin(): void {
    const { chance } = this;
    const { fixtures, time } = this.scene;
    const [point] = fixtures.meetingPoints.near;
    for (const { id } of fixtures.items) {
      if (chance.happens(0.4)) this.at(this.soon(), () => this.edit(id));
      if (chance.happens(0.4)) this.at(chance.integer(1, 100) * hourMs, () => this.edit(id));
      if (chance.happens(0.2)) this.at(this.soon(), () => this.pause(id));
      if (chance.happens(0.4)) {
        const from = startOf(dayAfter(time.now, chance.integer(1, 6)));
        const days = { start: dayAfter(from, 0), end: dayAfter(from, chance.integer(1, 2)) };
        this.at(this.soon(), () => this.close({ itemId: id, ...days }));
      }
    }
    if (point && chance.happens(0.4)) this.at(this.soon(), () => this.suspend(point));
  }

  /** An owner changes the object of a request about when it is answered. */
  meet(request: RentalRow): void {
    const { chance } = this;
    if (!chance.happens(0.4)) return;
    const { itemId } = request;
    const act = chance.pick(['close', 'close', 'edit', 'edit', 'restock', 'restock', 'pause']);
    this.at(chance.integer(0, chance.happens(0.7) ? 400 : 20_000), () => {
      if (act === 'close') return this.close(request);
      if (act === 'pause') return this.pause(itemId);
      return act === 'edit' ? this.edit(itemId) : this.restock(itemId);
    });
  }

  /** After an acceptance: days about its last one are closed, or the stock is another. */
  plan({ itemId, start, end }: RentalRow): void {
    const { chance } = this;
    const over = Math.max(0, startOf(end) - this.scene.time.now);
    const at = chance.happens(0.5) ? chance.integer(0, 20_000) : chance.integer(0, over);
    const from = chance.happens(0.5) ? end : start;
    const until = dayAfter(startOf(end), chance.integer(0, 2));
    const days = { itemId, start: from, end: from < until ? until : dayAfter(startOf(from), 1) };
    if (chance.happens(0.35)) this.at(at, () => this.close(days));
    if (chance.happens(0.5)) this.at(chance.integer(0, 20_000), () => this.restock(itemId));
  }

  async look(): Promise<void> {}

  /** While renters pay. */
  private soon(): number {
    return this.chance.integer(4_000, 26_000);
  }

  private at(ms: number, act: () => Promise<void>): void {
    this.calls.at(ms, act);
  }

  /** Another price, deposit or fee, now and then by two tabs at once. */
  private async edit(itemId: string): Promise<void> {
    const edits = Array.from({ length: this.chance.pick([1, 1, 2]) }, () => this.newTerms(itemId));
    await this.objects.edit(itemId, edits);
  }

  private newTerms(itemId: string): Partial<Offer> {
    const { chance } = this;
    const { price: before, deposit, tier } = this.scene.told.objects.offerOf(itemId);
    // A day of one piece costs the same in all.
    if (chance.happens(0.2) && deposit > 0 && !tier) {
      return { price: before + 1_000, deposit: deposit - 1_000, tier: null };
    }
    const price = chance.happens(0.7) ? chance.integer(1_001, most.price) : before;
    return {
      price,
      tier: chance.happens(0.5) ? { from: 2, price: price - chance.integer(1, 300) } : null,
      ...(chance.happens(0.5) && { deposit: 1_000 * chance.integer(0, 12) }),
      ...(chance.happens(0.3) && { deliveryFee: 100 * chance.integer(1, 20) }),
      ...(chance.happens(0.1) && { deliveryFee: null }),
      ...(chance.happens(0.15) && { isForVerified: chance.happens(0.5) }),
    };
  }

  private async restock(itemId: string): Promise<void> {
    const { pieces } = this.scene.told.objects.offerOf(itemId);
    const { chance } = this;
    const fewer = Math.max(1, chance.pick([1, pieces - 1]));
    const edit = { pieces: chance.happens(0.6) ? fewer : Math.min(most.pieces, pieces + 1) };
    await this.objects.edit(itemId, [edit]);
  }

  /** Closes days, most of the time for a while only; now and then another tab opens them at once. */
  private async close({ itemId, start, end }: Days): Promise<void> {
    const { chance, objects } = this;
    const closing = objects.changeDays(itemId, start, end, true);
    if (chance.happens(0.1)) await objects.changeDays(itemId, start, end, false);
    await closing;
    if (chance.happens(0.3)) return;
    const lasts = chance.happens(0.5)
      ? chance.integer(200, 60 * secondMs)
      : chance.integer(1, 20) * hourMs;
    const from = chance.happens(0.7) ? start : dayAfter(startOf(start), 1);
    if (from >= end) return;
    this.at(lasts, () => objects.changeDays(itemId, from, end, false));
  }

  /** Withdraws the object, or pauses it until a day, most of the time for a moment only. */
  private async pause(itemId: string): Promise<void> {
    const { chance, objects } = this;
    const { now } = this.scene.time;
    await objects.offer(itemId, chance.happens(0.5) && dayAfter(now, chance.integer(1, 2)));
    const lasts = chance.happens(0.8)
      ? chance.integer(200, 20_000)
      : chance.integer(1, 60) * minuteMs;
    this.at(lasts, () => objects.offer(itemId, true));
  }

  /** Staff take a meeting point out of use for a moment. */
  private async suspend(point: string): Promise<void> {
    const { chance, objects } = this;
    const { fixtures } = this.scene;
    await objects.offerMeetingPoint(chance.pick(fixtures.staff).id, point, false);
    this.at(chance.integer(200, 20_000), () =>
      objects.offerMeetingPoint(chance.pick(fixtures.staff).id, point, true),
    );
  }
}
