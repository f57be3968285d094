import { randomUUID } from 'node:crypto';
import { longestSkewMs } from '../model/days.js';
import { dayMs } from '../model/durations.js';
import type { Act } from '../model/objects/standing.js';
import { writeSession } from '../model/sessions.js';
import type { Told } from '../model/told.js';
import type { Person } from './fixtures.js';
import { type Answer, isAcknowledged, newKey, type Scene } from './scene.js';

/** A time in which a member's account is to be deleted, in simulated ms, as far as the member knows. */
interface Departure {
  userId: string;
  /** From here the member may be leaving. */
  asked: number;
  /** From here the member certainly is, having been told so. */
  begun?: number;
  /** From here the member may stay again. */
  endAsked?: number;
  ended?: number;
  /** When the account goes, unless it is put off, which the member is not told. */
  dueAt: number;
  /** From when each object may have been offered before. */
  offeredBefore: Map<string, (string | null)[]>;
}

/** A call of a member, as far as it matters whether its member leaves. */
interface MembersCall {
  as: Person;
  method?: string;
  path: string;
  body?: object;
}

interface DeletionView {
  dueAt: string | null;
}

type Payment = Omit<Told['payments'][number], 'id'>;

const path = '/api/account/deletion';
const graceMs = 7 * dayMs;

/** Members have their accounts deleted, and what they are answered meanwhile is judged by what they were told. */
export class Leaving {
  private readonly departures: Departure[] = [];

  constructor(private readonly scene: Scene) {}

  /**
   * A member who has just signed in asks for the deletion, by one call or two.
   *
   * @returns when the account will be deleted, in ms; undefined when that was refused
   */
  async ask(as: Person): Promise<number | undefined> {
    const { time, chance } = this.scene;
    const from = time.now;
    const earlier = this.departures.findLast(
      ({ userId, dueAt, ended }) => userId === as.id && ended === undefined && from <= dueAt,
    );
    const departure: Departure = {
      ...{ userId: as.id, asked: from, dueAt: from + graceMs },
      offeredBefore: earlier?.offeredBefore ?? this.offersOf(as),
    };
    this.departures.push(departure);
    const clicks = chance.happens(0.2) ? 2 : 1;
    const call = { as, path, body: { confirmed: true } };
    const answers = await Promise.all(
      Array.from({ length: clicks }, () =>
        this.scene.client.call<{ code?: string }>({ ...call, key: newKey(this.scene.chance) }),
      ),
    );
    this.scene.told.deletionAsks.push({ userId: as.id, from, until: time.now });
    const strange = answers.filter(
      ({ status, body }) => !isAcknowledged(status) && !refusals.includes(body.code ?? ''),
    );
    for (const { status, body } of strange) {
      this.scene.told.failures.push(`Deletion of ${as.id}: ${status} ${JSON.stringify(body)}`);
    }
    const isCertain = answers.some(({ status }) => isAcknowledged(status));
    const isPossible = isCertain || answers.some(({ tries }) => tries > 1);
    if (!isPossible) {
      this.departures.splice(this.departures.indexOf(departure), 1);
      return undefined;
    }
    // Whoever signs in again reads since when that is: it may have been asked for before, or by the first try.
    const answeredAt = time.now;
    const dueAt = (await this.signIn(as)) ? await this.readDueAt(as) : undefined;
    if (isCertain || dueAt !== undefined) {
      departure.dueAt = dueAt ?? departure.dueAt;
      return this.begin(departure, from, answeredAt);
    }
    this.hide(departure, { from, until: time.now, isCertain: false });
    return undefined;
  }

  private async readDueAt(as: Person): Promise<number | undefined> {
    const { status, body } = await this.scene.client.call<DeletionView>({
      ...{ as, method: 'GET', path, key: newKey(this.scene.chance) },
    });
    return isAcknowledged(status) && body.dueAt ? Date.parse(body.dueAt) : undefined;
  }

  /** A member who leaves keeps the account after all, unless it is deleted by now. */
  async keep(as: Person): Promise<void> {
    const { time } = this.scene;
    const mine = this.departures.filter(({ userId }) => userId === as.id);
    const departure = mine.at(-1);
    // Somebody who has asked twice may have kept it before.
    if (!departure || departure.ended !== undefined) return;
    const from = time.now;
    const mayBeKept = mine.some(({ endAsked }) => endAsked !== undefined);
    for (const one of mine) one.endAsked ??= from;
    const answer = await this.scene.client.call<{ code?: string }>({
      ...{ as, method: 'DELETE', path, key: newKey(this.scene.chance) },
    });
    const { status, body, tries } = answer;
    const act = { from, until: time.now, isCertain: isAcknowledged(status) };
    const isLate = from > departure.dueAt - 2 * longestSkewMs;
    if (!act.isCertain && !isLate && !mayBeKept && tries === 1) {
      this.scene.told.failures.push(`Not kept, ${as.id}: ${status} ${JSON.stringify(body)}`);
    }
    this.offerAgain(departure, act);
    if (!act.isCertain) return;
    for (const one of mine) one.ended ??= time.now;
    this.scene.told.departures.push({ userId: as.id, word: 'kept', from, until: time.now });
  }

  /** By another browser: that is not under test, and its password takes long to check. False for whom it is refused. */
  async signIn({ id }: Person): Promise<boolean> {
    const { time } = this.scene;
    const signInId = randomUUID();
    for (;;) {
      const state = await time.within(() => this.writeSignIn(id, signInId));
      if (state === 'written') this.scene.client.signIns.set(id, signInId);
      if (state !== 'locked') return state === 'written';
      await this.scene.time.pause(50);
    }
  }

  /**
   * The payment of a call that was not acknowledged, but may have been made at its first try, before its
   * member left: members who leave read their payments.
   */
  async findUntold(
    { userId, purpose, amount, walletAmount, asked }: Payment,
    answers: readonly { status: number; tries: number; body: { code?: string } }[],
  ): Promise<string | undefined> {
    const isUnknown = answers.some(
      ({ status, tries, body }) =>
        tries > 1 && !isAcknowledged(status) && outs.includes(body.code ?? ''),
    );
    if (!isUnknown) return undefined;
    const told = this.scene.told.payments.map(({ id }) => id);
    return this.scene.time.within(async () => {
      const [row] = await this.scene.rows<{ id: string }>(
        `select id from payments
           where user_id = $1 and purpose = $2::"PaymentPurpose" and amount = $3 and wallet_amount = $4
             and created_at between $5 and $6 and id <> all($7::uuid[])
           order by id limit 1`,
        [
          ...[userId, purpose, amount, walletAmount],
          ...[new Date(asked.from - longestSkewMs), new Date(asked.until + longestSkewMs), told],
        ],
      );
      return row?.id;
    });
  }

  /** Keeps an answer that cannot be: whoever leaves changes nothing, and nobody else is refused as leaving. */
  judge(
    { as, method = 'POST', path: called, body }: MembersCall,
    askedAt: number,
    answer: Answer<{ code?: string }>,
  ): void {
    const { now } = this.scene.time;
    const isLeaving = this.departures.some(
      ({ userId, dueAt, begun = Infinity, endAsked = Infinity }) =>
        userId === as.id &&
        begun <= askedAt &&
        now <= Math.min(endAsked, dueAt - 2 * longestSkewMs),
    );
    const what = `${called} ${JSON.stringify(body)} of ${as.id}`;
    if (isLeaving && method !== 'GET' && isAcknowledged(answer.status)) {
      this.scene.told.failures.push(`Leaving, and done: ${what}`);
    }
    const perhaps = this.departures.filter(
      ({ asked, ended = Infinity }) => asked <= now && askedAt <= ended,
    );
    if (answer.body.code === 'account-leaving' && perhaps.length === 0) {
      this.scene.told.failures.push(`Refused as leaving: ${what}`);
    }
    const hasAsked = this.departures.some(({ userId }) => userId === as.id);
    if (answer.status === 401 && !hasAsked) this.scene.told.failures.push(`Signed out: ${what}`);
  }

  private begin(departure: Departure, from: number, until: number): number {
    const { userId, dueAt } = departure;
    departure.begun = until;
    this.scene.told.departures.push({ userId, word: 'leaving', from, until });
    this.hide(departure, { from, until, isCertain: true });
    // What stands in the way by then is not told to the member at once: objects may be offered again.
    this.scene.time.after(dueAt - 2 * longestSkewMs - this.scene.time.now, () => {
      if (departure.ended !== undefined) return;
      this.offerAgain(departure, {
        from: dueAt - 2 * longestSkewMs,
        until: Infinity,
        isCertain: false,
      });
    });
    return dueAt;
  }

  private offersOf(as: Person): Departure['offeredBefore'] {
    const { now } = this.scene.time;
    const own = this.scene.fixtures.items.filter(({ ownerId }) => ownerId === as.id);
    return new Map(
      own.map(({ id }) => [id, this.scene.told.objects.offeredFrom(id, { from: now, until: now })]),
    );
  }

  private hide({ offeredBefore }: Departure, act: Act): void {
    for (const itemId of offeredBefore.keys()) {
      this.scene.told.objects.availabilities.push({ itemId, offeredFrom: null, ...act });
    }
  }

  private offerAgain({ offeredBefore }: Departure, act: Act): void {
    for (const [itemId, dates] of offeredBefore) {
      for (const offeredFrom of dates)
        this.scene.told.objects.availabilities.push({ itemId, offeredFrom, ...act });
    }
  }

  /** Does not wait for a lock that a transaction of the product holds. */
  private async writeSignIn(userId: string, id: string): Promise<string> {
    const [user] = await this.scene.rows<{ gone: boolean }>(
      'select deleted_at is not null as gone from users where id = $1 for key share skip locked',
      [userId],
    );
    if (!user) return 'locked';
    if (user.gone) return 'refused';
    await writeSession(this.scene, { id, userId, now: new Date(this.scene.time.now) });
    return 'written';
  }
}

/** Why a deletion may be refused: something is open, or another call has just begun it. */
const refusals = ['deletion-not-possible', 'unauthenticated', 'reauthentication-required'];
/** How a call ends whose member has left since its first try, or was suspended. */
const outs = ['account-leaving', 'account-suspended', 'unauthenticated'];
