import { buildProduct } from '../tooling/build.js';
import { loadDemo, migrate } from '../tooling/data.js';
import { claimInstance } from '../tooling/instance.js';
import { startProduct } from '../tooling/product.js';
import { program } from '../tooling/program.js';
import { startServices } from '../tooling/services.js';
import { runSteps } from '../tooling/steps.js';
import { printAddresses } from './print-addresses.js';

await program(async () => {
  const { port, folder, supervisor } = await claimInstance();
  const { env, mailbox, phones } = await startServices(supervisor, { folder, port, durable: true });
  await runSteps(buildProduct);
  await migrate(env);
  await loadDemo(folder, env, process.env.DATABASE_URL ? 'theirs' : 'ours');
  await startProduct(supervisor, env);
  printAddresses({
    site: `http://localhost:${port}`,
    console: `http://localhost:${port}/admin`,
    api: `http://localhost:${port}/docs`,
    mailbox,
    phones,
    logs: supervisor.logs,
  });
  return supervisor.untilBroken();
});
