import path from 'node:path';
import { buildProduct } from './build.js';
import { loadDemo, migrate } from './data.js';
import { productPort, requireFree } from './ports.js';
import { startProduct } from './product.js';
import { beforeLeaving, program } from './program.js';
import { type Services, startServices } from './services.js';
import { runSteps } from './steps.js';
import { Supervisor } from './supervise.js';
import { say } from './terminal.js';

await program(async () => {
  const port = productPort();
  await requireFree(port);
  const instance = path.resolve('.loka', `run-${port}`);
  const supervisor = new Supervisor(path.join(instance, 'logs'));
  beforeLeaving(() => supervisor.stop());

  await runSteps(buildProduct);
  say.step('PostgreSQL, Redis, mailbox, gateway simulator');
  const services = await startServices(supervisor, { instance, port, durable: true });
  await migrate(services.env);
  await loadDemo(instance, services.env);
  say.step('API and worker');
  await startProduct(supervisor, services.env);

  welcome(port, services, supervisor.logs);
  return supervisor.untilBroken();
});

function welcome(port: number, { mailbox }: Services, logs: string): void {
  const address = `http://localhost:${port}`;
  const accounts = ['locataire', 'proprietaire', 'staff', 'admin', 'ops'];
  say.plain(`
  ${say.strong(`Loka      ${address}`)}
  Console   ${address}/admin
  Mailbox   ${mailbox}
  API       ${address}/docs

  Accounts  ${accounts.map((name) => `${name}@loka.example`).join('\n            ')}
  Password  LokaDemo2026!

  ${say.faint(`Logs in ${path.relative('.', logs)}; Ctrl-C stops everything.`)}
`);
}
