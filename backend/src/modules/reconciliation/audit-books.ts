import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { type LongRead, Sql } from '../../platform/database/sql.js';
import type { Invariant } from './invariants/invariant.js';
import { type AuditPart, auditParts, invariants, partOf } from './invariants.js';
import type { Screening } from './screenings/screening.js';
import { screenings } from './screenings.js';

/** How many statements run at the same time, each on a connection and at most one processor. */
const atOnce = 2;

/** What was found of one invariant: the rows for which it does not hold, as the database gave them. */
export interface Finding {
  name: string;
  violations: Record<string, unknown>[];
}

/** An invariant of which nothing is known, and why. */
export interface Unchecked {
  name: string;
  reason: string;
}

export interface AuditResult {
  findings: Finding[];
  unchecked: Unchecked[];
}

/** How far an audit is: kept after each statement, so that another worker resumes there. */
export interface AuditCourse {
  /** The invariants that each screening suspects, by the names of those it screens. */
  screened: Record<string, string[]>;
  /** How many rows break each invariant that was looked at, or why it is not known. */
  looked: Record<string, number | string>;
}

export const newCourse = (): AuditCourse => ({ screened: {}, looked: {} });

/** Called after each statement, with how many were made. */
type Save = (progress: { done: number; total: number }) => Promise<void>;

/** Checks everything that must be true of the books. It reads, and changes nothing. */
@Injectable()
export class AuditBooks {
  private readonly logger = new Logger(AuditBooks.name);

  constructor(
    private readonly database: Sql,
    private readonly clock: Clock,
  ) {}

  /** @throws Error when an invariant of these parts cannot be checked */
  async execute(parts: readonly AuditPart[] = auditParts): Promise<Finding[]> {
    const { findings, unchecked } = await this.attempt(newCourse(), async () => {}, parts);
    const [first] = unchecked;
    if (first) throw new Error(`Not checked: ${first.name}. ${first.reason}`);
    return findings;
  }

  /**
   * Each statement for itself: what one of them meets stops no other. An invariant is not looked at by
   * itself when all the screenings of it find nothing amiss. Each is of the time at which it is looked at: what
   * was written since the first of them is neither late nor set too far ahead.
   *
   * @param course what was looked at before, which is left out of the result; it grows with each statement
   */
  async attempt(
    course: AuditCourse = newCourse(),
    save: Save = async () => {},
    parts: readonly AuditPart[] = auditParts,
  ): Promise<AuditResult> {
    const all = invariants(this.clock.now(), parts)
      .map(({ name }, place) => ({ name, place }))
      .filter(({ name }) => course.looked[name] === undefined);
    const screened = new Set(screenings.flatMap(({ names }) => names));
    const results = new Map<string, Finding | Unchecked>(
      all.map(({ name }) => [name, { name, violations: [] }]),
    );
    const note = inOrder(() => save(progressOf(course)));
    const screen = (screening: Screening) => async (read: LongRead) => {
      course.screened[keyOf(screening)] = await this.suspects(screening, read);
      await note();
    };
    const look =
      ({ name, place }: { name: string; place: number }) =>
      async (read: LongRead) => {
        const invariant = invariants(this.clock.now(), parts)[place];
        if (!invariant) return;
        const result = await check(invariant, read);
        results.set(name, result);
        course.looked[name] = 'reason' in result ? result.reason : result.violations.length;
        await note();
      };
    await this.inTurn([
      ...screenings
        .filter(({ names }) => names.some((name) => parts.includes(partOf(name))))
        .filter((one) => !course.screened[keyOf(one)])
        .map(screen),
      ...all.filter(({ name }) => !screened.has(name)).map(look),
    ]);
    const suspected = new Set(Object.values(course.screened).flat());
    await this.inTurn(all.filter(({ name }) => suspected.has(name)).map(look));
    return {
      findings: [...results.values()].filter((result) => 'violations' in result),
      unchecked: [...results.values()].filter((result) => 'reason' in result),
    };
  }

  /** One after the other, on whichever connection is free. */
  private async inTurn(reads: ((read: LongRead) => Promise<void>)[]): Promise<void> {
    const waiting = reads.values();
    const readOn = async (read: LongRead) => {
      for (const next of waiting) await next(read);
    };
    const onConnection = () => this.database.longReads(readOn);
    await Promise.all(Array.from({ length: Math.min(atOnce, reads.length) }, onConnection));
  }

  /** The invariants that may not hold; all of the screening's when it fails. */
  private async suspects({ names, sql }: Screening, read: LongRead): Promise<string[]> {
    try {
      return (await read<{ name: string }>(sql)).map(({ name }) => name);
    } catch (error) {
      this.logger.warn(`Not screened: ${names.join('; ')}. ${String(error)}`);
      return names;
    }
  }
}

async function check({ name, sql }: Invariant, read: LongRead): Promise<Finding | Unchecked> {
  try {
    return { name, violations: await read(sql) };
  } catch (error) {
    return { name, reason: String(error) };
  }
}

const keyOf = ({ names }: Screening): string => names.join('; ');

/** Of the statements that are made in any case. */
function progressOf({ screened, looked }: AuditCourse) {
  const made = Object.keys(screened).length + Object.keys(looked).length;
  const covered = new Set(screenings.flatMap(({ names }) => names));
  const suspected = new Set(Object.values(screened).flat());
  const { length } = invariants(new Date(0)).filter(
    ({ name }) => !covered.has(name) || suspected.has(name),
  );
  return { done: made, total: screenings.length + length };
}

/** One call after the other, each with what there is by then. */
function inOrder(call: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(call);
    return last;
  };
}
