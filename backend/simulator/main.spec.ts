import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, it } from 'vitest';
import { Merchant, PASSWORD } from './merchant.testing.js';
import { removeTemporaryBooks, temporaryBook } from './temporary-book.testing.js';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
const started: ChildProcess[] = [];

function spawnSimulator(variables: NodeJS.ProcessEnv) {
  const process_ = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    env: { ...process.env, SIM_PASSWORD: PASSWORD, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(process_);
  return process_;
}

/** Resolves with the address that the program prints. */
async function printedAddress(child: ReturnType<typeof spawnSimulator>): Promise<string> {
  const [line] = await once(child.stdout.setEncoding('utf8'), 'data');
  return String(line).match(/http:\S+(?=,)/)?.[0] ?? '';
}

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});
afterAll(removeTemporaryBooks);

it('keeps a charge that was acknowledged just before a kill -9', async () => {
  const merchant = new Merchant();
  const variables = {
    SIM_PORT: '0',
    SIM_BOOK: temporaryBook(),
    SIM_CALLBACKS: '{"CODE":"http://127.0.0.1:9/"}',
  };
  const first = spawnSimulator(variables);
  merchant.gatewayUrl = await printedAddress(first);
  await merchant.takeNewSecret();
  const reference = await merchant.pay('001');
  first.kill('SIGKILL');
  await once(first, 'exit');
  merchant.gatewayUrl = await printedAddress(spawnSimulator(variables));
  expect(await merchant.bookOf(reference)).toHaveLength(1);
  expect(await merchant.status(reference)).toMatchObject({ http: 200 });
});

it('reports a port in use in one line', async () => {
  const first = spawnSimulator({ SIM_PORT: '0', SIM_BOOK: temporaryBook() });
  const { port } = new URL(await printedAddress(first));
  const second = spawnSimulator({ SIM_PORT: port, SIM_BOOK: temporaryBook() });
  const message = await text(second.stderr);
  expect(message).toMatch(/^Gateway simulator: .*EADDRINUSE.*\n$/);
});

it('reports every wrong variable', async () => {
  const child = spawnSimulator({ SIM_SPEED: '-1', SIM_CALLBACKS: 'not JSON' });
  const message = await text(child.stderr);
  expect(message).toContain('SIM_SPEED');
  expect(message).toContain('SIM_CALLBACKS');
});

it('stops at once on SIGTERM, even with an unanswered call', async () => {
  const merchant = new Merchant();
  const callbacks = '{"CODE":"http://127.0.0.1:9/"}';
  const child = spawnSimulator({
    SIM_PORT: '0',
    SIM_BOOK: temporaryBook(),
    SIM_CALLBACKS: callbacks,
  });
  merchant.gatewayUrl = await printedAddress(child);
  await merchant.takeNewSecret();
  const unanswered = merchant.post('/payout', 'REF1', '017');
  const closed = expect(unanswered).rejects.toThrow('fetch failed');
  await expect.poll(() => merchant.bookOf('REF1')).toHaveLength(1);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  await closed;
});
