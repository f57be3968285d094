import { dayAfter, startOf } from '../model/days.js';
import { dayMs, hourMs, minuteMs, secondMs } from '../model/durations.js';
import { type Offer, termsOf, type Wish } from '../model/objects/offer.js';
import type { Calls } from './calls.js';
import type { Chance } from './chance.js';
import type { Corrections } from './corrections.js';
import type { Course, RentalRow } from './course.js';
import type { Endings } from './endings.js';
import { account, type Person, type Renter } from './fixtures.js';
import type { Freezing } from './freezing.js';
import type { Owners } from './owners.js';
import type { PaymentReviews } from './payment-reviews.js';
import { payRental, topUp, withdraw } from './payments.js';
import { isAcknowledged, type Scene } from './scene.js';
import type { Treasury } from './treasury.js';

/** A phone of a renter that has paid, with what came from it and what the wallet holds, XAF. */
interface PaidRow {
  renter: string;
  number: string;
  came: number;
  balance: number;
}

/** After it nobody sends money back: staff still have the days to decide what is left to them. */
const lastRefundMs = 30 * dayMs;

/** Who asks for what has been done already, by whomever, is told that it is done. */
const cancels = [
  ...['cancel-request', 'cancel', 'cancel-late', 'cancel-by-owner', 'cancel-by-staff'],
  ...['cancel-suspended', 'cancel-handover', 'admit-absence'],
  ...['admit-not-received', 'settle-not-received'],
];
const refusals = ['refuse', 'expire', 'supersede', 'refuse-suspended'];

/** When owners and staff look at what is new, in ms after the start. */
const looks = [
  ...[15, 30, 45, 70, 100, 130, 180].map((seconds) => seconds * secondMs),
  ...[10, 25, 60, 6 * 60].map((minutes) => minutes * minuteMs),
  ...Array.from({ length: 40 }, (_, day) => (day + 1) * dayMs),
];
/** Later they look once a day while anything is open: money that came late may have made a rental. */
const lastLook = 90 * dayMs;

interface Staff {
  reviews: PaymentReviews;
  treasury: Treasury;
  corrections: Corrections;
}

/** What the members and staff of one history do, all by calls to the API. */
export class Members {
  private readonly chance: Chance;
  private readonly requests = new Set<string>();
  private readonly rentals = new Set<string>();
  private readonly verified: Renter[];

  constructor(
    private readonly scene: Scene,
    private readonly staff: Staff,
    private readonly calls: Calls,
    private readonly courses: readonly Course[],
    private readonly owners: Owners,
    private readonly freezing: Freezing,
  ) {
    this.chance = scene.chance;
    this.verified = scene.fixtures.renters.filter(({ isVerified }) => isVerified);
  }

  /** Plans all that they do; `endings` are dealt for what goes through the gateway. */
  plan(endings: Endings): void {
    const { chance } = this;
    const { fixtures } = this.scene;
    for (const renter of fixtures.renters) {
      this.calls.at(chance.integer(0, 3_000), () =>
        this.staff.corrections.correct(renter, chance.integer(20, 90) * 1_000),
      );
    }
    const [first = '001', second = '001', ...others] = endings.payments;
    for (const ending of [first, second]) {
      this.calls.at(this.soon(), () => this.topUp(chance.pick(this.verified), ending));
    }
    for (const ending of others) {
      this.calls.at(chance.happens(0.8) ? this.soon() : chance.integer(1, 90) * hourMs, () =>
        this.payRental(chance.pick(fixtures.renters), ending),
      );
    }
    this.payTwice(chance.pick(fixtures.renters), chance.pick(fixtures.items));
    for (const [index, ending] of endings.payouts.entries()) {
      const at = index === 0 ? this.soon() : chance.integer(1, 150) * hourMs;
      const renter = chance.pick(this.verified);
      this.calls.at(at, () => this.withdraw(renter, ending));
      if (index === 0)
        this.freeze(renter, at + chance.integer(0, chance.happens(0.5) ? 20 : 2_000));
    }
    const freezeAt = chance.happens(0.5) ? this.soon() : chance.integer(1, 100) * hourMs;
    this.freeze(chance.pick(fixtures.renters), freezeAt);
    const { time } = this.scene;
    for (const ms of looks) time.after(ms + chance.integer(0, 2_000), () => this.look(ms));
  }

  /** Staff freeze a renter for seconds or days, who then tries to take money. */
  private freeze(renter: Renter, at: number): void {
    const { chance } = this;
    const { fixtures } = this.scene;
    const lasts = chance.happens(0.5)
      ? chance.integer(1, 60) * secondMs
      : chance.integer(1, 60) * hourMs;
    const tries = chance.happens(0.5)
      ? () => this.withdraw(renter, '001')
      : () => this.payRental(renter, 'wallet', [chance.pick(fixtures.items)]);
    this.calls.at(at, () => this.freezing.freeze(renter.id, lasts, tries));
  }

  /** Calls of the first minute come close together, so that they meet. */
  private soon(): number {
    return 5_000 + this.chance.integer(0, this.chance.happens(0.5) ? 300 : 20_000);
  }

  private async topUp(as: Person, ending: string): Promise<void> {
    await topUp(this.calls, as, 500 * this.chance.integer(1, 40), ending);
  }

  private async withdraw(as: Renter, ending: string): Promise<void> {
    await withdraw(this.calls, as, 500 * this.chance.integer(1, 20), ending);
  }

  /** Sends what came from a phone, or a part of it, back to it; more than may go back is refused. */
  private async sendBack({ renter, number, came, balance }: PaidRow): Promise<void> {
    const { chance } = this;
    const most = Math.min(came, balance);
    const amount = chance.pick([most, most, Math.floor(most / 2), most + 500]);
    const body = { amount, phoneNumber: number, operationAccountCode: account };
    const payment = { purpose: 'refund', amount, walletAmount: 0 } as const;
    await this.calls.pay('/api/wallet/refunds', { id: renter }, body, payment);
  }

  /** Pays for some days of an item, and for others before it is answered. */
  private payTwice(as: Person, item: Offer): void {
    const at = this.soon();
    for (const ms of [at, at + this.chance.integer(0, 2_000)]) {
      this.calls.at(ms, () => this.payRental(as, 'wallet', [item]));
    }
  }

  /** Pays for an item, or for the next one when it is not free. */
  private async payRental(
    as: Person,
    ending: string,
    items = this.scene.fixtures.items.slice(this.chance.integer(0, 1), this.chance.integer(2, 4)),
    start = dayAfter(this.scene.time.now, this.chance.integer(0, 4)),
  ): Promise<void> {
    const { chance } = this;
    const days = chance.integer(1, 3);
    const part = chance.happens(0.4);
    for (const { id } of items) {
      const item = this.seenOffer(id);
      const end = dayAfter(startOf(start), days);
      const pieces = chance.integer(1, item.pieces);
      const terms = termsOf(item, { start, end, pieces, ...this.fulfilmentOf(item) });
      if (await payRental(this.calls, as, terms, ending, part)) return;
    }
  }

  /** The object as its page showed it: now and then before the owner changed it. */
  private seenOffer(itemId: string): Offer {
    const { chance } = this;
    const { told } = this.scene;
    const offers = told.objects.offers.filter(({ id }) => id === itemId);
    return (chance.happens(0.1) && offers.at(-2)) || told.objects.offerOf(itemId);
  }

  private fulfilmentOf({ deliveryFee }: Offer): Pick<Wish, 'fulfilment' | 'meetingPointId'> {
    const { chance } = this;
    if (deliveryFee !== null && chance.happens(0.5)) {
      return { fulfilment: 'delivery', meetingPointId: null };
    }
    if (chance.happens(0.7)) return { fulfilment: 'pickup', meetingPointId: null };
    const { near, far } = this.scene.fixtures.meetingPoints;
    const meetingPointId = chance.happens(0.1) ? far : chance.pick(near);
    return { fulfilment: 'meeting_point', meetingPointId };
  }

  /** Somebody wants the object of a rental soon after its last day. */
  private payNext({ itemId, renter, end }: RentalRow): void {
    const item = this.scene.fixtures.items.filter(({ id }) => id === itemId);
    const others = this.verified.filter(({ id }) => id !== renter);
    const next = this.chance.pick(others);
    const at = this.chance.integer(0, 20_000);
    const start = dayAfter(startOf(end), this.chance.integer(0, 3));
    this.calls.at(at, () => this.payRental(next, 'wallet', item, start));
  }

  /**
   * Owners answer what is new, renters make up their minds about it, an admin decides reviews.
   * What is read is read within the event; the calls follow.
   */
  private async look(ms: number): Promise<void> {
    for (const request of await this.unseen(this.requests, ['en_attente']))
      this.decideAbout(request);
    for (const rental of await this.unseen(this.rentals, ['acceptee', 'en_cours'])) {
      for (const course of this.courses) course.plan(rental);
      if (this.chance.happens(0.4)) this.payNext(rental);
    }
    if (ms < lastRefundMs) await this.lookAtWallets();
    await this.lookAtDelays();
    await this.staff.reviews.look();
    await this.staff.treasury.look();
    for (const course of this.courses) await course.look();
    if (ms >= Math.max(...looks) && ms < lastLook && (await this.isAnythingOpen())) {
      this.scene.time.after(dayMs, () => this.look(ms + dayMs));
    }
  }

  /** A rental or a payment, also one whose money came late, or an account that is to be deleted: its member may still pay something. */
  private async isAnythingOpen(): Promise<boolean> {
    const [found] = await this.scene.rows<{ open: boolean }>(`
      select exists (select from rentals where status in ('en_attente', 'acceptee', 'en_cours')
          or security_deposit_status = 'held')
        or exists (select from payments where status not in ('succeeded', 'failed'))
        or exists (select from users where deletion_due_at is not null and deleted_at is null) as open`);
    return found?.open || (await this.staff.reviews.findLate()).length > 0;
  }

  /** Rentals of some statuses that are not among `seen`, which they are then. */
  private async unseen(seen: Set<string>, statuses: readonly string[]): Promise<RentalRow[]> {
    const rentals = await this.scene.rows<RentalRow>(
      `select id, item_id as "itemId", renter_id as renter, owner_id as owner, security_deposit as deposit,
         start_date::text as start, end_date::text as end, handover_code as code
       from rentals where status = any($1::"RentalStatus"[]) order by created_at, id`,
      [statuses],
    );
    const fresh = rentals.filter(({ id }) => !seen.has(id));
    for (const { id } of fresh) seen.add(id);
    return fresh;
  }

  /** Some renters whose wallets hold money that came from a phone send it back, some of them twice. */
  private async lookAtWallets(): Promise<void> {
    const paid = await this.scene.rows<PaidRow>(`
      select p.user_id as renter, phone_number as number, sum(coalesce(settled_amount, amount))::int as came,
        a.balance::int as balance
      from payments p
      join ledger_accounts a on a.kind = 'wallet' and a.user_id = p.user_id and a.balance >= 100
      where purpose in ('rental', 'top_up') and status = 'succeeded' and amount > 0
      group by p.user_id, phone_number, a.balance
      order by p.user_id, phone_number`);
    const isOwn = ({ renter }: PaidRow) =>
      this.scene.fixtures.renters.some(({ id }) => id === renter);
    for (const one of paid.filter(isOwn).filter(() => this.chance.happens(0.1))) {
      this.calls.at(0, () => this.sendBack(one));
      if (this.chance.happens(0.3))
        this.calls.at(this.chance.integer(0, 50), () => this.sendBack(one));
    }
  }

  /** Some renters do not wait for an object that is late. */
  private async lookAtDelays(): Promise<void> {
    const delayed = await this.scene.rows<{ id: string; renter: string }>(`
      select id, renter_id as renter from rentals
      where is_delayed and status in ('acceptee', 'en_cours') order by id`);
    for (const { id, renter } of delayed.filter(() => this.chance.happens(0.4))) {
      const at = this.chance.integer(0, 10) * hourMs;
      this.calls.at(at, () => this.update({ id: renter }, id, 'annulée', cancels));
    }
  }

  /** Whether a request is accepted, and whether that lasts until the start day. */
  private decideAbout(request: RentalRow): void {
    const { chance } = this;
    const { id, renter, owner, start } = request;
    this.owners.meet(request);
    const begin = startOf(start) - this.scene.time.now;
    const soon = () => chance.integer(0, chance.happens(0.7) ? 400 : 20_000);
    const answer = chance.pick(['accept', 'accept', 'accept', 'refuse', 'leave'] as const);
    if (answer === 'accept') {
      this.calls.at(soon(), () => this.accept({ id: owner }, id));
    }
    if (answer === 'refuse') {
      this.calls.at(soon(), () => this.refuse({ id: owner }, id));
    }
    if (chance.happens(0.15))
      this.calls.at(soon(), () => this.update({ id: renter }, id, 'annulée', cancels));
    if (begin > 0 && chance.happens(0.25)) {
      const at = chance.integer(0, begin);
      this.calls.at(at, () => this.update({ id: renter }, id, 'annulée', cancels));
    }
    if (begin > 0 && chance.happens(0.1)) {
      const at = chance.integer(0, begin);
      this.calls.at(at, () => this.update({ id: owner }, id, 'annulée', cancels));
    }
  }

  private async accept(owner: Person, rentalId: string): Promise<void> {
    const { time } = this.scene;
    const from = time.now;
    if (!(await this.answerBySms(owner, rentalId, 'OUI')))
      await this.update(owner, rentalId, 'acceptée', ['accept']);
    const { acceptances } = this.scene.told.objects;
    acceptances.push({ rentalId, changeId: null, from, until: time.now });
  }

  private async refuse(owner: Person, rentalId: string): Promise<void> {
    if (!(await this.answerBySms(owner, rentalId, 'NON')))
      await this.update(owner, rentalId, 'refusée', refusals);
  }

  /** @returns whether an SMS had told the owner of the request, and was answered */
  private async answerBySms({ id: by }: Person, rentalId: string, word: 'OUI' | 'NON') {
    const { time, told, sms } = this.scene;
    const from = time.now;
    const outcome = await sms?.answer(rentalId, word);
    if (!outcome) return false;
    told.calls.push({ by, rentalId, from, until: time.now });
    if (outcome === 'accepted') told.transitions.push({ rentalId, events: ['accept'] });
    if (outcome === 'refused') told.transitions.push({ rentalId, events: refusals });
    return true;
  }

  private async update(
    as: Person,
    rentalId: string,
    status: string,
    events: string[],
  ): Promise<void> {
    const body = { rental_id: rentalId, status };
    const path = '/api/rentals/update-status';
    const answers = await this.calls.perhapsTwice({ as, method: 'PUT', path, body });
    if (answers.some((answer) => isAcknowledged(answer.status))) {
      this.scene.told.transitions.push({ rentalId, events });
    }
  }
}
