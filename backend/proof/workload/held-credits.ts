import { dayAfter, startOf } from '../model/days.js';
import { hourMs, minuteMs } from '../model/durations.js';
import type { Told } from '../model/told.js';
import { balanceOf } from './balance-of.js';
import type { Calls } from './calls.js';
import { withdraw } from './payments.js';
import { type ForgetfulGateway, isAcknowledged, type Scene } from './scene.js';

/** A success that the gateway knows no more. */
interface Forgotten {
  id: string;
  reference: string;
  purpose: 'top_up' | 'rental';
  userId: string;
  /** The phone that paid. */
  number: string;
  /** XAF that came. */
  amount: number;
  /** XAF that the gateway had kept of it. */
  fees: number;
  /** How many faults had struck by then. */
  struck: number;
}

type Bearer = Told['undone'][number]['bearer'];

/** The reports of the night are written by then, after a crash as well. */
const morningMs = 10 * hourMs;

/**
 * In most histories the gateway forgets a payment that has succeeded, until what it credited is held in the wallet: it
 * remembers it then, or two admins put it right, perhaps as money that never came.
 */
export class HeldCredits {
  constructor(
    private readonly scene: Scene,
    private readonly calls: Calls,
    private readonly gateway: ForgetfulGateway,
  ) {}

  /** The first night is hours away by then. */
  plan(): void {
    const { chance } = this.scene;
    if (chance.happens(0.8)) this.calls.at(chance.integer(4, 30) * minuteMs, () => this.forget());
  }

  private async forget(): Promise<void> {
    const payment = await this.pick();
    if (!payment) return;
    await this.gateway.forget(payment.reference);
    this.inTheMorning(2, () => this.settle(payment));
  }

  /** One of the payments that have succeeded, of two in three a top-up when there is one. */
  private pick(): Promise<Forgotten | undefined> {
    const { chance, time } = this.scene;
    return time.within(async () => {
      const rows = await this.scene.rows<Omit<Forgotten, 'fees' | 'struck'>>(`
        select id, reference, purpose::text, user_id as "userId", phone_number as number,
          coalesce(settled_amount, amount) as amount
        from payments p
        where status = 'succeeded' and amount > 0 and purpose in ('top_up', 'rental')
          and not exists (select from approvals where subject_id = p.id::text)
        order by created_at, id`);
      const topUps = rows.filter(({ purpose }) => purpose === 'top_up');
      const some = topUps.length > 0 && chance.happens(0.67) ? topUps : rows;
      if (some.length === 0) return undefined;
      const payment = chance.pick(some);
      const line = (await this.scene.gateway.book()).find(
        (one) => one.merchant_reference_id === payment.reference,
      );
      return { ...payment, fees: line?.fees ?? 0, struck: this.gateway.faults() };
    });
  }

  /** After the second night without it. */
  private async settle(payment: Forgotten): Promise<void> {
    const { chance } = this.scene;
    const { reference, purpose, amount, fees } = payment;
    if (!(await this.isHeld(payment))) {
      this.requireUnlessStruck(payment, 'Not held, though the gateway does not know it');
      await this.gateway.remember(reference);
      return;
    }
    if (purpose === 'top_up') await this.takeHeld(payment);
    const fate = chance.pick(['found', 'confirm', 'undo'] as const);
    if (fate === 'undo' && purpose === 'top_up' && fees === 0) {
      const bearer = chance.pick<Bearer>(['member', 'member', 'loka']);
      if (await this.putRight(payment, 0, bearer))
        this.scene.told.undone.push({ ...payment, bearer });
      else await this.gateway.remember(reference);
      return;
    }
    if (fate === 'confirm') await this.putRight(payment, amount, 'member');
    await this.gateway.remember(reference);
    const struck = this.gateway.faults();
    this.inTheMorning(1, async () => {
      if (await this.isHeld(payment))
        this.requireUnlessStruck({ ...payment, struck }, 'Held, though the gateway knows it again');
    });
  }

  /** The member wants all that the wallet holds, then what of it is free. */
  private async takeHeld({ userId, amount: held }: Forgotten): Promise<void> {
    const balance = () => balanceOf(this.scene, userId);
    const before = await balance();
    if ((await this.withdraw(userId, before)) && (await balance()) < held)
      this.scene.told.failures.push(`Held, and gone from the wallet: ${before} of ${userId}`);
    const free = (await balance()) - held;
    if (free > 0) await this.withdraw(userId, free);
  }

  private async withdraw(userId: string, amount: number): Promise<boolean> {
    const as = this.scene.fixtures.renters.find(({ id }) => id === userId);
    if (!as || amount <= 0) return false;
    return withdraw(this.calls, as, amount);
  }

  /** Whether the second admin was told that it is done. */
  private async putRight({ id }: Forgotten, movedAmount: number, bearer: Bearer): Promise<boolean> {
    const { admin } = this.scene.fixtures;
    const said = { reason: 'Relevé du gestionnaire', proof: 'Son livre' };
    const { status, body } = await this.calls.once<{ waiting: { approvalId: string }[] }>({
      ...{ as: admin, path: `/api/admin/payments/${id}/put-right` },
      body: { movedAmount, bearer, ...said },
    });
    const [waiting] = isAcknowledged(status) ? body.waiting : [];
    return waiting ? this.calls.approve(waiting.approvalId) : false;
  }

  private isHeld({ id }: Forgotten): Promise<boolean> {
    return this.scene.time.within(async () => {
      const held = await this.scene.rows(
        'select from held_credits where payment_id = $1 and released_at is null',
        [id],
      );
      return held.length > 0;
    });
  }

  /** A fault may have taken a night's report, or the gateway's answer to it. */
  private requireUnlessStruck({ id, struck }: Forgotten, problem: string): void {
    if (this.gateway.faults() === struck)
      this.scene.told.failures.push(`${problem}: payment ${id}`);
  }

  private inTheMorning(days: number, act: () => Promise<unknown>): void {
    const { time, chance } = this.scene;
    const at = startOf(dayAfter(time.now, days)) + morningMs + chance.integer(0, 8) * hourMs;
    this.calls.at(at - time.now, act);
  }
}
