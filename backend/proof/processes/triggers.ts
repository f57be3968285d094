import { setTimeout as sleep } from 'node:timers/promises';
import { dayAfter, startOf } from '../model/days.js';
import { termsOf } from '../model/objects/offer.js';
import type { Calls } from '../workload/calls.js';
import { createFixtures } from '../workload/fixtures.js';
import { payRental, withdraw } from '../workload/payments.js';
import { beginCalls } from '../workload/play.js';
import { isAcknowledged, type Scene } from '../workload/scene.js';
import type { TriggerCall } from './fault.js';

/** XAF in the wallet of each at the start. */
const funds = 20_000;

/** Members whose calls bring programs to the steps at which faults strike: nothing keeps them from it. */
export class Triggers {
  private turn = 0;

  private constructor(
    private readonly scene: Scene,
    private readonly calls: Calls,
  ) {}

  /** Creates them, beside the members of a history; admins give them money. */
  static async begin(of: Scene, now: Date): Promise<Triggers> {
    const scene = { ...of, fixtures: await createFixtures(of, now) };
    const triggers = new Triggers(scene, beginCalls(scene).calls);
    await Promise.all(scene.fixtures.renters.map(({ id }) => triggers.fund(id)));
    return triggers;
  }

  private async fund(userId: string): Promise<void> {
    const { fixtures, told } = this.scene;
    const { status, body } = await this.calls.once<{ approvalId: string | null }>({
      ...{ as: fixtures.admin, method: 'PUT', path: '/api/users/update-wallet' },
      body: { userId, amount: funds, reason: 'Avance' },
    });
    if (!isAcknowledged(status)) throw new Error(`No funds: ${status} ${JSON.stringify(body)}`);
    const { approvalId } = body;
    if (approvalId === null || (await this.calls.approve(approvalId)))
      told.corrections.push({ userId, amount: funds });
  }

  /**
   * Makes a call by another member each time: what one may begin in ten minutes is limited.
   *
   * @param ending last three digits of the number that pays
   */
  async make(call: TriggerCall, ending: string): Promise<void> {
    const { fixtures, time, told } = this.scene;
    const turn = this.turn++;
    const verified = fixtures.renters.filter(({ isVerified }) => isVerified);
    const renter = verified[turn % verified.length];
    const item = fixtures.items[turn % fixtures.items.length];
    if (!renter || !item) throw new Error('There is no renter, or no object, to make a call with');
    while (await this.isOperatorDown()) await sleep(100);
    if (call === 'withdraw') return void (await withdraw(this.calls, renter, 1_000));
    const start = dayAfter(time.now, 8 + turn);
    const terms = termsOf(told.objects.offerOf(item.id), {
      ...{ start, end: dayAfter(startOf(start), 1), pieces: 1 },
      ...{ fulfilment: 'pickup', meetingPointId: null },
    });
    await payRental(this.calls, renter, terms, call === 'pay' ? ending : '007');
  }

  /** While staff say so, no call is taken. */
  private async isOperatorDown(): Promise<boolean> {
    const open = await this.scene.rows(`select from operator_incidents where status = 'open'`);
    return open.length > 0;
  }
}
