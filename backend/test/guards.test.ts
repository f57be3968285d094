import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { env } from '../src/env.js';
import { expectedGuards } from '../src/modules/reconciliation/invariants/guards/expected-guards.generated.js';
import { readGuards } from '../tooling/read-guards.js';

const client = new pg.Client({ connectionString: env.DATABASE_URL });
beforeAll(() => client.connect());
afterAll(() => client.end());

const lines = (guards: readonly object[]) => guards.map((guard) => JSON.stringify(guard)).sort();

it('expects the guards that the migrations make, as `npm run guards` writes them down', async () => {
  const rows = await readGuards(client);
  expect(lines(rows)).toEqual(lines(expectedGuards));
});
