import { hourMs, secondMs } from '../model/durations.js';
import type { Calls } from './calls.js';
import { account, type Person, phoneNumber } from './fixtures.js';
import type { Freezing } from './freezing.js';
import type { Scene } from './scene.js';

/** Staff suspend some members: owners whose objects are asked for, and renters who wait for an answer. */
export class Suspending {
  constructor(
    private readonly scene: Scene,
    private readonly calls: Calls,
    private readonly freezing: Freezing,
  ) {}

  /** One in the first minute, while much is under way, and another some time later. */
  plan(): void {
    const { chance } = this.scene;
    const { owners, renters } = this.scene.fixtures;
    const times = [chance.integer(8_000, 40_000), chance.integer(1, 120) * hourMs];
    for (const at of times.filter(() => chance.happens(0.5))) {
      const member = chance.pick<Person>(chance.happens(0.6) ? owners : renters);
      const lasts = chance.happens(0.5)
        ? chance.integer(1, 60) * secondMs
        : chance.integer(1, 60) * hourMs;
      this.calls.at(at, () => this.suspend(member, lasts));
    }
  }

  /** What an owner offers is hidden meanwhile; how it is offered afterwards, others may have changed. */
  private async suspend({ id }: Person, lastsMs: number): Promise<void> {
    const { objects } = this.scene.told;
    const own = this.scene.fixtures.items.filter(({ ownerId }) => ownerId === id);
    const before = new Map<string, (string | null)[]>();
    const end = await this.freezing.freeze(
      id,
      lastsMs,
      async (begun) => {
        for (const { id: itemId } of own) {
          before.set(itemId, objects.offeredFrom(itemId, begun));
          objects.availabilities.push({ itemId, offeredFrom: null, ...begun, isCertain: true });
        }
        await this.tryToTopUp({ id });
      },
      'suspension',
    );
    if (!end) return;
    for (const [itemId, dates] of before) {
      for (const offeredFrom of dates)
        objects.availabilities.push({ itemId, offeredFrom, ...end, isCertain: false });
    }
  }

  /** Which is refused, as what the member is answered is judged. */
  private async tryToTopUp(as: Person): Promise<void> {
    const body = {
      amount: 500,
      phoneNumber: phoneNumber('001'),
      operationAccountCode: account,
    };
    await this.calls.once({ as, path: '/api/wallet/top-ups', body });
  }
}
