import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { generateClient } from '../tooling/build.js';
import { withServices } from '../tooling/ephemeral.js';
import { Failure } from '../tooling/failure.js';
import { log } from '../tooling/log.js';
import { program } from '../tooling/program.js';
import { runSteps } from '../tooling/steps.js';
import { testRun } from '../tooling/test-run.js';

const migrations = 'prisma/migrations';

/**
 * Writes the migration that takes the others to `prisma/schema.prisma`, as far as Prisma can express
 * it, and generates the client. The argument names it: `item_brand`.
 */
await program(async () => {
  const [, , name = ''] = process.argv;
  if (!/^[a-z0-9_]+$/.test(name)) throw new Failure('Name it: make migration NAME=item_brand');
  return testRun(() =>
    withServices('migration', {}, async ({ env }) => {
      const options = { preferLocal: true, env } as const;
      const { stdout } = await execa('tsx', ['prisma/engine/diff.ts'], options);
      const folder = path.join(migrations, `${nextNumber()}_${name}`);
      mkdirSync(folder);
      writeFileSync(path.join(folder, 'migration.sql'), `${stdout.trim()}\n`);
      await runSteps([generateClient]);
      log.done(`${folder}/migration.sql`);
      return 0;
    }),
  );
});

/** The time it is, `20261201093000`, or one more than the last: they apply in the order of their names. */
function nextNumber(): number {
  const now = Number(new Date().toISOString().replaceAll(/[-:T]|\..*/g, ''));
  const numbers = readdirSync(migrations).map((name) => Number.parseInt(name, 10) || 0);
  return Math.max(now, ...numbers.map((number) => number + 1));
}
