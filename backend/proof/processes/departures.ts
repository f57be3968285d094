import { dayMs } from '../../src/kernel/duration.js';
import type { Calls } from './calls.js';
import { isAcknowledged } from './client.js';
import type { Cluster } from './cluster.js';
import type { Coverage } from './coverage.js';
import { type Fixtures, type Person, signIn } from './fixtures.js';
import { untilNothingIsDue } from './nothing-due.js';
import { untilFinished } from './pass-days.js';
import type { Plan } from './plan.js';
import { Strike } from './strike.js';
import { roundMs, throughRounds } from './through-rounds.js';
import type { Workload } from './workload.js';

interface DeletionView {
  dueAt: string | null;
}

const path = '/api/account/deletion';

/**
 * Members have their accounts deleted once their rentals are over, while faults strike: a renter and an owner go,
 * one keeps the account, one is stopped by money that arrives, and one is refused for what the wallet holds.
 *
 * @throws Error when a deletion stays due, or is refused without a reason
 */
export async function passDepartures(
  cluster: Cluster,
  { calls, workload, fixtures }: { calls: Calls; workload: Workload; fixtures: Fixtures },
  plan: Plan,
  coverage: Coverage,
): Promise<void> {
  const { clocks } = cluster;
  const leaving = new Strike(cluster, plan, coverage, 'members leave');
  const deletion = new Strike(cluster, plan, coverage, 'accounts are deleted');
  const departures = new Departures(cluster, calls, workload);
  const [goes, stopped, refused] = fixtures.renters;
  const [owner] = fixtures.owners;
  const [keeps] = fixtures.unverified;
  if (!goes || !stopped || !refused || !owner || !keeps) throw new Error('Too few members');

  await departures.emptyWallets([goes, stopped, owner, keeps]);
  await workload.correct(refused.id, 500);
  await leaving.during(async () => {
    await Promise.all([goes, stopped, owner, keeps].map((member) => departures.leave(member)));
  });
  for (const { id } of fixtures.items.filter(({ ownerId }) => ownerId === owner.id)) {
    const act = { from: calls.now(), until: calls.now(), isCertain: true };
    calls.told.objects.availabilities.push({ itemId: id, offeredFrom: null, ...act });
  }
  await departures.expectRefusal(refused);
  await clocks.advance(dayMs);
  await untilNothingIsDue(cluster);
  await departures.keep(keeps);
  await workload.correct(stopped.id, 500);

  // The last day but one at once: nothing of theirs is due before.
  const last = await departures.latestDueAt();
  await clocks.advance(last - dayMs - calls.now());
  await untilNothingIsDue(cluster);
  await deletion.during(() => clocks.advance(last - calls.now() + roundMs));
  await departures.untilDone();
  await untilFinished(cluster, () => clocks.advance(dayMs));
}

class Departures {
  constructor(
    private readonly cluster: Cluster,
    private readonly calls: Calls,
    private readonly workload: Workload,
  ) {}

  /** What an operator does not pay out, staff do, and correct the wallet. */
  async emptyWallets(members: readonly Person[]): Promise<void> {
    const wallets = await this.cluster.database.rows<{ id: string; balance: number }>(
      `select user_id as id, balance::float from ledger_accounts
       where kind = 'wallet' and user_id = any($1) and balance > 0`,
      [members.map(({ id }) => id)],
    );
    await Promise.all(wallets.map(({ id, balance }) => this.workload.correct(id, -balance)));
  }

  /** Asks until the member is told that the account goes: the program may die after the first time. */
  async leave({ id }: Person): Promise<void> {
    const { calls } = this;
    const from = calls.now();
    const { status, body, tries } = await this.ask(id);
    calls.told.deletionAsks.push({ userId: id, from, until: calls.now() });
    // The answer is lost with the session that it ends: whoever signs in again reads how it went.
    if (!isAcknowledged(status) && !(status === 401 && tries > 1)) {
      throw new Error(`The deletion of ${id} was refused: ${status} ${JSON.stringify(body)}`);
    }
    const { dueAt } = await this.read(id);
    if (dueAt === null) calls.told.failures.push(`${id} is told to leave, and does not`);
    calls.told.departures.push({ userId: id, word: 'leaving', from, until: calls.now() });
  }

  async keep({ id }: Person): Promise<void> {
    const { calls, cluster } = this;
    const from = calls.now();
    const as = await signIn(cluster.database, id, cluster.clocks.now());
    const { status } = await calls.client.mutate(path, { as, method: 'DELETE' });
    if (!isAcknowledged(status)) calls.told.failures.push(`${id} cannot stay: ${status}`);
    else calls.told.departures.push({ userId: id, word: 'kept', from, until: calls.now() });
  }

  /** Whoever has money left is not let go. */
  async expectRefusal({ id }: Person): Promise<void> {
    const { body } = await this.ask(id);
    if (body.code === 'deletion-not-possible') return;
    this.calls.told.failures.push(`${id} has money, and is answered ${JSON.stringify(body)}`);
  }

  /** In ms since 1970; 0 when nobody leaves. */
  async latestDueAt(): Promise<number> {
    const [row] = await this.cluster.database.rows<{ latest: number | null }>(
      'select (extract(epoch from max(deletion_due_at)) * 1000)::float as latest from users',
    );
    return row?.latest ?? 0;
  }

  /** Rounds of the workers, until none is left that is due. */
  async untilDone(): Promise<void> {
    const isDone = async () => (await this.latestDueAt()) === 0;
    if (await throughRounds(this.cluster, isDone)) return;
    throw new Error('Accounts are due to be deleted, and no worker does it');
  }

  private async ask(id: string) {
    const { clocks, database } = this.cluster;
    const as = await signIn(database, id, clocks.now());
    return this.calls.client.mutate<{ code?: string }>(path, { as, body: { confirmed: true } });
  }

  private async read(id: string): Promise<DeletionView> {
    const { clocks, database } = this.cluster;
    const as = await signIn(database, id, clocks.now());
    return (await this.calls.client.call<DeletionView>(path, { as })).body;
  }
}
