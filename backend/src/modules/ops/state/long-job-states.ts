import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { type LongJob, Prisma } from '../../../platform/database/generated/client.js';
import { Sql } from '../../../platform/database/sql.js';
import type { OpsStateView } from './ops-state.schema.js';

type LongJobView = OpsStateView['longJobs'][number];
type Row = Omit<LongJob, 'id' | 'isAlone' | 'state' | 'failures'>;

const columns = Prisma.sql`
  name, key, token, holder, lease_until as "leaseUntil", done, total, failure,
  started_at as "startedAt", taken_at as "takenAt", progressed_at as "progressedAt",
  due_at as "dueAt", finished_at as "finishedAt", outcome::text`;

/** Who is at which work that lasts, how far it is, and how the last one ended. */
@Injectable()
export class LongJobStates {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<LongJobView[]> {
    const rows = await this.sql.rows<Row>(Prisma.sql`
      select ${columns} from long_jobs where finished_at is null
      union all
      (select distinct on (name) ${columns} from long_jobs where finished_at is not null
        order by name, finished_at desc)
      order by name, "startedAt" desc`);
    const now = this.clock.now();
    return rows.map((row) => viewOf(row, now));
  }
}

function viewOf(row: Row, now: Date): LongJobView {
  const { name, key, holder, done, total, failure, token } = row;
  const isHeld = holder !== null && row.leaseUntil !== null && row.leaseUntil > now;
  return {
    ...{ name, key, holder, done, total, failure, taken: token },
    state: row.outcome ?? (isHeld ? 'running' : 'left'),
    startedAt: row.startedAt.toISOString(),
    takenAt: row.takenAt.toISOString(),
    progressedAt: row.progressedAt.toISOString(),
    isLate: row.finishedAt === null && row.dueAt < now,
    endedAt: row.finishedAt?.toISOString() ?? null,
  };
}
