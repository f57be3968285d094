import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { execa, type Options } from 'execa';
import pg from 'pg';
import type { Supervisor } from '../supervise.js';
import { postgresHome } from './postgres-home.js';

export interface PostgresOptions {
  /** Folder of the instance, which keeps the data. */
  instance: string;
  port: number;
  /**
   * What is committed outlives: a machine without power, a killed server, or only this run. The
   * less, the less has the disk to be waited for.
   */
  outlives: 'power' | 'kill' | 'nothing';
}

/** Starts the embedded PostgreSQL; the first time it makes an empty database. Gives its URL. */
export async function startPostgres(
  supervisor: Supervisor,
  { instance, port, outlives }: PostgresOptions,
): Promise<string> {
  const home = await postgresHome(instance);
  const data = path.join(home.files, 'data');
  const secret = path.join(home.files, 'secret');
  const as = { cwd: home.files, ...home.identity };
  if (existsSync(data)) {
    await stopForgottenServer(home.programs, data, as);
  } else {
    writeFileSync(secret, randomBytes(18).toString('base64url'), { mode: 0o600 });
    if (home.identity) chownSync(secret, home.identity.uid, home.identity.gid);
    await initialise(home.programs, data, secret, as);
  }
  supervisor.start({
    name: 'postgres',
    command: path.join(home.programs, 'postgres'),
    args: ['-D', data, ...settings(port, outlives)],
    cwd: home.files,
    identity: home.identity,
    stopSignal: 'SIGINT',
  });
  const password = readFileSync(secret, 'utf8');
  const url = (database: string) => `postgresql://loka:${password}@127.0.0.1:${port}/${database}`;
  await supervisor.until(createDatabase(url('postgres')));
  return url('loka');
}

function settings(port: number, outlives: PostgresOptions['outlives']): string[] {
  const values = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    ...(outlives !== 'power' && { fsync: 'off', full_page_writes: 'off' }),
    ...(outlives === 'nothing' && { synchronous_commit: 'off' }),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** The built-in locale folds accented capitals alike on every system, whatever it has installed. */
async function initialise(programs: string, data: string, secret: string, as: Options) {
  const unfinished = `${data}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const flags = [
    `--pgdata=${unfinished}`,
    '--username=loka',
    '--auth=scram-sha-256',
    `--pwfile=${secret}`,
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ];
  await execa(path.join(programs, 'initdb'), flags, as);
  renameSync(unfinished, data);
}

/** A supervisor killed together with its caretaker leaves a server that holds the data folder. */
async function stopForgottenServer(programs: string, data: string, as: Options) {
  if (!existsSync(path.join(data, 'postmaster.pid'))) return;
  const stop = ['stop', `--pgdata=${data}`, '--mode=fast', '--wait'];
  await execa(path.join(programs, 'pg_ctl'), stop, { ...as, reject: false });
}

async function createDatabase(url: string): Promise<void> {
  const client = await connect(url);
  const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = 'loka'");
  if (rowCount === 0) await client.query('CREATE DATABASE loka');
  await client.end();
}

/** Connects as soon as the server answers: it starts in well under a second, recovery takes longer. */
async function connect(url: string): Promise<pg.Client> {
  for (let attempt = 1; ; attempt++) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (attempt === 300) throw error;
      await setTimeout(100);
    }
  }
}
