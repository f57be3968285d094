import { writeFileSync } from 'node:fs';
import pg from 'pg';
import { withServices } from '../tooling/ephemeral.js';
import { log } from '../tooling/log.js';
import { program } from '../tooling/program.js';
import { readGuards } from '../tooling/read-guards.js';
import { testRun } from '../tooling/test-run.js';

const file = 'backend/src/modules/reconciliation/invariants/guards/expected-guards.generated.ts';

/** Writes down the guards of a database that all migrations have made: what the audit expects. */
await program(() =>
  testRun(() =>
    withServices('guards', {}, async ({ env }) => {
      const client = new pg.Client({ connectionString: env.DATABASE_URL });
      await client.connect();
      const rows = await readGuards(client);
      await client.end();
      const lines = rows.map((guard) => `  ${JSON.stringify(guard)},\n`).join('');
      writeFileSync(file, `export const expectedGuards = [\n${lines}] as const;\n`);
      log.done(`${rows.length} guards in ${file}`);
      return 0;
    }),
  ),
);
