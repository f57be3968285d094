import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { addDays, dayOf, inFrench, startOfDay } from '../src/kernel/day.js';
import { AuditBooks } from '../src/modules/reconciliation/audit-books.js';
import { consistencyInvariants } from '../src/modules/reconciliation/invariants/consistency.js';
import { moneyInvariants } from '../src/modules/reconciliation/invariants/money.js';
import { invariants, partOf } from '../src/modules/reconciliation/invariants.js';
import { AuditNightly } from '../src/modules/reconciliation/nightly-audit/audit-nightly.js';
import { Prisma } from '../src/platform/database/generated/client.js';
import { Db } from '../src/platform/database/prisma.js';
import { Sql } from '../src/platform/database/sql.js';
import { LongJobs } from '../src/platform/long-jobs/long-jobs.js';
import { Retention } from '../src/platform/retention.js';
import { api, provided, useApi } from './support/api.js';
import { setNow } from './support/clock.js';
import { aStaffMember } from './support/factories.js';
import { mailsTo } from './support/mails.js';

useApi();

const hour = 3_600_000;
const nightly = () => provided(AuditNightly);
const reports = () => provided(Db).auditReport.findMany();
const day = () => addDays(dayOf(new Date()), 1);
const night = (hours = 5) => setNow(new Date(startOfDay(day()).getTime() + hours * hour));
const balances = 'every balance is the sum of its entries';
const holds = { findings: [{ name: 'money stays', violations: [] }], unchecked: [] };

function found(result: Awaited<ReturnType<AuditBooks['attempt']>>): void {
  vi.spyOn(provided(AuditBooks), 'attempt').mockResolvedValue(result);
}

async function metrics(): Promise<string> {
  return (await api<string>('/metrics')).body;
}

beforeEach(async () => {
  vi.restoreAllMocks();
  await provided(Db).auditReport.deleteMany();
  await provided(Db).longJob.deleteMany();
});

describe('the nightly audit', () => {
  it('checks every invariant, and keeps one report of the day', async () => {
    night();
    await Promise.all([nightly().execute(), nightly().execute()]);
    await nightly().execute();
    const [report, ...others] = await reports();
    expect(others).toEqual([]);
    expect(report).toMatchObject({ checked: invariants(new Date()).length, unchecked: [] });
    const events = await provided(Db).domainEvent.findMany({
      where: { subjectId: report?.id ?? '' },
    });
    expect(events).toMatchObject([{ kind: 'audit-report.made', actor: 'system' }]);
  });

  it('has two parts, of which each can be audited alone', async () => {
    const audited = async (part: 'money' | 'consistency') => {
      const { findings, unchecked } = await provided(AuditBooks).attempt(undefined, undefined, [
        part,
      ]);
      expect(unchecked).toEqual([]);
      return findings.map(({ name }) => name);
    };
    const names = (rules: { name: string }[]) => rules.map(({ name }) => name);
    const now = new Date();
    expect(await audited('money')).toEqual(names(moneyInvariants(now)));
    expect(await audited('consistency')).toEqual(names(consistencyInvariants(now)));
    expect(invariants(now).map(({ name }) => partOf(name))).toEqual([
      ...moneyInvariants(now).map(() => 'money'),
      ...consistencyInvariants(now).map(() => 'consistency'),
    ]);
  });

  it('is resumed by another worker after the last statement of one that died, and counts both', async () => {
    night();
    const broken = { name: balances, violations: [{ id: randomUUID() }] };
    const total = invariants(new Date()).length;
    // The worker dies at its fortieth statement.
    let statements = 0;
    const { longReads } = Sql.prototype;
    const reads = vi.spyOn(provided(Sql), 'longReads');
    // Let go of in the end: else its transaction stays open.
    const dead: (() => void)[] = [];
    const death = () =>
      new Promise<never>((_, reject) => dead.push(() => reject(new Error('dead'))));
    const counting = (limit: number) =>
      reads.mockImplementation((work) =>
        longReads.call(
          provided(Sql),
          (read) =>
            work((statement) => {
              statements += 1;
              return statements > limit ? death() : read(statement);
            }) as never,
        ),
      );
    counting(40);
    const died = nightly().execute().catch(String);
    onTestFinished(async () => {
      for (const end of dead) end();
      await died;
    });
    await vi.waitFor(() => expect(statements).toBeGreaterThan(41), 30_000);
    const saved = await provided(Db).longJob.findFirstOrThrow({ where: { name: 'audit' } });
    expect(saved).toMatchObject({ key: day(), done: 40, outcome: null });
    // What it found before it died counts too.
    const state = saved.state as { looked: Record<string, number> };
    const looked = { ...state.looked, [balances]: 1 };
    await provided(Db).longJob.update({
      where: { id: saved.id },
      data: { state: { ...state, looked } },
    });

    statements = 0;
    counting(Number.POSITIVE_INFINITY);
    await nightly().execute();
    expect(statements).toBe(0);
    night(5.1);
    await nightly().executeIfMissed();
    await provided(LongJobs).resumeLeft();
    expect(statements).toBeGreaterThan(0);
    expect(statements).toBeLessThan(total - 40);
    const [report, ...others] = await reports();
    expect(others).toEqual([]);
    expect(report).toMatchObject({
      checked: total,
      unchecked: [],
      // Other tests leave books that break other invariants.
      broken: expect.arrayContaining([{ name: broken.name, part: 'money', violations: 1 }]),
    });
  });

  it('that was left by a worker which still lives is reported once, by the one that took it over', async () => {
    night();
    let go = () => {};
    const waiting = new Promise<void>((resolve) => {
      go = resolve;
    });
    const attempt = vi.spyOn(provided(AuditBooks), 'attempt');
    attempt.mockImplementationOnce(async () => {
      await waiting;
      return { findings: [{ name: balances, violations: [{ id: '' }] }], unchecked: [] };
    });
    const first = nightly().execute();
    await vi.waitFor(() => expect(attempt).toHaveBeenCalledTimes(1));
    attempt.mockResolvedValue(holds);
    night(5.1);
    await nightly().execute();
    go();
    await first;
    expect(await reports()).toMatchObject([{ checked: 1, broken: [] }]);
  });

  it('is made up for when its job was lost, and not before its hour', async () => {
    found(holds);
    night(5);
    await nightly().executeIfMissed();
    expect(await reports()).toEqual([]);
    night(5.5);
    await nightly().executeIfMissed();
    expect(await reports()).toMatchObject([{ checked: 1, broken: [] }]);
  });

  it('mails nobody when all holds', async () => {
    const staff = await aStaffMember();
    const before = (await mailsTo(staff.email)).length;
    found(holds);
    night();
    await nightly().execute();
    expect(await mailsTo(staff.email)).toHaveLength(before);
  });

  it('mails staff what does not hold, and what could not be checked', async () => {
    const staff = await aStaffMember();
    found({
      findings: [{ name: balances, violations: [{ id: randomUUID() }, { id: randomUUID() }] }],
      unchecked: [{ name: 'work goes on', reason: 'canceling statement' }],
    });
    night();
    await nightly().execute();
    const [mail] = await mailsTo(staff.email);
    expect(mail?.subject).toBe(`Audit des comptes du ${inFrench(day())} : 1 anomalie`);
    expect(mail?.text).toMatch(
      /Règles de l'argent enfreintes :\s+Chaque solde est la somme de ses lignes : 2 lignes/,
    );
    expect(mail?.text).toContain('work goes on');
  });

  it('is read by staff, the last one first', async () => {
    const as = await aStaffMember();
    const broken = { name: balances, violations: [{ id: randomUUID() }] };
    found({ findings: [broken], unchecked: [] });
    night();
    await nightly().execute();
    const rule = { name: broken.name, label: 'Chaque solde est la somme de ses lignes' };
    const view = { day: day(), checked: 1, broken: [{ ...rule, part: 'money', violations: 1 }] };
    const { body } = await api<{ id: string }[]>('/api/admin/audit-reports', { as });
    expect(body).toMatchObject([{ ...view, unchecked: [] }]);
    const one = await api(`/api/admin/audit-reports/${body[0]?.id}`, { as });
    expect(one.body).toEqual(body[0]);
    const missing = await api(`/api/admin/audit-reports/${randomUUID()}`, { as });
    expect(missing).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });

  it('mails staff when nothing could be checked', async () => {
    const staff = await aStaffMember();
    const canceled = new Error('canceling statement');
    vi.spyOn(provided(Sql), 'longReads').mockImplementation((work) =>
      work(() => Promise.reject(canceled)),
    );
    night();
    await nightly().execute();
    const [mail] = await mailsTo(staff.email);
    expect(mail?.subject).toBe(`Audit des comptes du ${inFrench(day())} : incomplet`);
    expect(await reports()).toMatchObject([{ checked: 0, broken: [] }]);
  });

  it('is measured', async () => {
    expect(await metrics()).not.toMatch(/^audit_/m);
    const [message] = consistencyInvariants(new Date());
    found({
      findings: [
        { name: balances, violations: [] },
        { name: `${message?.name}`, violations: [{ id: '' }] },
      ],
      unchecked: [{ name: 'of a rule that there is no more', reason: '' }],
    });
    night();
    await nightly().execute();
    const body = await metrics();
    expect(body).toMatch(/^audit_broken_invariants\{part="money"\} 0$/m);
    expect(body).toMatch(/^audit_broken_invariants\{part="consistency"\} 1$/m);
    expect(body).toMatch(/^audit_unchecked_invariants\{part="money"\} 1$/m);
    expect(body).toMatch(/^audit_unchecked_invariants\{part="consistency"\} 0$/m);
    expect(body).toMatch(/^audit_duration_seconds 0(\.\d+)?$/m);
    const at = (startOfDay(day()).getTime() + 5 * hour) / 1000;
    expect(body).toMatch(new RegExp(`^audit_report_timestamp_seconds ${at}`, 'm'));
  });

  it('is kept for 400 days', async () => {
    const report = (age: number) => ({
      day: new Date(Date.now() - age * 24 * hour),
      checked: 1,
      duration: 1,
      createdAt: new Date(Date.now() - age * 24 * hour),
    });
    await provided(Db).auditReport.createMany({ data: [report(399), report(401)] });
    await provided(Retention).removeExpired();
    expect(await reports()).toHaveLength(1);
  });
});

describe('a read of whole tables', () => {
  it('changes nothing', async () => {
    const change = Prisma.sql`delete from audit_reports returning id`;
    await expect(provided(Sql).rowsOfAll(change)).rejects.toThrow('read-only transaction');
  });

  it('goes on after one of several that failed', async () => {
    const read = await provided(Sql).longReads(async (one) => {
      const failed = await one(Prisma.sql`select 1 / 0`).catch(String);
      return [failed, await one(Prisma.sql`select current_setting('work_mem') as memory`)];
    });
    expect(read).toEqual(['error: division by zero', [{ memory: '128MB' }]]);
  });

  it('leaves the connection as it was', async () => {
    await provided(Sql).rowsOfAll(Prisma.sql`select 1`);
    const settings = Prisma.sql`select current_setting('transaction_read_only') as read_only`;
    expect(await provided(Sql).rows(settings)).toEqual([{ read_only: 'off' }]);
  });
});
