import { readFileSync } from 'node:fs';
import { execa } from 'execa';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { env } from '../../src/env.js';
import { useApi } from '../../test/support/api.js';
import type { Change } from './changed-books/change.js';
import { columnChanges } from './changed-books/columns.js';
import { guardChanges } from './changed-books/guards.js';
import { laterChanges } from './changed-books/later.js';
import { postingChanges } from './changed-books/postings.js';
import { rowChanges } from './changed-books/rows.js';
import { ChangedBooks, type Ending } from './changed-books/try-changes.js';
import { writeWholeBooks } from './changed-books/whole-books.js';

/** A database that no other test writes to, chosen before the environment is read. */
const server = vi.hoisted(() => {
  const shared = process.env.DATABASE_URL ?? '';
  const own = new URL(shared);
  own.pathname = `/changes_${process.pid}`;
  process.env.DATABASE_URL = own.href;
  return { shared, name: own.pathname.slice(1) };
});

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.shared });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const guards = new Set(guardChanges().map(({ subject }) => subject));

/** All of them take minutes: `make changes`. Otherwise one of so many is tried. */
const stride = process.env.ALL_CHANGES ? 1 : 24;

/** What docs/reliability.md says that the audit cannot find. */
const document = readFileSync('docs/reliability.md', 'utf8');
const [, section = ''] = /\n## What the audit cannot find\n(.*?)\n## /s.exec(document) ?? [];
const named = [...section.matchAll(/^\| `([^`]+)` \|/gm)].map(([, subject = '']) => subject);

beforeAll(async () => {
  await onServer(`create database ${server.name}`);
  await execa('npm', ['run', 'db:migrate'], { env: { DATABASE_URL: env.DATABASE_URL } });
});
afterAll(() => onServer(`drop database if exists ${server.name} with (force)`));
useApi();

describe('the audit of whole books', () => {
  it('finds every change of them, but for those that docs/reliability.md names', async () => {
    const now = await writeWholeBooks();
    await ChangedBooks.during(env.DATABASE_URL, now, async (books) => {
      expect(await books.findings()).toEqual([]);
      expect(await books.suspects()).toEqual([]);
      const changes: Change[] = [
        ...(await postingChanges(books.query)),
        ...(await columnChanges(books.query)),
        ...(await rowChanges(books.query)),
        ...laterChanges(now),
        ...guardChanges(),
      ];
      const endings: Record<Ending, Change[]> = {
        found: [],
        'not found': [],
        'refused by the database': [],
        'changes nothing': [],
      };
      const chosen = changes.filter((_, index) => index % stride === 0);
      for (const change of chosen) endings[await books.try(change)].push(change);
      expect([...books.overlooked]).toEqual([]);
      const { found, 'not found': missed, 'refused by the database': refused } = endings;
      const ofRows = found.length - found.filter(({ subject }) => guards.has(subject)).length;
      console.log(
        `${found.length + missed.length} changes tried, ${found.length} found, ${ofRows} of them of ` +
          `rows, ${missed.length} not; the database itself refuses ${refused.length} more`,
      );
      for (const { subject, name } of missed) console.log(`  not found: ${subject}, ${name}`);
      expect(ofRows).toBeGreaterThanOrEqual(1_500 / stride);
      const subjects = new Set(missed.map(({ subject }) => subject));
      expect([...subjects].filter((subject) => !named.includes(subject))).toEqual([]);
      if (stride === 1) expect(named.filter((subject) => !subjects.has(subject))).toEqual([]);
    });
  }, 7_200_000);
});
