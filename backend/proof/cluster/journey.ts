import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { addDays, dayOf } from '../../src/kernel/day.js';
import { dayMs } from '../../src/kernel/duration.js';
import { signature } from '../../src/modules/auth/sessions/access-token.js';
import { phoneNumber, phoneOf } from '../model/phones.js';
import { accessToken } from '../model/sessions.js';
import type { Database } from '../processes/database.js';
import { Chance } from '../workload/chance.js';
import { createFixtures, type Fixtures, type Person } from '../workload/fixtures.js';

/** How long a call is repeated, and a payment waited for, in ms. */
const patienceMs = 60_000;

/** What members do, all of it through the proxy, as sites do it: repeated under the same key until it is answered. */
export class Journey {
  /** Ids of the top-ups that were taken. */
  readonly acknowledged: string[] = [];
  private walks = 0;

  private constructor(
    private readonly origin: string,
    private readonly fixtures: Fixtures,
  ) {}

  static async begin(origin: string, database: Database): Promise<Journey> {
    const rows = database.rows.bind(database);
    const fixtures = await createFixtures({ rows, chance: new Chance('cluster') }, new Date());
    return new Journey(origin, fixtures);
  }

  /** Looks for objects, tops up, sends a picture, and asks for an object, which is paid. */
  async walk(origin = this.origin): Promise<void> {
    const { renters, items } = this.fixtures;
    // A member has one undecided request for an object at most.
    const item = items[this.walks % items.length];
    const renter = renters[Math.floor(this.walks / items.length) * 2];
    if (!renter || !item) throw new Error('No fixtures are left');
    await this.call(origin, '/items?limit=5');
    await this.topUp(origin);
    await this.sendPicture(origin, renter);
    const start = addDays(dayOf(new Date()), 3);
    this.walks++;
    const { paymentId } = await this.call<{ paymentId: string }>(origin, '/api/payment', renter, {
      ...{
        totalPrice: item.price + item.deposit,
        deposit: item.deposit,
        walletAmount: 0,
        item: 'Perceuse',
        itemId: item.id,
      },
      ...{ startDate: start, endDate: addDays(start, 1), pieces: 1, notes: 'Glass' },
      ...{ fulfilment: 'pickup', meetingPointId: null },
      ...phoneOf(phoneNumber('001')),
    });
    await this.decided(origin, renter, paymentId);
  }

  /** @returns after how many ms the payment was decided */
  async topUp(origin = this.origin): Promise<number> {
    const { renters, owners } = this.fixtures;
    // Each may begin so many payments in some minutes, and no more.
    const payers = [...renters.slice(1), ...owners];
    const renter = payers[this.acknowledged.length % payers.length];
    if (!renter) throw new Error('No fixtures are left');
    const beganAt = performance.now();
    const body = { amount: 500, ...phoneOf(phoneNumber('001')) };
    const { paymentId } = await this.call<{ paymentId: string }>(
      origin,
      '/api/wallet/top-ups',
      renter,
      body,
    );
    this.acknowledged.push(paymentId);
    await this.decided(origin, renter, paymentId);
    return Math.round(performance.now() - beganAt);
  }

  private async decided(origin: string, as: Person, paymentId: string): Promise<void> {
    const deadline = performance.now() + patienceMs;
    while (performance.now() < deadline) {
      const { status } = await this.call<{ status: string }>(
        origin,
        `/api/payment/${paymentId}`,
        as,
      );
      if (status === 'succeeded') return;
      if (status === 'failed') throw new Error(`Payment ${paymentId} failed`);
      await sleep(100);
    }
    throw new Error(`Payment ${paymentId} is not decided after ${patienceMs} ms`);
  }

  private async sendPicture(origin: string, as: Person): Promise<void> {
    const create = { width: 64, height: 48, channels: 3, background: 'black' } as const;
    const content = await sharp({ create }).jpeg().toBuffer();
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(content)]), 'photo.jpg');
    const headers = { authorization: bearer(as) };
    const sent = await fetch(`${origin}/api/uploads?preset=avatar`, {
      ...{ method: 'POST', headers, body: form },
    });
    if (sent.status !== 201) throw new Error(`A picture: ${sent.status} ${await sent.text()}`);
  }

  /** Repeated while nobody answers, or what it needs is away. */
  private async call<T>(origin: string, path: string, as?: Person, body?: object): Promise<T> {
    const key = randomUUID();
    const deadline = performance.now() + patienceMs;
    for (;;) {
      const answer = await fetch(origin + path, {
        method: body ? 'POST' : 'GET',
        headers: {
          ...(as && { authorization: bearer(as) }),
          ...(body && { 'content-type': 'application/json', 'idempotency-key': key }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(20_000),
      }).catch((error: unknown) => error as Error);
      if (!(answer instanceof Error) && answer.ok) return (await answer.json()) as T;
      const isAway = answer instanceof Error || [409, 500, 502, 503, 504].includes(answer.status);
      const reason = answer instanceof Error ? answer : `${answer.status} ${await answer.text()}`;
      if (!isAway || performance.now() > deadline) throw new Error(`${path}: ${reason}`);
      await sleep(100);
    }
  }
}

function bearer({ id: userId }: Person): string {
  const session = { userId, sessionId: userId, secret: signature.key };
  return `Bearer ${accessToken(session, Date.now(), dayMs)}`;
}
