import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { dayMs, hourMs, minuteMs, secondMs } from '../../model/durations.js';
import type { Server } from '../database/server.js';
import type { World } from '../world.js';
import { dueTimes, rentalsDue } from './due-times.js';
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
  /** Acts that no second person has decided. */
  approvals: number;
  /** Reports that staff have not decided, nor been told of as overdue. */
  reports: number;
  /** Objects that a round which died has begun to ask saved searches for. */
  matches: number;
  /** Runs of long jobs whose worker has died. */
  longJobs: number;
}

const nothingRead: Due = {
  ...{ payments: 0, mails: 0, heldMails: 0, rentals: 0, approvals: 0 },
  ...{ deletions: 0, reports: 0, matches: 0, longJobs: 0 },
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
  'ApprovalsSchedule.expire': 'approvals',
  'PersonalDataSchedule.deleteAccounts': 'deletions',
  'ReportsSchedule.tellOverdue': 'reports',
  'LongJobsSchedule.resumeLeft': 'longJobs',
};

/** Those of the night that, where they died, are run again. */
const looksAgainFor: Record<string, keyof Due> = {
  'SavedSearchesSchedule.tellMatches': 'matches',
};

/** Those that read the disk, which has a time of its own: they are not played. They move no money. */
const leftOut = new Set(['UploadsSchedule.removeStray']);

/** What is due is taken within seconds, after a crash within a minute. */
const longestDelayMs = 20 * minuteMs;

/** By how much longer deletions, reports and matches may be late: their rounds are ten minutes apart. */
const slowDelayMs = 40 * minuteMs;

/** How many nights of a history have their jobs and reports. */
const nights = 3;
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
      approvals: msOf(row?.approvals),
      reports: msOf(row?.reports),
      matches: msOf(row?.matches),
      longJobs: msOf(row?.longJobs),
      rentals: await this.readRentals(),
    };
    if (this.oldestDue !== oldestBefore) this.oldestReadAt = this.world.timeline.now;
  }

  /** Much the longest to read, and seldom changed. */
  private async readRentals(): Promise<number> {
    const commits = this.world.commitsOfRentals;
    const { now } = this.world.timeline;
    const today = dayOf(now);
    const { rentalsReadAfter: last } = this;
    if (last.commits === commits && last.today === today) return this.due.rentals;
    this.rentalsReadAfter = { commits, today };
    const [row] = await this.server.rows<{ at: string | null }>(rentalsDue, [today, new Date(now)]);
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
      if (leftOut.has(name)) continue;
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

/** Of an expression such as `* * * * * *`, `*∕10 * * * * *`, `0 *∕10 * * * *` or `*∕1 * * * *`, in ms. */
function pauseOf(expression: string): number {
  const minutes = /^(?:0 )?\*\/(\d+) \* \* \* \*$/.exec(expression);
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
