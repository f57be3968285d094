import { buildProduct } from './build.js';
import { claimCopy } from './copy.js';
import { loadDemo, migrate } from './data.js';
import { startProduct } from './product.js';
import { program } from './program.js';
import { startServices } from './services.js';
import { runSteps } from './steps.js';
import { welcome } from './welcome.js';

await program(async () => {
  const { port, instance, supervisor } = await claimCopy();
  const { env, mailbox } = await startServices(supervisor, { instance, port, durable: true });
  await runSteps(buildProduct);
  await migrate(env);
  await loadDemo(instance, env);
  await startProduct(supervisor, env);
  welcome({
    site: `http://localhost:${port}`,
    console: `http://localhost:${port}/admin`,
    api: `http://localhost:${port}/docs`,
    mailbox,
    logs: supervisor.logs,
  });
  return supervisor.untilBroken();
});
