import { randomUUID } from 'node:crypto';
import type { BrokenBooks } from '../../../test/support/broken-books.js';
import type { Breaks } from './break.js';

const minute = 60_000;
const ago = (ms: number) => new Date(Date.now() - ms);
const [askedAt, endedAt] = [ago(2 * minute), ago(minute)];

/** There is one open at a time, which another file may have left. */
export async function insertRun(
  books: BrokenBooks,
  row: Parameters<BrokenBooks['insert']>[1],
): Promise<string> {
  await books.run('delete from reconciliation_runs where ended_at is null');
  return books.insert('reconciliation_runs', row);
}

/** One that was asked for two minutes ago, and done a minute ago, as a whole one is but for what is given. */
async function aRun(
  books: BrokenBooks,
  { row = {}, logged, reported = true }: { row?: object; logged?: string[]; reported?: boolean },
): Promise<string> {
  const asker = randomUUID();
  const id = await insertRun(books, {
    ...{
      requested_by_id: asker,
      requested_at: askedAt,
      attempts: 1,
      ended_at: endedAt,
    },
    ...row,
  });
  for (const actor_id of logged ?? [asker]) {
    const act = { action: 'compare-payments', subject: 'reconciliation', subject_id: id };
    await books.insert('audit_log', { ...act, actor_id, at: askedAt });
  }
  if (reported) await books.insert('reconciliation_reports', { ...report, run_id: id });
  return id;
}

const report = {
  ...{ day: '2026-01-10', since: ago(minute), compared: 0, unanswered: 0, created_at: endedAt },
};

export const comparisonBreaks: Breaks = {
  'every comparison that staff asked for is on record, and has a report once it is done and not before':
    {
      'one that nobody asked for': (books) => aRun(books, { logged: [] }),
      'one that somebody else asked for': (books) => aRun(books, { logged: [randomUUID()] }),
      'one on record that there is not': async (books) => {
        const subject_id = randomUUID();
        const act = { action: 'compare-payments', subject: 'reconciliation', subject_id };
        await books.insert('audit_log', { ...act, actor_id: randomUUID(), at: ago(minute) });
        return subject_id;
      },
      'one that was asked for at another time': (books) =>
        aRun(books, { row: { requested_at: new Date(askedAt.getTime() - minute) } }),
      'one that was done at another time than its report': (books) =>
        aRun(books, { row: { ended_at: ago(0) } }),
      'one that is done without a report': (books) => aRun(books, { reported: false }),
      'one with a report that is not done': (books) =>
        aRun(books, { row: { ended_at: null, next_attempt_at: new Date() } }),
    },
  'what a report says that operators held, with the fees, is what it says that Loka owed': {
    'one of a franc too many': (books) =>
      books.insert('reconciliation_reports', {
        ...report,
        totals: {
          operators: [{ operator: 'airtel', held: 1_000, fees: 10 }],
          owed: { wallets: 900, earnings: 111 },
          own: 0,
        },
      }),
    'one that says nothing of what is owed': (books) =>
      books.insert('reconciliation_reports', {
        ...report,
        totals: { operators: [{ operator: 'airtel', held: 1_000, fees: 10 }], own: 0 },
      }),
  },
};
