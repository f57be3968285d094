import path from 'node:path';
import { buildBackend, generateClient } from '../tooling/build.js';
import { loadDemo, migrate } from '../tooling/data.js';
import { followErrors } from '../tooling/follow-errors.js';
import { claimInstance } from '../tooling/instance.js';
import { log } from '../tooling/log.js';
import { listening, portNear } from '../tooling/ports.js';
import { startProduct } from '../tooling/product.js';
import { program } from '../tooling/program.js';
import { startServices } from '../tooling/services.js';
import { runSteps } from '../tooling/steps.js';
import type { Supervisor } from '../tooling/supervisor.js';
import { printAddresses } from './print-addresses.js';

await program(async () => {
  const { port, folder, supervisor } = await claimInstance();
  const services = await startServices(supervisor, { folder, port, durable: true });
  await runSteps([generateClient, buildBackend]);
  await migrate(services.env);
  await loadDemo(folder, services.env, process.env.DATABASE_URL ? 'theirs' : 'ours');

  const site = await startSite(supervisor, 'frontend', port, await portNear(port, 73));
  const console = await startSite(supervisor, 'admin', port, await portNear(port, 74));
  watchBackend(supervisor);
  // Links in mails lead to the site that Vite serves.
  await startProduct(supervisor, { ...services.env, PUBLIC_URL: site }, { watch: true });
  followErrors(supervisor.logs, ['api', 'worker', 'build'], (name, lines) => {
    log.problem(`${name}:\n${lines.join('\n')}`);
  });
  printAddresses({
    site,
    console: `${console}/admin/`,
    api: `http://localhost:${port}/docs`,
    mailbox: services.mailbox,
    phones: services.phones,
    logs: supervisor.logs,
  });
  return supervisor.untilBroken();
});

/** Serves a site from its sources; Vite forwards calls of the API. */
async function startSite(supervisor: Supervisor, workspace: string, api: number, port: number) {
  supervisor.start({
    name: workspace,
    command: process.execPath,
    args: [path.resolve('node_modules/vite/bin/vite.js'), '--port', `${port}`, '--strictPort'],
    cwd: path.resolve(workspace),
    env: { API_URL: `http://127.0.0.1:${api}` },
  });
  await supervisor.until(listening(port));
  return `http://localhost:${port}`;
}

function watchBackend(supervisor: Supervisor): void {
  const swc = path.resolve('node_modules/@swc/cli/bin/swc.js');
  supervisor.start({
    name: 'build',
    command: process.execPath,
    args: [
      swc,
      'src',
      '--out-dir=../dist',
      '--strip-leading-paths',
      '--config-file=../.swcrc',
      '-w',
    ],
    cwd: path.resolve('backend'),
  });
}
