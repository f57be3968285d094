import { describe, expect, it } from 'vitest';
import { Clock } from '../src/platform/clock.js';
import { Db } from '../src/platform/database/prisma.js';
import { provided, useApi } from './support/api.js';
import { setNow } from './support/clock.js';
import { answered, deadlocks, tally } from './support/concurrency.js';
import { aMember, anItem, type Person } from './support/factories.js';
import { aRequest, updateStatus, walletOf } from './support/rentals.js';

useApi();

/** Owners and renters; `make storm` makes it larger. */
const size = Number(process.env.STORM_SIZE ?? 6);
/** Requests of one renter that the limit of charges lets through without waiting. */
const atOnce = 5;

type Request = Awaited<ReturnType<typeof aRequest>>;

/** Every renter asks every owner, but for themselves, for the same days. */
async function requestsOf(renters: Person[], owners: Person[]): Promise<Request[][]> {
  const all: Request[][] = [];
  for (let from = 0; from < owners.length; from += atOnce) {
    setNow(new Date(provided(Clock).now().getTime() + 600_000));
    const some = owners.slice(from, from + atOnce).map(async (owner) => {
      const { id: itemId } = await anItem({ owner });
      const requests: Request[] = [];
      for (const renter of renters) {
        if (renter !== owner) requests.push(await aRequest({ owner, itemId, renter }));
      }
      return requests;
    });
    all.push(...(await Promise.all(some)));
  }
  return all;
}

const people = (count: number) =>
  Promise.all(Array.from({ length: count }, () => aMember({ verified: true })));

describe(`${size} owners who accept at the same moment`, () => {
  it('each another of the same renters, do so without a deadlock', async () => {
    const renters = await people(size);
    const requests = await requestsOf(renters, await people(size));
    const chosen = requests.map((own, index) => own[index] as Request);
    const before = await deadlocks();
    const answers = await Promise.all(
      chosen.map(({ owner, id }) => answered(() => updateStatus(owner, id, 'acceptée'))),
    );
    expect(tally(answers)).toEqual({ 200: size });
    expect(await deadlocks()).toBe(before);
    const refunded = { balance: (size - 1) * 35_000, withdrawable: (size - 1) * 35_000 };
    expect(await Promise.all(renters.map(walletOf))).toEqual(Array(size).fill(refunded));
  }, 600_000);

  it('and rent from each other, while renters cancel, do so without a deadlock', async () => {
    const members = await people(size);
    const requests = await requestsOf(members, members);
    const before = await deadlocks();
    const answers = await Promise.all(
      requests.flatMap(([first, second]) => [
        answered(() => updateStatus((first as Request).owner, (first as Request).id, 'acceptée')),
        answered(() => updateStatus((second as Request).renter, (second as Request).id, 'annulée')),
      ]),
    );
    expect(await deadlocks()).toBe(before);
    // A cancellation comes too late where the acceptance has superseded the request.
    const { 200: made = 0, 409: late = 0, ...others } = tally(answers);
    expect([made + late, others]).toEqual([2 * size, {}]);
    const accepted = await provided(Db).rental.count({
      where: { status: 'acceptee', ownerId: { in: members.map(({ id }) => id) } },
    });
    expect(accepted).toBe(size);
  }, 600_000);
});
