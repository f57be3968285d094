import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { freePort, listening } from '../ports.js';
import type { Supervisor } from '../supervisor.js';
import { redisServer } from './redis.js';

const slots = 16_384;

interface Node {
  port: number;
  /** On which the nodes talk to each other. */
  bus: number;
}

/**
 * Starts a Redis Cluster of some nodes, `redis-0` and so on, without persistence and without copies.
 *
 * @returns its URL, as REDIS_URL has it
 */
export async function startRedisCluster(
  supervisor: Supervisor,
  { folder, size, password }: { folder: string; size: number; password: string },
): Promise<string> {
  const command = await redisServer();
  const nodes: Node[] = [];
  for (let index = 0; index < size; index++)
    nodes.push({ port: await freePort(), bus: await freePort() });
  for (const [index, { port, bus }] of nodes.entries()) {
    const data = path.join(folder, `redis-${index}`);
    mkdirSync(data, { recursive: true });
    const own = ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', data, '--save', ''];
    const access = ['--requirepass', password, '--masterauth', password];
    // Beside the node that is away, the others go on.
    const cluster = ['--cluster-enabled', 'yes', '--cluster-require-full-coverage', 'no'];
    const timing = ['--cluster-node-timeout', '2000', '--cluster-port', `${bus}`];
    supervisor.start({
      name: `redis-${index}`,
      command,
      args: [...own, ...access, ...cluster, ...timing],
    });
  }
  await supervisor.until(Promise.all(nodes.map(({ port }) => listening(port))));
  const urls = nodes.map(
    ({ port }) => `redis://:${encodeURIComponent(password)}@127.0.0.1:${port}`,
  );
  await join(nodes, urls);
  return urls.join(',');
}

async function join(nodes: Node[], urls: string[]): Promise<void> {
  const clients = urls.map((url) => new Redis(url));
  const share = Math.ceil(slots / clients.length);
  try {
    for (const [index, client] of clients.entries()) {
      const last = Math.min((index + 1) * share, slots) - 1;
      // A cluster that was stopped remembers itself.
      if (/cluster_slots_assigned:0\r/.test(`${await client.call('CLUSTER', 'INFO')}`))
        await client.call('CLUSTER', 'ADDSLOTSRANGE', index * share, last);
      for (const { port, bus } of nodes)
        await client.call('CLUSTER', 'MEET', '127.0.0.1', port, bus);
    }
    for (const client of clients) while (!(await isWhole(client, nodes.length))) await sleep(100);
  } finally {
    for (const client of clients) client.disconnect();
  }
}

async function isWhole(client: Redis, size: number): Promise<boolean> {
  const info = `${await client.call('CLUSTER', 'INFO')}`;
  const isAssigned = info.includes(`cluster_slots_assigned:${slots}\r`);
  return isAssigned && info.includes('cluster_state:ok') && info.includes(`cluster_size:${size}\r`);
}
