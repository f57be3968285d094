import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { Server } from '../database/server.js';
import { dayMs, hourMs, minuteMs, secondMs } from '../durations.js';
import type { World } from '../world.js';
import type { Program } from './program.js';

/** When the next thing of each kind is due, in ms since 1970; infinite when nothing is. */
interface Due {
  payments: number;
  mails: number;
  /** Mails that wait for others, until the end of quiet hours or for a while. */
  heldMails: number;
  rentals: number;
  /** Accounts whose days of grace are over. */
  deletions: number;
  /** Reports that staff have not decided, nor been told of as overdue. */
  reports: number;
  /** Objects that a round which died has begun to ask saved searches for. */
  matches: number;
}

const nothingRead: Due = {
  ...{ payments: 0, mails: 0, heldMails: 0, rentals: 0, deletions: 0, reports: 0, matches: 0 },
};

/** A method that `@Cron` has run again and again. */
interface Round {
  program: Program;
  run: () => unknown;
  /** ms from one start to the next. */
  everyMs: number;
  /** ms by which this program's rounds are behind the full second, minute or day. */
  phaseMs: number;
  /** What it looks for; undefined for the work of the night. */
  looksFor: keyof Due | undefined;
  lastAt: number;
  isRunning: boolean;
}

const looksFor: Record<string, keyof Due> = {
  'PaymentsSchedule.processOverdue': 'payments',
  'MailsSchedule.deliverDue': 'mails',
  'NotificationsSchedule.sendGathered': 'heldMails',
  'RentalsSchedule.processDue': 'rentals',
  'PersonalDataSchedule.deleteAccounts': 'deletions',
  'ReportsSchedule.tellOverdue': 'reports',
};

/** Those of the night that, where they died, are run again. */
const looksAgainFor: Record<string, keyof Due> = {
  'SavedSearchesSchedule.tellMatches': 'matches',
};

/** What is due is taken within seconds, after a crash within a minute. */
const longestDelayMs = 20 * minuteMs;

/** By how much longer deletions, reports and matches may be late: their rounds are ten minutes apart. */
const slowDelayMs = 40 * minuteMs;

/** How many nights of a history have their jobs and reports. */
const nights = 2;
/** By then every nightly job has had its time: rounds that look whether it was missed, in Gabon. */
const missedAt = 5 * hourMs;

/**
 * Runs the rounds of the workers. Of those that look for what is due, only the ones that will find
 * something are run: the others read and change nothing.
 */
export class Rounds {
  private readonly rounds: Round[] = [];
  /** Those that look for what is due: of them, and of the night's those that are run again. */
  private readonly looking: Round[] = [];
  private due: Due = nothingRead;
  /** When the oldest of `due` was read first: it may be due since long before it existed. */
  private oldestReadAt = 0;
  /** The count of commits when `due` was read. */
  private readAfter = -1;
  /** The count of those that change rentals, and the day, when `due.rentals` was read. */
  private rentalsReadAfter = { commits: -1, today: '' };

  constructor(
    private readonly world: World,
    private readonly server: Server,
  ) {}

  /** Finds the rounds of a program. */
  add(program: Program, context: INestApplicationContext): void {
    for (const module of context.get(ModulesContainer).values()) {
      for (const { instance } of module.providers.values()) {
        if (instance && typeof instance === 'object') this.addRoundsOf(instance, program);
      }
    }
    program.onDeath(() => {
      for (const round of [...this.rounds, ...this.looking]) {
        if (round.program === program) round.isRunning = false;
      }
    });
  }

  /** Begins a history: plans its nights. */
  begin(): void {
    const { chance, timeline } = this.world;
    this.readAfter = -1;
    this.rentalsReadAfter = { commits: -1, today: '' };
    this.due = nothingRead;
    this.oldestReadAt = 0;
    for (const round of [...this.rounds, ...this.looking]) {
      round.lastAt = timeline.now;
      round.isRunning = false;
    }
    for (const round of this.rounds) {
      round.phaseMs = chance.integer(0, 900);
      if (round.looksFor) continue;
      for (let night = 1; night <= nights; night++) {
        const at = startOfDay(timeline.now) + night * dayMs + round.everyMs + round.phaseMs;
        timeline.at(at, () => this.run(round));
      }
    }
  }

  /** When the next round may find something; undefined when nothing will ever be due. */
  next(): number | undefined {
    let next = Number.POSITIVE_INFINITY;
    for (const round of this.looking) {
      if (isReady(round)) next = Math.min(next, this.nextOf(round));
    }
    return Number.isFinite(next) ? next : undefined;
  }

  /** Whether something is due for so long that nobody will ever take it. */
  get isStuck(): boolean {
    const since = Math.max(this.oldestDue, this.oldestReadAt);
    return since > 0 && since < this.world.timeline.now - longestDelayMs;
  }

  /** Runs the rounds of this instant. */
  async runDue(): Promise<void> {
    const { now } = this.world.timeline;
    const present = this.looking.filter((round) => isReady(round) && this.nextOf(round) <= now);
    if (this.isStale) await this.readDue();
    for (const round of present) {
      round.lastAt = now;
      if (round.looksFor && this.dueFor(round.program, round.looksFor) <= now) this.run(round);
    }
  }

  private run(round: Round): void {
    const { program } = round;
    if (!program.life.alive || round.isRunning) return;
    this.world.trace.line(
      `${program.name}/${program.life.number} round ${round.looksFor ?? 'night'}`,
    );
    const { life } = program;
    const end = () => {
      if (program.life === life) round.isRunning = false;
    };
    round.isRunning = true;
    Promise.resolve(program.enter(round.run)).then(end, end);
  }

  private nextOf({ program, looksFor: kind, everyMs, phaseMs, lastAt }: Round): number {
    if (!kind) return Number.POSITIVE_INFINITY;
    const { now } = this.world.timeline;
    const from = Math.max(this.isStale ? now : this.dueFor(program, kind), now, lastAt + 1);
    return Math.ceil((from - phaseMs) / everyMs) * everyMs + phaseMs;
  }

  /** When something is due by the clock of a program. */
  private dueFor({ skewMs }: Program, kind: keyof Due): number {
    return this.due[kind] - skewMs;
  }

  private get isStale(): boolean {
    return this.readAfter !== this.world.commits;
  }

  private async readDue(): Promise<void> {
    this.readAfter = this.world.commits;
    const oldestBefore = this.oldestDue;
    const [row] = await this.server.rows<Record<string, string | null>>(dueTimes);
    this.due = {
      payments: msOf(row?.payments),
      mails: msOf(row?.mails),
      heldMails: msOf(row?.heldMails),
      deletions: msOf(row?.deletions),
      reports: msOf(row?.reports),
      matches: msOf(row?.matches),
      rentals: await this.readRentals(),
    };
    if (this.oldestDue !== oldestBefore) this.oldestReadAt = this.world.timeline.now;
  }

  /** Much the longest to read, and seldom changed. */
  private async readRentals(): Promise<number> {
    const commits = this.world.commitsOfRentals;
    const today = dayOf(this.world.timeline.now);
    const { rentalsReadAfter: last } = this;
    if (last.commits === commits && last.today === today) return this.due.rentals;
    this.rentalsReadAfter = { commits, today };
    const [row] = await this.server.rows<{ at: string | null }>(rentalsDue, [today]);
    return msOf(row?.at);
  }

  private get oldestDue(): number {
    const { deletions, reports, matches, ...others } = this.due;
    return Math.min(...Object.values(others), Math.min(deletions, reports, matches) + slowDelayMs);
  }

  private addRoundsOf(instance: object, program: Program): void {
    const prototype = Object.getPrototypeOf(instance) as Record<string, unknown>;
    for (const method of Object.getOwnPropertyNames(prototype)) {
      const { value } = Object.getOwnPropertyDescriptor(prototype, method) ?? {};
      if (typeof value !== 'function') continue;
      const cron = Reflect.getMetadata('SCHEDULE_CRON_OPTIONS', value) as
        | { cronTime: string }
        | undefined;
      if (!cron) continue;
      const name = `${instance.constructor.name}.${method}`;
      const run = () => value.call(instance);
      const round = roundOf(program, run, cron.cronTime, looksFor[name]);
      this.rounds.push(round);
      if (round.looksFor) this.looking.push(round);
      const again = looksAgainFor[name];
      if (again) this.looking.push(roundOf(program, run, cron.cronTime, again));
    }
  }
}

function roundOf(
  program: Program,
  run: () => unknown,
  cronTime: string,
  looksFor: keyof Due | undefined,
): Round {
  const everyMs = looksFor ? pauseOf(cronTime) : timeOfDay(cronTime);
  return { program, run, everyMs, phaseMs: 0, looksFor, lastAt: 0, isRunning: false };
}

/** An instant of PostgreSQL; null is never. */
function msOf(read: string | null | undefined): number {
  return Number(read ?? Number.POSITIVE_INFINITY);
}

function isReady({ program, isRunning }: Round): boolean {
  return program.life.alive && !isRunning;
}

/** Of an expression such as `* * * * * *`, `*∕10 * * * * *` or `0 *∕10 * * * *`, in ms. */
function pauseOf(expression: string): number {
  const minutes = /^0 \*\/(\d+) \* \* \* \*$/.exec(expression);
  if (minutes) return Number(minutes[1]) * minuteMs;
  const seconds = /^\*(?:\/(\d+))? \* \* \* \* \*$/.exec(expression);
  if (!seconds) throw new Error(`How often is ${expression}?`);
  return Number(seconds[1] ?? 1) * secondMs;
}

/** When in the day a nightly round runs; others that are not looked for run once, when nights are over. */
function timeOfDay(expression: string): number {
  const [, minute, hour] = /^(\d+) (\d+) \* \* \*$/.exec(expression) ?? [];
  return minute && hour ? Number(hour) * hourMs + Number(minute) * minuteMs : missedAt;
}

/** In Gabon, which keeps UTC+1. */
function dayOf(instant: number): string {
  return new Date(instant + hourMs).toISOString().slice(0, 10);
}

function startOfDay(instant: number): number {
  return Math.floor((instant + hourMs) / dayMs) * dayMs - hourMs;
}

const inMs = (instant: string) => `(extract(epoch from ${instant}) * 1000)::bigint`;
const startOf = (day: string) => `(${day})::timestamp at time zone 'Africa/Libreville'`;

const hasStep = (event: string) =>
  `exists (select from rental_events where rental_id = rentals.id and event = '${event}')`;
const morningOf = (day: string) => `${startOf(day)} + interval '9 hours'`;
/** In the morning, so many days after the last day. */
const morningAfter = (days: number) => morningOf(`end_date + ${days}`);
const dayBefore = morningOf('start_date - 1');
const isHandedOver = `handover_status not in ('not_received', 'renter_absent', 'disputed')`;
const reminderAt = `case
  when status = 'en_attente' and not ${hasStep('remind-answer')} then least(
    created_at + interval '18 hours',
    created_at + (case when created_at < ${startOf('start_date')} then ${startOf('start_date')}
      else ${startOf('start_date + 1')} end - created_at) * 0.75)
  when status = 'acceptee' and not is_delayed and not exists (
    select from rental_events
    where rental_id = rentals.id and event in ('accept', 'end-delay', 'remind-start')
      and at >= ${dayBefore})
  then ${dayBefore}
  when status = 'terminee' and return_status = 'none' and ${isHandedOver}
    and not ${hasStep('remind-return-again')}
  then case when ${hasStep('remind-return')} then ${morningAfter(7)} else ${morningAfter(2)} end
end`;

const activeOnes = `status in ('acceptee', 'en_cours')`;
/** Since when an object is late whose next renter is not told. */
const lateForNextSince = `(
  select min(${startOf('late.last + 1')})
  from (
    select item_id, max(end_date) as last, sum(pieces) as pieces
    from rentals
    where status = 'terminee' and return_status in ('none', 'missing') and ${isHandedOver}
    group by item_id
  ) late
  cross join lateral lacking_rentals(
    late.item_id, late.pieces, greatest(late.last + 1, $1::date)) lacking
  join rentals next on next.id = lacking.rental_id
  where lacking.waits_first
    and next.handover_status = 'none' and next.return_status = 'none' and not next.is_delayed)`;
/** When the oldest rental was made that is said to be delayed, and is not. */
const delayedSince = `(
  select min(created_at) from rentals
  where is_delayed and ${activeOnes} and id not in (
    select rental_id from lacking_rentals(item_id, (
      select coalesce(sum(late.pieces), 0) from rentals late
      where late.item_id = rentals.item_id and late.status = 'terminee' and late.${isHandedOver}
        and (late.return_status in ('none', 'missing')
          or late.return_status = 'settled' and late.returned_on is null and not exists (
            select from rentals since
            where since.item_id = late.item_id and since.start_date >= late.end_date
              and since.handover_status in ('done', 'assumed')))), $1::date)))`;

/** When the oldest change was asked for whose rental has ended since, or is to end. */
const changeOfEndedSince = `(
  select min(c.asked_at) from rental_changes c join rentals r on r.id = c.rental_id
  where c.status in ('requested', 'accepted') and (r.status not in ('acceptee', 'en_cours')
    or r.return_status <> 'none'))`;
/** An extension that is to be paid waits for as long as operators were down since it was accepted. */
const changeDueAt = `case when status <> 'accepted' then due_at
  when not exists (select from operator_incidents where status = 'open') then due_at + (
    select coalesce(sum(closed_at - greatest(started_at, accepted_at)), interval '0')
    from operator_incidents where status = 'ended' and closed_at > accepted_at)
  end`;
/** Since when the party of a request is suspended, or of an extension that is not decided. */
const openOfSuspendedSince = `(
  select min(u.suspended_at) from rentals r join users u on u.id in (r.renter_id, r.owner_id)
  where u.suspended_at is not null and (r.status = 'en_attente' or exists (
    select from rental_changes
    where rental_id = r.id and kind = 'extension' and status in ('requested', 'accepted'))))`;
/** When the oldest request was made for days that an extension has taken. */
const supersededSince = `(
  select min(request.created_at) from rentals request
  join rentals other on other.item_id = request.item_id
    and other.status in ('acceptee', 'en_cours', 'terminee')
    and request.start_date < least(other.end_date, other.returned_on + 1)
    and request.end_date > other.start_date
  where request.status = 'en_attente' and exceeds_stock(
    request.item_id, request.start_date, request.end_date, request.pieces) and exists (
    select from rental_changes
    where rental_id = other.id and kind = 'extension' and status = 'done'))`;

const dueTimes = `
  select
    ${inMs('(select min(next_check_at) from payments)')} as payments,
    ${inMs('(select min(next_attempt_at) from outbox_mails where held_with is null)')} as mails,
    ${inMs('(select min(next_attempt_at) from outbox_mails where held_with is not null)')} as "heldMails",
    ${inMs('(select min(deletion_due_at) from users)')} as deletions,
    ${inMs(`(select min(created_at + interval '1 day') from reports
      where closed_at is null and overdue_at is null)`)} as reports,
    ${inMs(`(select min(looked_at) from newly_offered_items
      join item_cards on id = item_id where listed)`)} as matches`;

/** `$1` is the day it is in Gabon. */
const rentalsDue = `
    select least(
      ${inMs(`(select min(case
        when status = 'en_attente' then coalesce(answer_due_at, least(
          created_at + interval '24 hours',
          case when created_at < ${startOf('start_date')} then ${startOf('start_date')}
            else ${startOf('start_date + 1')} end))
        when status = 'acceptee' then ${startOf('start_date')}
        when status = 'en_cours' then ${startOf('end_date + 1')}
      end) from rentals)`)},
      ${inMs('(select min(least(handover_due_at, return_due_at)) from rentals)')},
      ${inMs(`(select min(${startOf('end_date + 1')}) from rentals
        where is_delayed and status = 'terminee' and handover_status = 'none' and return_status = 'none')`)},
      ${inMs(`(select min(${changeDueAt}) from rental_changes)`)},
      ${inMs(`(select min(${reminderAt}) from rentals)`)},
      ${inMs(`(select min(${startOf('end_date + 1')}) from rentals
        where status = 'terminee' and return_status in ('none', 'missing') and ${isHandedOver}
          and not ${hasStep('run-late')})`)},
      ${inMs(lateForNextSince)},
      ${inMs(delayedSince)},
      ${inMs(changeOfEndedSince)},
      ${inMs(openOfSuspendedSince)},
      ${inMs(supersededSince)}
    ) as at`;
