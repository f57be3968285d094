import { Injectable } from '@nestjs/common';
import type { Tx } from '../database/prisma.js';
import { forEachSettled } from '../for-each-settled.js';
import { LongJobs } from './long-jobs.js';

const pageSize = 200;

interface Course {
  /** The last id that was read. */
  after: string;
  done: number;
}

/** Rows that were written before a rule, and what brings one of them to the form that it asks for. */
export interface Mending<Row extends { id: string }> {
  /** Of the job: it is run once, ever. */
  name: string;
  /** The next rows in the order of their ids. */
  read: (after: string, limit: number) => Promise<Row[]>;
  /** Leaves a row alone that has changed since it was read. */
  mend: (tx: Tx, row: Row) => Promise<void>;
}

/** Mends rows that were written before a rule, kind by kind. Modules register theirs when they start. */
@Injectable()
export class RowMendings {
  private readonly jobs: { id: string; run: () => Promise<void> }[] = [];

  constructor(private readonly longJobs: LongJobs) {}

  register<Row extends { id: string }>(mending: Mending<Row>): void {
    const run = () => this.run(mending);
    this.jobs.push({ id: mending.name, run });
    this.longJobs.resumes(mending, run);
  }

  async execute(): Promise<void> {
    await forEachSettled(this.jobs, ({ run }) => run());
  }

  /** Page by page; a worker that takes over resumes after the last page that is committed. */
  private async run<Row extends { id: string }>({ name, read, mend }: Mending<Row>): Promise<void> {
    await this.longJobs.runOnce<Course>({ name }, 'all', async (job) => {
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
}
