import { Injectable, Logger } from '@nestjs/common';
import { hourMs, minuteMs } from '../../kernel/duration.js';
import { Clock } from '../clock.js';
import { Prisma } from '../database/generated/client.js';
import { Sql } from '../database/sql.js';
import { reasonOf } from '../monitoring/reason-of.js';
import { type Channel, countDelivery } from './deliveries.js';

/** A table of what is to be sent: of `next_attempt_at`, `sent_at` and `failed_at`, one is set. */
export interface DueTable {
  name: string;
  channel: Channel;
  /** How long after it was written a row is still tried. */
  triedMs: number;
  /** Of rows that are marked `has_secret`: the column that is blanked once no attempt follows. */
  secret?: string;
}

/** A row that one worker alone has for the time of its lease. */
export interface Attempt {
  id: string;
  attempts: number;
  createdAt: Date;
}

const leaseMs = minuteMs;
const longestPauseMs = hourMs;

/**
 * What is written with the transaction that decides it, and sent by a worker: at least once, each row by one
 * worker at a time, tried again after growing pauses until it is too old.
 */
@Injectable()
export class DueRows {
  private readonly logger = new Logger(DueRows.name);

  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** Ids of the rows that are due, oldest first. */
  async list(table: DueTable, limit: number): Promise<string[]> {
    const rows = await this.sql.$queryRaw<{ id: string }[]>`
      select id from ${nameOf(table)} where next_attempt_at <= ${this.clock.now()}
      order by next_attempt_at, id limit ${limit}`;
    return rows.map(({ id }) => id);
  }

  /** @returns null when another worker has it, or it is not due */
  async lease(table: DueTable, id: string): Promise<Attempt | null> {
    const now = this.clock.now();
    const [row] = await this.sql.$queryRaw<Attempt[]>`
      update ${nameOf(table)}
      set next_attempt_at = ${new Date(now.getTime() + leaseMs)}, attempts = attempts + 1
      where id = ${id}::uuid and next_attempt_at <= ${now}
      returning id, attempts, created_at as "createdAt"`;
    return row ?? null;
  }

  async markSent(table: DueTable, { id }: Attempt): Promise<void> {
    countDelivery(table.channel, 'sent');
    await this.sql.$executeRaw`
      update ${nameOf(table)}
      set sent_at = ${this.clock.now()}, next_attempt_at = null, failed_at = null
        ${withoutSecret(table)}
      where id = ${id}::uuid`;
  }

  /** Due again after a pause, or given up. Nothing changes when another worker has tried since. */
  async markFailed(table: DueTable, attempt: Attempt, reason: unknown): Promise<void> {
    const { id, attempts, createdAt } = attempt;
    const now = this.clock.now();
    const isOver = now.getTime() >= createdAt.getTime() + table.triedMs;
    const pause = Math.min(5_000 * 2 ** attempts, longestPauseMs);
    countDelivery(table.channel, isOver ? 'expired' : 'retried');
    const entry = { table: table.name, id, attempts, isOver, reason: reasonOf(reason) };
    this.logger.warn({ msg: 'Not taken', ...entry });
    await this.sql.$executeRaw`
      update ${nameOf(table)}
      set next_attempt_at = ${isOver ? null : new Date(now.getTime() + pause)},
        failed_at = ${isOver ? now : null}
        ${isOver ? withoutSecret(table) : Prisma.empty}
      where id = ${id}::uuid and attempts = ${attempts} and sent_at is null`;
  }
}

function withoutSecret({ secret }: DueTable): Prisma.Sql {
  return secret
    ? Prisma.raw(`, "${secret}" = case when has_secret then '' else "${secret}" end`)
    : Prisma.empty;
}

const nameOf = ({ name }: DueTable) => Prisma.raw(name);
