import { compareWithTold } from '../model/compare-with-told.js';
import { findWrongDepartures } from '../model/departures.js';
import { dayMs, minuteMs } from '../model/durations.js';
import { compareWithGateway } from '../model/gateway-book.js';
import { findImpossibleRequests } from '../model/impossible-requests.js';
import { findLeftovers } from '../model/leftovers.js';
import { compareWithModel } from '../model/model.js';
import { findProblemsOfObjects } from '../model/objects/problems.js';
import { countSteps } from '../model/steps.js';
import { Told } from '../model/told.js';
import { findUnaskedSteps } from '../model/unasked-steps.js';
import { findUntoldMoney } from '../model/untold-money.js';
import { findWrongHandovers } from '../model/wrong-handovers.js';
import { Chance } from '../workload/chance.js';
import { dealEndings, mostlyQuick } from '../workload/endings.js';
import { createFixtures } from '../workload/fixtures.js';
import { planWorkload } from '../workload/play.js';
import type { Gateway } from './boundary/gateway.js';
import type { Jobs } from './boundary/jobs.js';
import { findFrozenPayouts } from './checks/frozen-payouts.js';
import { Client } from './client.js';
import type { Server } from './database/server.js';
import { AimedFault, type Faults, RandomFaults } from './faults.js';
import { endingsOf, type Request } from './plan.js';
import type { Programs } from './programs/boot.js';
import type { Rounds } from './programs/rounds.js';
import { comeToRest } from './rest.js';
import type { World } from './world.js';

/** Everything that histories are played with. */
export interface Stage {
  world: World;
  server: Server;
  gateway: Gateway;
  jobs: Jobs;
  programs: Programs;
  rounds: Rounds;
  audit: () => Promise<string[]>;
}

export interface Played {
  number: number;
  /** The same for the same history, down to every statement and value. */
  hash: string;
  /** What is wrong, a line each. */
  problems: string[];
  /** None of a history that was not played to its end. */
  counts: Partial<Counts>;
  /** How often each step of rentals was taken. */
  steps: Record<string, number>;
}

export interface Counts {
  statements: number;
  waited: number;
  deadlocks: number;
  deaths: number;
  payments: number;
  rentals: number;
  /** Acts above what one person may do alone, and those that another approved. */
  proposed: number;
  approved: number;
  /** Lines of operators' statements that two admins booked. */
  booked: number;
  /** Of which money that came for deleted members. */
  sentBack: number;
  /** Decisions about rentals that one of the staff proposed and an admin approved. */
  decidedByTwo: number;
  /** Payments that the gateway knew no more for two nights, what became of them, and what they kept from leaving a wallet. */
  held: number;
  found: number;
  putRight: number;
  keptHeld: number;
  /** Roles of admins that two gave and took, those that were refused or waited in vain, and acts of stopped admins. */
  rolesGiven: number;
  rolesTaken: number;
  rolesRefused: number;
  rolesExpired: number;
  ofStopped: number;
  faults: number;
  /** Accounts that were to be deleted, those that were, and those that stayed as something was open by then. */
  leavings: number;
  deleted: number;
  stopped: number;
  /** How often one was put off while a report was open. */
  postponed: number;
  /** Commits and calls where a fault can be aimed at. */
  places: number;
}

/**
 * Histories begin one after the other in simulated time too, and each is over before the next: UUIDs of version 7
 * only grow within a process, and must not depend on what was played before.
 */
const firstStart = Date.UTC(2030, 0, 1);
const daysApart = 100;
/** Each begins at any time of its first day. */
const mostDays = daysApart - 1;

/** Plays one history, from empty tables until nothing is due, and compares all that can be compared. */
export async function playHistory(stage: Stage, request: Request): Promise<Played> {
  const { world, server, gateway, jobs, programs, rounds } = stage;
  const { seed, number, turn } = request;
  await server.empty();
  const startedAt = startOf(seed, number, turn);
  world.begin(`${seed}/${number}`, startedAt, (chance) => faultsOf(request, chance));
  jobs.begin();
  await gateway.begin(world.chance.pick(deliveries));
  programs.startAll();
  rounds.begin();
  const { chance, timeline: time } = world;
  const rows = server.rows.bind(server);
  const told = new Told();
  const client = new Client(world, programs, told);
  const fixtures = await createFixtures({ rows, chance }, new Date(time.now));
  const forgetful = {
    forget: (reference: string) => gateway.forget(reference),
    remember: (reference: string) => gateway.remember(reference),
    faults: () => world.counts.faults,
  };
  const scene = { chance, time, rows, client, gateway, forgetful, fixtures, told };
  const { calls, freezing } = planWorkload(
    scene,
    dealEndings(request, endingsOf(request), mostlyQuick),
  );

  const problems: string[] = [];
  await playUntilNothingIsDue(stage);
  if (rounds.isStuck) problems.push('What is due is not taken by any round');
  if (programs.givenUp > 0)
    problems.push(`${programs.givenUp} transactions gave up after deadlocks at every attempt`);
  if (world.timeline.now > startedAt + mostDays * dayMs)
    problems.push(`It lasts longer than ${mostDays} days`);
  const book = await gateway.book();
  const counts = {
    ...(await countRows(server)),
    ...{ ...world.counts, deaths: programs.deaths },
    ofStopped: calls.refusals.get('proposer-without-role') ?? 0,
    keptHeld: calls.refusals.get('credit-held') ?? 0,
  };
  const steps = await countSteps(rows);
  problems.push(
    ...(await compareWithTold(rows, told)),
    ...(await findUnaskedSteps(rows, told)),
    ...(await findProblemsOfObjects(rows, told)),
    ...(await compareWithGateway(rows, book)),
    ...(await compareWithModel(rows, book, told)),
    ...(await findImpossibleRequests(rows)),
    ...(await findFrozenPayouts(server, book, freezing)),
    ...(await findWrongHandovers(rows, told)),
    ...(await findUntoldMoney(rows, new Date(world.timeline.now))),
    ...(await findWrongDepartures(rows, told, new Date(world.timeline.now))),
    ...(await findLeftovers(rows)),
    ...(await stage.audit()),
  );
  await end(stage);
  return { number, hash: world.trace.end(), problems, counts, steps };
}

function faultsOf({ faults }: Request, chance: Chance): Faults {
  if (faults === 'anywhere') return new RandomFaults(chance);
  return new AimedFault(faults === 'none' ? undefined : faults);
}

const deliveries = [
  { dropCallbacks: false, duplicateCallbacks: 1 },
  { dropCallbacks: false, duplicateCallbacks: 1 },
  { dropCallbacks: true, duplicateCallbacks: 1 },
  { dropCallbacks: false, duplicateCallbacks: 3 },
];

/** A start at any time of the day. */
function startOf(seed: number, number: number, turn: number): number {
  const chance = new Chance(`${seed}/${number} start`);
  return firstStart + turn * daysApart * dayMs + chance.integer(0, 24 * 60) * minuteMs;
}

async function playUntilNothingIsDue({ world, rounds }: Stage): Promise<void> {
  const { timeline } = world;
  while (!rounds.isStuck) {
    const event = timeline.next;
    const round = rounds.next();
    if (event === undefined && round === undefined) return;
    if (round !== undefined && (event === undefined || round <= event)) {
      timeline.passUntil(round);
      await rounds.runDue();
      await comeToRest();
    } else {
      await timeline.step();
    }
  }
}

/** Every program dies; what they leave is rolled back. */
async function end({ world, programs }: Stage): Promise<void> {
  programs.stopAll();
  while (await world.timeline.step());
}

async function countRows(server: Server): Promise<Partial<Counts>> {
  const events = (kind: string) =>
    `(select count(*)::int from domain_events where kind = 'user.${kind}')`;
  const roles = (condition: string) =>
    `(select count(*)::int from approvals where kind = 'role' and ${condition})`;
  const [row] = await server.rows<Partial<Counts>>(`
    select (select count(*)::int from payments) as payments,
      (select count(*)::int from rentals) as rentals,
      (select count(*)::int from approvals) as proposed,
      (select count(*)::int from approvals where status = 'approved') as approved,
      (select count(*)::int from treasury_postings) as booked,
      (select count(*)::int from approvals
       where kind in ('rental-refund', 'deposit-share') and status = 'approved') as "decidedByTwo",
      (select count(payment_id)::int from treasury_postings) as "sentBack",
      (select count(distinct payment_id)::int from held_credits) as held,
      ${roles("status = 'approved' and request ->> 'role' = 'admin'")} as "rolesGiven",
      ${roles("status = 'approved' and request ->> 'role' <> 'admin'")} as "rolesTaken",
      ${roles("status = 'refused'")} as "rolesRefused", ${roles("status = 'expired'")} as "rolesExpired",
      (select count(distinct payment_id)::int from held_credits where release = 'found') as found,
      (select count(*)::int from payment_rightings) as "putRight",
      ${events('deletion-requested')} as leavings,
      ${events('deleted')} as deleted, ${events('deletion-stopped')} as stopped,
      ${events('deletion-postponed')} as postponed`);
  if (!row) throw new Error('Nothing was counted');
  return row;
}
