import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { claimCopy, folderOf, runnerOf } from './copy.js';
import { Failure } from './failure.js';
import { productPort } from './ports.js';
import { program } from './program.js';
import { environmentFile, startServices } from './services.js';

/** Audits the database of DATABASE_URL, or that of PORT's copy, which need not run for it. */
await program(async () => {
  const env = process.env.DATABASE_URL ? {} : await environmentOfCopy();
  const { exitCode = 1 } = await execa(
    process.execPath,
    ['--import', 'tsx', 'backend/src/audit.ts'],
    { stdio: 'inherit', reject: false, env },
  );
  return exitCode;
});

async function environmentOfCopy(): Promise<Record<string, string>> {
  const port = productPort();
  const instance = folderOf(port);
  if (await runnerOf(instance)) return JSON.parse(readFileSync(environmentFile(instance), 'utf8'));
  if (!existsSync(path.join(instance, 'postgres'))) {
    throw new Failure(`No copy was ever run on port ${port}. Choose one: PORT=3100 make audit`);
  }
  const { supervisor } = await claimCopy();
  return (await startServices(supervisor, { instance, port, durable: true })).env;
}
