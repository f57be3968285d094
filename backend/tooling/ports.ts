import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import getPort, { portNumbers } from 'get-port';
import { Failure } from './failure.js';

/** The port that the product is served on: PORT, or 3000. */
export function productPort(): number {
  const port = Number(process.env.PORT || 3000);
  if (Number.isInteger(port) && port > 0 && port <= 65_000) return port;
  throw new Failure(`PORT=${process.env.PORT} is not a port from 1 to 65000.`);
}

const portsOfProcess = 40;
const processes = 300;

/**
 * A port for a program that is started soon. Below those that systems give to connections, and apart from those of
 * other processes that look for one now: whoever takes it meanwhile keeps the program from starting.
 */
export async function freePort(): Promise<number> {
  const first = 20_000 + (process.pid % processes) * portsOfProcess;
  return getPort({ port: portNumbers(first, first + portsOfProcess - 1) });
}

/** An instance that was just killed may still be closing: waits up to 3 seconds for the port. */
export async function requireFree(port: number): Promise<void> {
  for (let attempt = 0; attempt < 15; attempt++) {
    if ((await getPort({ port })) === port) return;
    await setTimeout(200);
  }
  throw new Failure(`Port ${port} is in use. Choose another: PORT=${port + 100} make run`);
}

/** Those below are root's alone, and PostgreSQL runs as another user. */
const firstOpenPort = 1024;

/** The product's port plus `offset`, so that it is the same at every start; another one if that is in use, or root's. */
export async function portNear(product: number, offset: number): Promise<number> {
  const port = product + offset;
  return port < firstOpenPort ? freePort() : getPort({ port });
}

/** Waits until something listens on `port`. */
export async function listening(port: number): Promise<void> {
  while (!(await accepts(port))) await setTimeout(50);
}

async function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
