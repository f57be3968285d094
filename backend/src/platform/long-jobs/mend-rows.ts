import type { Tx } from '../database/prisma.js';
import type { LongJobs } from './long-jobs.js';

const pageSize = 200;

interface Course {
  /** The last id that was read. */
  after: string;
  done: number;
}

/** Rows that were written before a rule, and what brings one of them to the form that it asks for. */
export interface Mending<Row> {
  /** Of the job: it is run once, ever. */
  name: string;
  /** The next rows in the order of their ids. */
  read: (after: string, limit: number) => Promise<Row[]>;
  /** Leaves a row alone that has changed since it was read. */
  mend: (tx: Tx, row: Row) => Promise<void>;
}

/** Mends all rows, page by page; a worker that takes over resumes after the last page that is committed. */
export async function mendRows<Row extends { id: string }>(
  longJobs: LongJobs,
  { name, read, mend }: Mending<Row>,
): Promise<void> {
  await longJobs.runOnce<Course>({ name }, 'all', async (job) => {
    let { after, done } = job.state ?? { after: '00000000-0000-0000-0000-000000000000', done: 0 };
    for (;;) {
      const rows = await read(after, pageSize);
      const last = rows.at(-1);
      if (!last) return;
      after = last.id;
      done += rows.length;
      await job.save({ after, done }, { done }, async (tx) => {
        for (const row of rows) await mend(tx, row);
      });
    }
  });
}
