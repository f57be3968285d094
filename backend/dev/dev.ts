import path from 'node:path';
import { buildBackend, generateClient } from './build.js';
import { claimCopy } from './copy.js';
import { loadDemo, migrate } from './data.js';
import { listening, portNear } from './ports.js';
import { startProduct } from './product.js';
import { program } from './program.js';
import { startServices } from './services.js';
import { runSteps } from './steps.js';
import type { Supervisor } from './supervise.js';
import { welcome } from './welcome.js';

await program(async () => {
  const { port, instance, supervisor } = await claimCopy();
  const services = await startServices(supervisor, { instance, port, durable: true });
  await runSteps([generateClient, buildBackend]);
  await migrate(services.env);
  await loadDemo(instance, services.env);

  const site = await startSite(supervisor, 'frontend', port, await portNear(port, 73));
  const console = await startSite(supervisor, 'admin', port, await portNear(port, 74));
  watchBackend(supervisor);
  // Links in mails lead to the site that is being worked on.
  await startProduct(supervisor, { ...services.env, PUBLIC_URL: site }, { watch: true });
  welcome({
    site,
    console: `${console}/admin/`,
    api: `http://localhost:${port}/docs`,
    mailbox: services.mailbox,
    logs: supervisor.logs,
  });
  return supervisor.untilBroken();
});

/** Serves a site as it is written; what it does not know itself it asks the API. */
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
