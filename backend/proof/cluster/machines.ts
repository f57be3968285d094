import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { migrate } from '../../tooling/data.js';
import { log } from '../../tooling/log.js';
import { freePort, listening } from '../../tooling/ports.js';
import { optionsOfProgram } from '../../tooling/product.js';
import { debianProgram } from '../../tooling/provision/debian.js';
import { startGateway } from '../../tooling/provision/gateway.js';
import { startRedisCluster } from '../../tooling/provision/redis-cluster.js';
import type { Supervisor } from '../../tooling/supervisor.js';
import { startMailSink } from '../processes/mail-sink.js';
import { startSmsSink } from '../processes/sms-sink.js';
import { PostgresPair } from './postgres-pair.js';

export const apis = ['api-1', 'api-2'];
export const workers = ['worker-1', 'worker-2', 'worker-3'];
export const redisNodes = ['redis-0', 'redis-1', 'redis-2'];
const gatewaySpeed = 20;
const bucket = 'loka';

export interface Machines {
  /** Of the proxy. */
  origin: string;
  postgres: PostgresPair;
  env: Record<string, string>;
  apiPorts: readonly number[];
  /** Has the proxy send requests to these ports alone. */
  sendTo(ports: readonly number[]): Promise<void>;
}

/** Everything that several machines would run, on this one. */
export async function startMachines(supervisor: Supervisor, folder: string): Promise<Machines> {
  log.step('PostgreSQL 15 with a standby, PgBouncer, Redis Cluster, S3, proxy, 2 api, 3 workers');
  mkdirSync(folder, { recursive: true });
  const [redis, postgres] = await Promise.all([
    startRedisCluster(supervisor, { folder, size: redisNodes.length, password: 'cluster' }),
    PostgresPair.start(supervisor),
  ]);
  const ports = { s3: await freePort(), proxy: await freePort(), gateway: await freePort() };
  supervisor.start({
    name: 's3',
    command: process.execPath,
    args: [
      ...['--import', 'tsx', 'backend/proof/cluster/s3.ts'],
      path.join(folder, 's3'),
      `${ports.s3}`,
      bucket,
    ],
  });
  const addresses = await startGateway(supervisor, {
    folder,
    product: ports.proxy,
    port: ports.gateway,
    speed: gatewaySpeed,
  });
  await listening(ports.s3);
  const env = {
    NODE_ENV: 'test',
    CORRECT_ALONE_MOST_XAF: '10000000',
    ALONE_DAY_MOST_XAF: '2000000000',
    ALONE_DAY_ALERT_XAF: '2000000000',
    TRUST_PROXY: '127.0.0.0/8',
    DRAIN_SECONDS: '3',
    DATABASE_URL: postgres.url,
    DATABASE_DIRECT_URL: postgres.directUrl,
    REDIS_URL: redis,
    SMTP_URL: `smtp://127.0.0.1:${await startMailSink()}`,
    SMS_URL: await startSmsSink(),
    STORAGE_URL: `s3://${bucket}?region=us-east-1&endpoint=${encodeURIComponent(`http://127.0.0.1:${ports.s3}`)}`,
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
    ...addresses,
  };
  await migrate(env);
  const apiPorts = [await freePort(), await freePort()];
  for (const [index, name] of apis.entries())
    startProgram(supervisor, name, 'dist/main.js', { ...env, PORT: `${apiPorts[index]}` });
  for (const name of workers) startProgram(supervisor, name, 'dist/worker.js', env);
  const sendTo = await startProxy(supervisor, folder, ports.proxy);
  await sendTo(apiPorts);
  await Promise.all([...apiPorts, ports.proxy].map(listening));
  return { origin: `http://127.0.0.1:${ports.proxy}`, postgres, env, apiPorts, sendTo };
}

export function startProgram(
  supervisor: Supervisor,
  name: string,
  file: string,
  env: Record<string, string>,
  cwd = process.cwd(),
): void {
  const args = [...optionsOfProgram, file];
  supervisor.start({ name, command: process.execPath, args, env, cwd });
}

async function startProxy(supervisor: Supervisor, folder: string, port: number) {
  const file = path.join(folder, 'Caddyfile');
  const write = (ports: readonly number[]) => {
    const upstreams = ports.map((one) => `127.0.0.1:${one}`).join(' ');
    const content = `{
	admin off
	auto_https off
}
http://127.0.0.1:${port} {
	reverse_proxy ${upstreams} {
		health_uri /readyz
		health_interval 500ms
		health_timeout 2s
		lb_policy round_robin
		lb_try_duration 10s
		flush_interval -1
	}
}
`;
    writeFileSync(file, content);
  };
  write([port]);
  supervisor.start({
    name: 'proxy',
    command: await debianProgram('caddy'),
    args: ['run', '--config', file, '--adapter', 'caddyfile'],
    env: { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  return async (ports: readonly number[]) => {
    write(ports);
    await supervisor.signal('proxy', 'SIGKILL');
    await listening(port);
  };
}
