import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { execa, type Options } from 'execa';
import pg from 'pg';
import { Failure } from '../failure.js';
import { beforeExit } from '../program.js';
import type { Supervisor } from '../supervisor.js';
import { postgresHome } from './postgres-home.js';

export interface PostgresOptions {
  /** Folder of the instance, where the data is kept. */
  folder: string;
  port: number;
  /**
   * What committed data survives: a power loss, a killed server, or nothing. The less, the fewer
   * writes wait for the disk.
   */
  survives: 'power loss' | 'kill' | 'nothing';
  /** A short folder where it is reached by a Unix socket too. */
  sockets?: string;
  /** More settings, by name. */
  settings?: Record<string, string | number>;
}

/** Starts the embedded PostgreSQL, with an empty database the first time. Returns its URL. */
export async function startPostgres(
  supervisor: Supervisor,
  options: PostgresOptions,
): Promise<string> {
  const { folder, port, sockets } = options;
  const home = await postgresHome(folder);
  const data = path.join(home.files, 'data');
  const secret = path.join(home.files, 'secret');
  const as = { cwd: home.files, ...home.identity };
  if (existsSync(data)) {
    await stopOrphanedServer(home.programs, data, as);
  } else {
    writeFileSync(secret, randomBytes(18).toString('base64url'), { mode: 0o600 });
    if (home.identity) chownSync(secret, home.identity.uid, home.identity.gid);
    await initialise(home.programs, data, secret, as);
  }
  if (sockets && home.identity) chownSync(sockets, home.identity.uid, home.identity.gid);
  supervisor.start({
    name: 'postgres',
    command: path.join(home.programs, 'postgres'),
    args: ['-D', data, ...settingsOf(options)],
    cwd: home.files,
    identity: home.identity,
    stopSignal: 'SIGINT',
  });
  const password = readFileSync(secret, 'utf8');
  const url = (database: string) => `postgresql://loka:${password}@127.0.0.1:${port}/${database}`;
  try {
    await supervisor.until(createDatabase(url('postgres')));
  } catch (cause) {
    if (cause instanceof Failure) throw cause;
    const why = `PostgreSQL does not answer: ${(cause as Error).message}`;
    throw new Failure(`${why}. ${supervisor.endOfLog('postgres')}`, { cause });
  }
  return url('loka');
}

function settingsOf(options: PostgresOptions): string[] {
  const { port, sockets = '', survives, settings } = options;
  const values = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: sockets,
    max_connections: 200,
    // Its log has no values of rows and parameters, such as members' addresses.
    ...{ log_error_verbosity: 'terse', log_parameter_max_length: 0 },
    log_parameter_max_length_on_error: 0,
    ...(survives !== 'power loss' && { fsync: 'off', full_page_writes: 'off' }),
    ...(survives === 'nothing' && { synchronous_commit: 'off' }),
    ...settings,
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** The built-in locale gives accented capitals the same lower case on every system. */
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
  const stop = new AbortController();
  const making = execa(path.join(programs, 'initdb'), flags, { ...as, cancelSignal: stop.signal });
  // Ctrl-C leaves no process of it behind.
  beforeExit(async () => {
    stop.abort();
    await making.catch(() => undefined);
  });
  await making;
  renameSync(unfinished, data);
}

/** A supervisor killed together with its orphan reaper leaves a server that locks the data folder. */
async function stopOrphanedServer(programs: string, data: string, as: Options) {
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

/** Connects as soon as the server answers; a start takes under a second, recovery longer. */
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
