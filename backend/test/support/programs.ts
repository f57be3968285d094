import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { execa } from 'execa';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { freePort } from '../../tooling/ports.js';

/** Below the clone, so that the programs find its packages. */
const build = path.resolve(process.env.TEST_FOLDER ?? '.loka', `build-${process.pid}`);
const running = new Set<ChildProcess>();
/** Of these, those that a file has started for all of its tests. */
let ofFile = new Set<ChildProcess>();

/** Compiles the backend for the tests of a file that start programs of it, which takes its time. */
export function usePrograms(): void {
  vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });
  beforeAll(async () => {
    await execa('npm', ['run', 'build:backend', '--', '--out-dir', build]);
  });
  beforeEach(() => {
    ofFile = new Set(running);
  });
  afterEach(() => kill([...running].filter((child) => !ofFile.has(child))));
  afterAll(async () => {
    kill(running);
    await rm(build, { recursive: true, force: true });
  });
}

function kill(children: Iterable<ChildProcess>): void {
  for (const child of children) {
    child.kill('SIGKILL');
    running.delete(child);
  }
}

/** A program of the product in a process of its own. */
export interface Program {
  /** All that it has printed. */
  readonly output: string;
  /** How it ended: its exit code, or the signal. */
  readonly ended: Promise<number | NodeJS.Signals>;
  kill(signal: NodeJS.Signals): void;
}

/**
 * Starts a program of the build; it is killed at the end of the test, or of the file when that is what
 * starts it, should it still run.
 *
 * @param env added to the environment of the tests
 */
export function startProgram(
  file: string,
  { args = [], env = {} }: { args?: string[]; env?: Record<string, string> } = {},
): Program {
  const child = spawn(process.execPath, [path.join(build, file), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal);
  return {
    get output() {
      return output;
    },
    ended,
    kill: (signal) => child.kill(signal),
  };
}

/** With the address at which it answers. */
export type Api = Program & { origin: string };

/**
 * Starts the api, on a port of its own unless one is given, and gives it with its address once it answers. The
 * port is below those that the system gives to connections, which could take it before the api listens.
 *
 * @throws Error with all that it printed, when it ends before
 */
export async function startApi(env: Record<string, string> = {}): Promise<Api> {
  for (;;) {
    const port = env.PORT ?? `${await freePort()}`;
    const origin = `http://127.0.0.1:${port}`;
    const api = startProgram('main.js', { env: { HOST: '127.0.0.1', ...env, PORT: port } });
    if (await isReady(api, origin)) return Object.assign(api, { origin });
    // Another program of the tests has taken the port meanwhile.
    const isTaken = !env.PORT && api.output.includes('EADDRINUSE');
    if (!isTaken) throw new Error(`The api ended before it answered:\n${api.output}`);
  }
}

/** The same of a worker, with the address at which it says how it is. */
export async function startWorker(env: Record<string, string> = {}): Promise<Api> {
  const port = `${await freePort()}`;
  const origin = `http://127.0.0.1:${port}`;
  const settings = { HOST: '127.0.0.1', ...env, WORKER_PORT: port };
  const worker = startProgram('worker.js', { env: settings });
  if (await isReady(worker, origin)) return Object.assign(worker, { origin });
  throw new Error(`The worker ended before it was ready:\n${worker.output}`);
}

/** Whether it answers before it ends. */
async function isReady(api: Program, origin: string): Promise<boolean> {
  let hasEnded = false;
  void api.ended.then(() => {
    hasEnded = true;
  });
  while (!hasEnded) {
    if (await answers(`${origin}/readyz`)) return true;
    await sleep(50);
  }
  return false;
}

async function answers(address: string): Promise<boolean> {
  return fetch(address, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
