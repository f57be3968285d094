import { dayAfter, startOf } from '../model/days.js';
import { dayMs, hourMs, minuteMs, secondMs } from '../model/durations.js';
import type { Calls } from './calls.js';
import type { Chance } from './chance.js';
import type { Course, RentalRow } from './course.js';
import { account, type Person, phoneNumber } from './fixtures.js';
import type { PaymentReviews } from './payment-reviews.js';
import { isAcknowledged, type Scene } from './scene.js';

/** What a rental's page says of its last day. */
interface RentalView {
  end_date: string;
  change: OpenChange | null;
}

interface OpenChange {
  id: string;
  old_end_date: string;
  new_end_date: string;
  /** XAF. */
  amount: number;
}

type Kind = 'extension' | 'shortening';
type Ask = { kind: Kind; asker: Person; other: Person };

/** How payments for more days end at the gateway, or that the wallet pays alone; the slowest are few. */
const endings = [
  ...['wallet', 'wallet', '001', '001', '002', '008', '010', '011', '013', '013', '013', '014'],
];
/** When a renter pays for more days that the owner has accepted. */
const times = [
  ...(['at once', 'at once', 'at once', 'at once'] as const),
  ...(['soon', 'soon', 'at the last', 'late', 'never'] as const),
];
/** It succeeds after 20 minutes. */
const slow = '016';

/** How rentals become longer, for a payment, or shorter. */
export class Changes implements Course {
  private readonly chance: Chance;

  constructor(
    private readonly scene: Scene,
    private readonly calls: Calls,
    private readonly reviews: PaymentReviews,
  ) {
    this.chance = scene.chance;
  }

  plan(rental: RentalRow): void {
    const { chance } = this;
    if (!chance.happens(0.8)) return;
    const over = startOf(rental.end) + dayMs - this.scene.time.now;
    const at = chance.happens(0.4) ? chance.integer(0, 20_000) : chance.integer(0, over);
    this.calls.at(at, () => this.changeAgain(rental, chance.pick([1, 1, 2])));
  }

  async look(): Promise<void> {}

  /** The parties speak of another last day so many times, one after the other. */
  private async changeAgain(rental: RentalRow, times: number): Promise<void> {
    let { end } = rental;
    for (let count = 0; count < times; count++) {
      end = (await this.change(rental, end)) ?? end;
      await this.scene.time.pause(this.chance.integer(1, 30) * minuteMs);
    }
  }

  /** @returns the last day afterwards, as far as its parties have been told */
  private async change({ id, renter, owner }: RentalRow, end: string): Promise<string | undefined> {
    const { chance } = this;
    const kind: Kind = chance.happens(0.65) ? 'extension' : 'shortening';
    const by = kind === 'extension' || chance.happens(0.5) ? 'renter' : 'owner';
    const parties = { renter: { id: renter }, owner: { id: owner } };
    const asker = parties[by];
    const other = parties[by === 'renter' ? 'owner' : 'renter'];
    const days = kind === 'extension' ? chance.integer(1, 2) : -chance.integer(1, 2);
    const newEnd = dayAfter(startOf(end), days);
    const asked = await this.calls.once<RentalView>({
      as: asker,
      path: `/api/rentals/${id}/changes`,
      body: { kind, new_end_date: newEnd, reason: 'Le chantier dure' },
    });
    if (!isAcknowledged(asked.status)) return undefined;
    this.scene.told.asks.push({ rentalId: id, by, newEnd });
    const { change } = asked.body;
    if (change?.new_end_date !== newEnd) return undefined;
    return this.follow(id, change, { kind, asker, other });
  }

  /** What becomes of a change that waits for an answer. */
  private async follow(
    rentalId: string,
    change: OpenChange,
    { kind, asker, other }: Ask,
  ): Promise<string | undefined> {
    const { chance } = this;
    await this.scene.time.pause(
      chance.happens(0.6) ? chance.integer(0, 400) : chance.integer(1, 26 * 60) * minuteMs,
    );
    const answers = ['accept', 'accept', 'accept', 'accept', 'refuse', 'withdraw', 'none'] as const;
    const answer = chance.pick(answers);
    if (answer === 'none') return undefined;
    const as = answer === 'withdraw' ? asker : other;
    const end = await this.answer(as, rentalId, change, answer, kind);
    if (answer === 'accept' && end && kind === 'extension') {
      await this.payFor(asker, rentalId, change);
      return change.new_end_date;
    }
    return end;
  }

  /** @returns the last day as the answer tells it; undefined when it is refused */
  private async answer(
    as: Person,
    rentalId: string,
    { id }: OpenChange,
    answer: 'accept' | 'refuse' | 'withdraw',
    kind: Kind,
  ): Promise<string | undefined> {
    const path = `/api/rentals/${rentalId}/changes/${id}/${answer}`;
    const { time } = this.scene;
    const from = time.now;
    const answers = await this.calls.perhapsTwice<RentalView>({ as, path });
    if (answer === 'accept') {
      const { acceptances } = this.scene.told.objects;
      acceptances.push({ rentalId, changeId: id, from, until: time.now });
    }
    const told = answers.find(({ status }) => isAcknowledged(status));
    if (told) this.scene.told.transitions.push({ rentalId, events: [`${answer}-${kind}`] });
    return told?.body.end_date;
  }

  /** In time, by two payments at once, too late, or not at all; some think better of it meanwhile. */
  private async payFor(renter: Person, rentalId: string, change: OpenChange): Promise<void> {
    const { chance, calls } = this;
    const { time } = this.scene;
    const when = chance.pick(times);
    if (when === 'soon') await time.pause(chance.integer(1, 60) * minuteMs);
    if (when === 'at the last') await time.pause(chance.integer(100 * 60, 120 * 60) * secondMs);
    if (when === 'late') await time.pause(chance.integer(2, 5) * hourMs);
    if (when === 'never' || chance.happens(0.15)) {
      const ms = chance.integer(0, 5_000);
      calls.at(ms, () => this.answer(renter, rentalId, change, 'withdraw', 'extension'));
    }
    if (when === 'never') return;
    if (chance.happens(0.25))
      calls.at(chance.integer(0, 5_000), () => this.pay(renter, change, 'wallet'));
    await this.pay(renter, change, when === 'at the last' ? slow : chance.pick(endings));
    // While the days are held still.
    const soon = chance.integer(1, 10) * minuteMs;
    this.scene.time.after(soon, () => this.reviews.look());
  }

  private async pay(renter: Person, change: OpenChange, ending: string): Promise<void> {
    const { id, amount: total, old_end_date: oldEnd, new_end_date: newEnd } = change;
    const isPart = this.chance.happens(0.3);
    const walletAmount = ending === 'wallet' ? total : isPart ? Math.floor(total / 3) : 0;
    const body = {
      changeId: id,
      totalPrice: total,
      walletAmount,
      ...(ending !== 'wallet' && {
        phoneNumber: phoneNumber(ending),
        operationAccountCode: account,
      }),
    };
    await this.calls.pay('/api/payment/extension', renter, body, {
      purpose: 'extension',
      amount: total - walletAmount,
      walletAmount,
      extension: { id, oldEnd, newEnd },
    });
  }
}
