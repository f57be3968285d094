import { program } from '../tooling/program.js';
import { environmentOfInstance } from './instance-environment.js';
import { runScript } from './run-script.js';

/**
 * Grows a market in the database of DATABASE_URL, or in that of PORT's instance, whether it runs or
 * not; then audits it, since the triggers that guard the books did not run.
 */
await program(async () => {
  const env = await environmentOfInstance();
  const exitCode = await runScript('backend/proof/generate/main.ts', env);
  return exitCode === 0 ? runScript('backend/src/audit.ts', env) : exitCode;
});
