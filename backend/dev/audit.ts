import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { Failure } from '../tooling/failure.js';
import { claimInstance, folderOf, processOf } from '../tooling/instance.js';
import { productPort } from '../tooling/ports.js';
import { program } from '../tooling/program.js';
import { environmentFile, startServices } from '../tooling/services.js';

/** Audits the database of DATABASE_URL, or that of PORT's instance, whether it runs or not. */
await program(async () => {
  const env = process.env.DATABASE_URL ? {} : await environmentOfInstance();
  const { exitCode = 1 } = await execa(
    process.execPath,
    ['--import', 'tsx', 'backend/src/audit.ts'],
    { stdio: 'inherit', reject: false, env },
  );
  return exitCode;
});

async function environmentOfInstance(): Promise<Record<string, string>> {
  const port = productPort();
  const folder = folderOf(port);
  if (await processOf(folder)) return JSON.parse(readFileSync(environmentFile(folder), 'utf8'));
  if (!existsSync(path.join(folder, 'postgres'))) {
    throw new Failure(`No instance was ever run on port ${port}. Choose one: PORT=3100 make audit`);
  }
  const { supervisor } = await claimInstance();
  return (await startServices(supervisor, { folder, port, durable: true })).env;
}
