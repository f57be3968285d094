import { execa } from 'execa';
import { minuteMs } from '../../src/kernel/duration.js';
import { compareWithTold } from '../model/compare-with-told.js';
import { findWrongDepartures } from '../model/departures.js';
import { compareWithGateway } from '../model/gateway-book.js';
import { findImpossibleRequests } from '../model/impossible-requests.js';
import { findLeftovers } from '../model/leftovers.js';
import { compareWithModel } from '../model/model.js';
import { findProblemsOfObjects } from '../model/objects/problems.js';
import type { Told } from '../model/told.js';
import { findUnaskedSteps } from '../model/unasked-steps.js';
import { findUntoldMoney } from '../model/untold-money.js';
import { findWrongHandovers } from '../model/wrong-handovers.js';
import type { Cluster } from './cluster.js';
import { withoutFailpoints } from './failpoints.js';
import { until } from './until.js';

/** The last mails, and what a night's jobs find, take so many ms of real time at most. */
const lastRoundsMs = 3 * minuteMs;

/**
 * What is wrong once nothing is due any more, a line each; empty when the history passes.
 *
 * @param told what members were told in this history and the ones before: the books hold them all
 */
export async function findProblems(cluster: Cluster, told: Told): Promise<string[]> {
  let problems: string[] = [];
  await until(async () => {
    problems = await compareBooks(cluster, told);
    // What members were told does not change any more.
    return problems.length === 0 || told.failures.length > 0;
  }, lastRoundsMs);
  return [...problems, ...(await failedAudit(cluster))];
}

async function compareBooks({ database, gateway, clocks }: Cluster, told: Told): Promise<string[]> {
  const rows = database.rows.bind(database);
  const book = await gateway.book();
  const problems = await Promise.all([
    compareWithTold(rows, told),
    findUnaskedSteps(rows, told),
    findWrongHandovers(rows, told),
    findUntoldMoney(rows, clocks.now()),
    findImpossibleRequests(rows),
    findProblemsOfObjects(rows, told),
    compareWithGateway(rows, book),
    compareWithModel(rows, book, told),
    findLeftovers(rows),
    findWrongDepartures(rows, told, clocks.now()),
  ]);
  return problems.flat();
}

/** Runs the audit of `make audit`, with the comparison against the gateway's book. */
async function failedAudit({ program, database }: Cluster): Promise<string[]> {
  const { command, args, env } = program('audit', 'dist/audit.js');
  const run = () => execa(command, args, { env, all: true, reject: false });
  const { exitCode, all } = await withoutFailpoints(database, run);
  const compared = `${all}`.includes('our book is the one of the gateway');
  return exitCode === 0 && compared ? [] : [`The audit failed:\n${all}`];
}
