import { vi } from 'vitest';
import { env } from '../../../src/env.js';
import { ExpireApprovals } from '../../../src/modules/approvals/decide/expire-approvals.js';
import { ProposeIncident } from '../../../src/modules/incidents/propose-incident.js';
import { RemindOpen } from '../../../src/modules/incidents/remind-open.js';
import { RunComparison } from '../../../src/modules/reconciliation/asked/run-comparison.js';
import { ComparePayments } from '../../../src/modules/reconciliation/compare-payments.js';
import { WatchFloats } from '../../../src/modules/treasury/floats/watch-floats.js';
import { Clock } from '../../../src/platform/clock.js';
import { Db } from '../../../src/platform/database/prisma.js';
import { api, provided } from '../../../test/support/api.js';
import { wait } from '../../../test/support/clock.js';
import { aMember, type Person } from '../../../test/support/factories.js';
import { book } from '../../../test/support/treasury.js';
import { anAdminByCommand, freshlyProven } from './whole-team.js';

const hourSeconds = 3_600;
const reason = 'Relevé du gestionnaire';

/** Corrections by two admins, outages and comparisons that are over: it takes eight days. */
export async function writeStaffWork(first: Person): Promise<void> {
  const admin = await freshlyProven(first);
  await decideCorrections(admin);
  await endIncidents(admin);
  await bookStatements(await freshlyProven(admin));
  await compare(admin);
  wait(7 * 24 * hourSeconds);
  await provided(ExpireApprovals).execute();
}

/** The same that is still open. */
export async function leaveStaffWork(admin: Person): Promise<void> {
  await propose(await freshlyProven(admin), await aMember());
  await post(admin, 'incidents', { operator: 'moov', reason, blocksPayments: true });
  await proposeIncident('airtel');
  await post(admin, 'comparisons');
}

/** Approved, refused, taken back and, by the end, expired. */
async function decideCorrections(admin: Person): Promise<void> {
  const second = await anAdminByCommand();
  const member = await aMember();
  await post(second, `approvals/${await propose(admin, member)}/approve`);
  await post(second, `approvals/${await propose(admin, member)}/refuse`, { reason });
  await post(admin, `approvals/${await propose(admin, member)}/take-back`);
  await propose(second, member);
}

/** Of more than one admin may correct alone, in this test. */
async function propose(as: Person, member: Person): Promise<string> {
  const { CORRECT_ALONE_MOST_XAF } = env;
  env.CORRECT_ALONE_MOST_XAF = 50_000;
  const body = { userId: member.id, amount: 60_000, reason };
  const path = '/api/users/update-wallet';
  const answer = await api<{ approvalId: string }>(path, { method: 'PUT', as, body });
  env.CORRECT_ALONE_MOST_XAF = CORRECT_ALONE_MOST_XAF;
  if (!answer.body.approvalId) throw new Error(`Not proposed: ${answer.status}`);
  return answer.body.approvalId;
}

/** Declared, blocked later, forgotten and ended; what was proposed first, and what staff found to be none. */
async function endIncidents(admin: Person): Promise<void> {
  for (const operator of ['moov', 'airtel'] as const) {
    if (operator === 'moov') await proposeIncident(operator);
    wait(60);
    const { id } = await post(admin, 'incidents', { operator, reason });
    wait(60);
    await post(admin, `incidents/${id}/block`, { reason });
    wait(5 * hourSeconds);
    await provided(RemindOpen).execute();
    await post(admin, `incidents/${id}/end`, { reason });
  }
  wait(hourSeconds);
  const { id } = await proposeIncident('moov');
  wait(60);
  await post(admin, `incidents/${id}/dismiss`, { reason });
}

/** A line of each kind but of unclaimed money, and an alarm that began and ended. */
async function bookStatements(admin: Person): Promise<void> {
  const admins = [admin, await anAdminByCommand()] as const;
  const bookLine = (line: object) => book(line, admins);
  await bookLine({ kind: 'pay_in', operator: 'airtel', amount: 60_000 });
  await bookLine({ kind: 'transfer', operator: 'airtel', toOperator: 'moov', amount: 20_000 });
  await bookLine({ kind: 'take_out', operator: 'airtel', amount: 10_000 });
  await bookLine({ kind: 'fee_charged', operator: 'moov', amount: 900 });
  await bookLine({ kind: 'fee_refunded', operator: 'moov', amount: 300 });
  await bookLine({ kind: 'fee_refilled', operator: 'moov', amount: 200 });
  const { FLOAT_MARGIN_XAF } = env;
  env.FLOAT_MARGIN_XAF = Number.MAX_SAFE_INTEGER / 2;
  await provided(WatchFloats).execute();
  wait(60);
  env.FLOAT_MARGIN_XAF = FLOAT_MARGIN_XAF;
  await provided(WatchFloats).execute();
}

async function proposeIncident(operator: 'airtel' | 'moov'): Promise<{ id: string }> {
  const jump = { attempts: 20, failures: 12, usualPercent: 3 };
  const startedAt = new Date(provided(Clock).now().getTime() - 20 * 60_000);
  await provided(ProposeIncident).execute(operator, jump, startedAt);
  return provided(Db).operatorIncident.findFirstOrThrow({
    where: { operator, status: 'proposed' },
  });
}

/** One that was done, and one that was given up. */
async function compare(admin: Person): Promise<void> {
  const since = provided(Clock).now();
  const compared = vi.spyOn(provided(ComparePayments), 'execute');
  const found = { compared: 0, unanswered: 0, unansweredPayments: [], differences: [] };
  compared.mockResolvedValueOnce({ since, ...found, credits: [], found: [] });
  compared.mockRejectedValue(new Error('the gateway is away'));
  for (const attempts of [1, 3]) {
    const { id } = await post(admin, 'comparisons');
    for (let attempt = 1; attempt <= attempts; attempt++) {
      await provided(RunComparison).execute(id);
      wait(60);
    }
  }
  compared.mockRestore();
}

async function post(as: Person, path: string, body: object = {}): Promise<{ id: string }> {
  const answer = await api<{ id: string }>(`/api/admin/${path}`, { method: 'POST', as, body });
  if (answer.status >= 300) throw new Error(`Not done: ${path}: ${answer.status}`);
  return answer.body;
}
