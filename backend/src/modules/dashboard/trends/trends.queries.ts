import { Injectable } from '@nestjs/common';
import { startOfDay, zone } from '../../../kernel/day.js';
import { Clock } from '../../../platform/clock.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import { Sql } from '../../../platform/database/sql.js';
import { lastPeriods, type Period, type PeriodLength } from '../domain/periods.js';
import type { DecisionTimes, TrendView } from './trends.schema.js';

/** Of a row, which of the periods it belongs to, from 1. */
interface InPeriod {
  period: number;
}

type PaymentsRow = InPeriod & TrendView['payments'][number];
type TimesRow = InPeriod & { what: DecidedKind } & DecisionTimes;
type HeldRow = InPeriod & { part: keyof TrendView['held']; amount: number };

/** What staff decide, whose waiting time is told. */
const decidedKinds = ['verifications', 'reports', 'reviews', 'disputes'] as const;
type DecidedKind = (typeof decidedKinds)[number];

/** After which the parties of a rental wait for staff. */
const disputing = [
  'deny-not-received',
  'deny-absence',
  'escalate-absence',
  'refuse-offer',
  'escalate-claim',
  'report-missing',
];

/** Accounts that hold money of others, by what it is held for. */
const partOfKind = Prisma.sql`
  case when a.kind in ('wallet', 'earnings') then 'wallets'
    when a.kind in ('escrow', 'security_deposit') then 'rentals'
    when a.kind in ('payout_transit', 'hold') then 'onTheWay' end`;

/** How the last weeks went, counted from the rows themselves. */
@Injectable()
export class TrendsQueries {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  async read(by: PeriodLength): Promise<TrendView[]> {
    const periods = lastPeriods(this.clock.today(), by);
    const [signUps, requests, payments, held, times, looks, rentalPayments] = await Promise.all([
      this.countSignUps(periods),
      this.countRequests(periods),
      this.sumPayments(periods),
      this.sumHeld(periods),
      this.timeDecisions(periods),
      this.countLooks(periods),
      this.countRentalPayments(periods),
    ]);
    return periods.map((period, index) => {
      const own = <Row extends InPeriod>(rows: Row[]) =>
        rows.filter((row) => row.period === index + 1).map(({ period: _, ...row }) => row);
      return {
        ...period,
        signUps: own(signUps)[0]?.signUps ?? 0,
        ...(own(requests)[0] ?? { requests: 0, decided: 0, accepted: 0 }),
        payments: own(payments),
        held: heldAtEndOf(index + 1, held),
        ...timesOf(own(times)),
        steps: {
          ...(own(looks)[0] ?? { views: 0, checkouts: 0 }),
          ...(own(rentalPayments)[0] ?? { started: 0, paid: 0 }),
        },
      };
    });
  }

  private countSignUps(periods: Period[]) {
    return this.sql.rows<InPeriod & { signUps: number }>(Prisma.sql`
      select ${periodOf(periods, Prisma.sql`created_at`)}, count(*)::int as "signUps"
      from users where created_at >= ${firstInstant(periods)}
      group by 1`);
  }

  /** By when they were made, as owners see them in their own figures. */
  private countRequests(periods: Period[]) {
    return this.sql.rows<InPeriod & { requests: number; decided: number; accepted: number }>(
      Prisma.sql`
      select ${periodOf(periods, Prisma.sql`r.created_at`)}, count(*)::int as requests,
        count(e.event)::int as decided,
        (count(*) filter (where e.event = 'accept'))::int as accepted
      from rentals r
      left join rental_events e on e.rental_id = r.id and e.event in ('accept', 'refuse', 'expire')
      where r.created_at >= ${firstInstant(periods)}
      group by 1`,
    );
  }

  /** Those to Loka alone: of a withdrawal or a refund the same francs would count twice. */
  private sumPayments(periods: Period[]) {
    return this.sql.rows<PaymentsRow>(Prisma.sql`
      select ${periodOf(periods, Prisma.sql`created_at`)}, operator,
        case when status in ('succeeded', 'failed', 'review') then status::text else 'open' end as outcome,
        count(*)::int as count,
        sum(case
          when operator = 'wallet' then wallet_amount
          when status = 'succeeded' then coalesce(settled_amount, amount)
          else amount end)::float8 as amount
      from payments
      where purpose in ('rental', 'extension', 'top_up') and created_at >= ${firstInstant(periods)}
      group by 1, 2, 3
      order by 1, 2, 3`);
  }

  /** What was added in each period; before the first one, all that is not of a later one. */
  private sumHeld(periods: Period[]) {
    return this.sql.rows<HeldRow>(Prisma.sql`
      with later as (
        select ${periodOf(periods, Prisma.sql`t.created_at`)}, ${partOfKind} as part,
          sum(e.amount) as amount
        from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id
        join ledger_accounts a on a.id = e.account_id
        where t.created_at >= ${firstInstant(periods)}
        group by 1, 2
      ), now as (
        select ${partOfKind} as part, sum(balance) as amount from ledger_accounts a group by 1
      )
      select period, part, amount::float8 as amount from later where part is not null
      union all
      select 0, part, (now.amount - coalesce((
        select sum(amount) from later where later.part = now.part), 0))::float8
      from now where part is not null`);
  }

  /** What staff decide of payments and rentals is found by its entry in the audit log, which is few of all that happened. */
  private timeDecisions(periods: Period[]) {
    const hours = Prisma.sql`extract(epoch from decided_at - since) / 3600`;
    const first = firstInstant(periods);
    return this.sql.rows<TimesRow>(Prisma.sql`
      with decisions as (
        select 'verifications' as what, created_at as since, decided_at
        from identity_submissions where decided_at >= ${first}
        union all
        select 'reports', created_at, closed_at from reports where closed_at >= ${first}
        union all
        select 'reviews', (
            select max(e.at) from payment_events e
            where e.payment_id = l.subject_id::uuid and e."to" = 'review' and e.at <= l.at), l.at
        from audit_log l where l.action = 'decide-payment' and l.at >= ${first}
        union all
        select 'disputes', (
            select max(e.at) from rental_events e
            where e.rental_id = l.subject_id::uuid and e.event = any(${disputing}) and e.at <= l.at), l.at
        from audit_log l where l.action in ('decide-handover', 'share-deposit') and l.at >= ${first}
      )
      select ${periodOf(periods, Prisma.sql`decided_at`)}, what, count(*)::int as decided,
        round((percentile_cont(0.5) within group (order by ${hours}))::numeric, 1)::float8
          as "medianHours",
        round((percentile_cont(0.9) within group (order by ${hours}))::numeric, 1)::float8
          as "slowestHours"
      from decisions where since is not null
      group by 1, 2`);
  }

  private countLooks(periods: Period[]) {
    const starts = Prisma.sql`${periods.map(({ from }) => from)}::date[]`;
    return this.sql.rows<InPeriod & { views: number; checkouts: number }>(Prisma.sql`
      select width_bucket(day, ${starts}) as period, sum(views)::int as views,
        sum(checkouts)::int as checkouts
      from item_views where day >= ${periods[0]?.from}::date
      group by 1`);
  }

  /** Once a day for each member and object, as looks are: whoever tries again has not come again. */
  private countRentalPayments(periods: Period[]) {
    const ofOneDay = Prisma.sql`(user_id, item_id, (created_at at time zone ${zone})::date)`;
    return this.sql.rows<InPeriod & { started: number; paid: number }>(Prisma.sql`
      select ${periodOf(periods, Prisma.sql`created_at`)}, count(distinct ${ofOneDay})::int as started,
        (count(distinct ${ofOneDay}) filter (where status = 'succeeded'))::int as paid
      from payments where purpose = 'rental' and created_at >= ${firstInstant(periods)}
      group by 1`);
  }
}

function timesOf(rows: Omit<TimesRow, 'period'>[]): Record<DecidedKind, DecisionTimes> {
  const none = { decided: 0, medianHours: null, slowestHours: null };
  const times = decidedKinds.map((kind): [DecidedKind, DecisionTimes] => {
    const { what: _, ...known } = rows.find(({ what }) => what === kind) ?? { what: kind, ...none };
    return [kind, known];
  });
  return Object.fromEntries(times) as Record<DecidedKind, DecisionTimes>;
}

/** Which of the periods an instant falls into, as the column `period`. */
function periodOf(periods: Period[], at: Prisma.Sql): Prisma.Sql {
  const starts = periods.map(({ from }) => startOfDay(from));
  return Prisma.sql`width_bucket(${at}, ${starts}::timestamptz[]) as period`;
}

const firstInstant = ([first]: Period[]): Date => startOfDay(first?.from ?? '');

function heldAtEndOf(period: number, rows: HeldRow[]): TrendView['held'] {
  const until = (wanted: HeldRow['part']) =>
    rows
      .filter((row) => row.part === wanted && row.period <= period)
      .reduce((sum, { amount }) => sum + amount, 0);
  return { wallets: until('wallets'), rentals: until('rentals'), onTheWay: until('onTheWay') };
}
