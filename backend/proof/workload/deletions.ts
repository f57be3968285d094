import { dayAfter, startOf } from '../model/days.js';
import { dayMs, hourMs, minuteMs } from '../model/durations.js';
import { termsOf } from '../model/objects/offer.js';
import { balanceOf } from './balance-of.js';
import type { Calls } from './calls.js';
import type { Chance } from './chance.js';
import type { Corrections } from './corrections.js';
import type { Person } from './fixtures.js';
import type { Leaving } from './leaving.js';
import { payRental, topUp } from './payments.js';
import { isAcknowledged, type Scene } from './scene.js';

/** When members think of leaving: in the first minute, when all is open, and when most is settled. */
const counts = { early: 1, late: 3 } as const;
const lateDays = { from: 6, to: 33 } as const;

/** Members who have their accounts deleted: just as they do other things, and some take it back. */
export class Deletions {
  private readonly chance: Chance;

  constructor(
    private readonly scene: Scene,
    private readonly calls: Calls,
    private readonly leaving: Leaving,
    private readonly corrections: Corrections,
  ) {
    this.chance = scene.chance;
  }

  plan(): void {
    const { chance } = this;
    const { owners, renters } = this.scene.fixtures;
    const members = [...renters, ...owners];
    for (let count = 0; count < counts.early; count++) {
      const member = chance.pick(members);
      this.calls.at(chance.integer(5_000, 25_000), () => this.leave(member));
    }
    for (let count = 0; count < counts.late; count++) {
      const member = chance.pick(members);
      const at = chance.integer(lateDays.from * 24 * 60, lateDays.to * 24 * 60) * minuteMs;
      this.calls.at(at, async () => {
        if (chance.happens(0.9)) await this.emptyWallet(member);
        if (chance.happens(0.3)) this.meet(member);
        if (chance.happens(0.2)) await this.emptyWallet(member);
        if (chance.happens(0.4)) await this.topUpLate(member);
        await this.leave(member);
      });
    }
  }

  /** What an operator does not pay out, staff do, and correct the wallet. */
  private async emptyWallet(member: Person): Promise<void> {
    const balance = await balanceOf(this.scene, member.id);
    if (balance > 0) await this.corrections.correct(member, -balance);
  }

  /** Something else about a member at the moment at which the deletion is asked for. */
  private meet(member: Person): void {
    const { chance } = this;
    const act = chance.pick(['top up', 'rent', 'let', 'correct'] as const);
    this.calls.at(chance.integer(0, 40), () => {
      if (act === 'top up') return this.topUp(member);
      if (act === 'correct') return this.corrections.correct(member, 1_000);
      return act === 'rent' ? this.rent(member) : this.rentOf(member);
    });
  }

  private async leave(member: Person): Promise<void> {
    const { chance, leaving } = this;
    if (!(await leaving.signIn(member))) return;
    const dueAt = await leaving.ask(member);
    if (dueAt === undefined) return;
    const about = () => dueAt - this.scene.time.now + chance.integer(-500, 10 * minuteMs + 500);
    const fate = chance.pick(['keep', 'keep at the last', 'go', 'go', 'go', 'money', 'money late']);
    // Signed in again, though nothing but reading and keeping the account is left to do.
    this.calls.at(chance.integer(0, 6 * 24) * hourMs, async () => {
      if (!(await leaving.signIn(member))) return;
      await chance.pick([() => this.topUp(member), () => this.rent(member)])();
    });
    this.calls.at(chance.integer(0, 30_000), () => this.rentOf(member));
    if (chance.happens(0.4)) this.report(member);
    if (fate === 'keep') this.keepAt(member, chance.integer(0, 6 * 24) * hourMs);
    if (fate === 'keep at the last') this.keepAt(member, about());
    if (fate === 'money')
      this.calls.at(chance.integer(1, 160) * hourMs, () => this.corrections.correct(member, 500));
    if (fate === 'money late') this.calls.at(about(), () => this.corrections.correct(member, 500));
    this.calls.at(8 * dayMs, () => this.corrections.correct(member, 500));
  }

  private keepAt(member: Person, ms: number): void {
    this.calls.at(ms, async () => {
      if (await this.leaving.signIn(member)) await this.leaving.keep(member);
    });
  }

  /** Somebody reports whoever leaves; staff look into most of it some day. */
  private report(member: Person): void {
    const { chance, calls } = this;
    const { renters, admin } = this.scene.fixtures;
    const reporter = chance.pick(renters.filter(({ id }) => id !== member.id));
    const body = { kind: 'member', subjectId: member.id, reason: 'scam' };
    calls.at(chance.integer(0, 7 * 24) * hourMs, async () => {
      const made = await calls.once<{ id: string }>({ as: reporter, path: '/api/reports', body });
      if (!isAcknowledged(made.status) || chance.happens(0.3)) return;
      const path = `/api/admin/reports/${made.body.id}`;
      calls.at(chance.integer(1, 20 * 24) * hourMs, async () => {
        await calls.once({ as: admin, path: `${path}/take` });
        const closing = { outcome: 'nothing', reason: 'Rien à reprocher' };
        await calls.once({ as: admin, path: `${path}/close`, body: closing });
      });
    });
  }

  /** The operator says soon that it failed, and hours later that it came: its member has left by then. */
  private async topUpLate(member: Person): Promise<void> {
    await this.topUp(member, '024');
    await this.scene.time.pause(this.chance.integer(2, 10) * minuteMs);
  }

  private async topUp(as: Person, ending?: string): Promise<void> {
    await topUp(this.calls, as, 1_000, ending);
  }

  private rent(as: Person): Promise<void> {
    const others = this.scene.fixtures.items.filter(({ ownerId }) => ownerId !== as.id);
    return this.request(as, this.chance.pick(others).id);
  }

  /** Somebody asks for an object of a member who leaves, if there is one. */
  private async rentOf({ id }: Person): Promise<void> {
    const [item] = this.scene.fixtures.items.filter(({ ownerId }) => ownerId === id);
    const renters = this.scene.fixtures.renters.filter((one) => one.isVerified && one.id !== id);
    if (item) await this.request(this.chance.pick(renters), item.id);
  }

  private async request(as: Person, itemId: string): Promise<void> {
    const start = dayAfter(this.scene.time.now, this.chance.integer(1, 3));
    const item = this.scene.told.objects.offerOf(itemId);
    const terms = termsOf(item, {
      ...{ start, end: dayAfter(startOf(start), 1), pieces: 1 },
      ...{ fulfilment: 'pickup', meetingPointId: null },
    });
    await payRental(this.calls, as, terms, '001');
  }
}
