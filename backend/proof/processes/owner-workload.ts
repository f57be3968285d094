import { setTimeout as sleep } from 'node:timers/promises';
import { dayAfter } from '../model/days.js';
import { ChangeObjects } from '../model/objects/change-objects.js';
import type { Offer } from '../model/objects/offer.js';
import type { Calls } from './calls.js';
import type { Cluster } from './cluster.js';
import type { Fixtures, Person } from './fixtures.js';
import type { OwnerAct } from './plan.js';

const mostPieces = 4;

/** What owners change about their objects while members ask for them; keeps what was acknowledged. */
export class OwnerWorkload {
  private readonly objects: ChangeObjects;
  private turn = 0;

  constructor(
    { database }: Cluster,
    private readonly calls: Calls,
    private readonly fixtures: Fixtures,
  ) {
    const people = new Map([...fixtures.owners, fixtures.admin].map((one) => [one.id, one]));
    this.objects = new ChangeObjects(
      {
        now: () => calls.now(),
        call: (id, method, path, body) => {
          const call = { as: people.get(id) as Person, method, body };
          const clicks = ++this.turn % 3 === 0 ? 2 : 1;
          return Promise.all(
            Array.from({ length: clicks }, () =>
              calls.client.mutate<{ code?: string }>(path, call),
            ),
          );
        },
        look: (work) => work(database.rows.bind(database)),
      },
      calls.told,
    );
  }

  /** One act of the plan, and what ends it after some ms of real time. */
  async act({ item, what, from, days, price, deposit, lasts }: OwnerAct): Promise<void> {
    const { id } = this.fixtures.items[item % this.fixtures.items.length] as Offer;
    const { objects } = this;
    if (what === 'price') await objects.edit(id, [{ price, tier: null, deposit }]);
    if (what === 'two prices') {
      const other = { price: price - 1, tier: { from: 2, price: price - 500 } };
      await objects.edit(id, [{ price, tier: null, deposit }, other]);
    }
    if (what === 'stock') await this.restock(id);
    if (what === 'pause') {
      await objects.offer(id, days === 1 ? false : dayAfter(this.calls.now(), from));
      await sleep(lasts);
      await objects.offer(id, true);
    }
    if (what === 'close') {
      const [start, end] = this.days(from, days);
      await objects.changeDays(id, start, end, true);
      await sleep(lasts);
      await objects.changeDays(id, start, end, false);
    }
  }

  /** On each day another object is closed from tomorrow on and has another stock; the one before is open again. */
  async passDay(day: number): Promise<void> {
    const { items, admin, meetingPoints } = this.fixtures;
    const { objects } = this;
    const [today, before] = [day, day - 1].map((one) => items[one % items.length] as Offer);
    const [start, end] = this.days(1, 2);
    await Promise.all([
      today && objects.changeDays(today.id, start, end, true),
      today && this.restock(today.id),
      before && objects.changeDays(before.id, ...this.days(0, 2), false),
      objects.offerMeetingPoint(admin.id, meetingPoints.near, day % 2 === 0),
    ]);
  }

  /** One piece less, or as many as there may be. */
  private async restock(itemId: string): Promise<void> {
    const { pieces } = this.calls.told.objects.offerOf(itemId);
    await this.objects.edit(itemId, [{ pieces: pieces > 1 ? pieces - 1 : mostPieces }]);
  }

  private days(from: number, count: number): [start: string, end: string] {
    const now = this.calls.now();
    return [dayAfter(now, from), dayAfter(now, from + count)];
  }
}
