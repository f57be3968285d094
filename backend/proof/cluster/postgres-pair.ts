import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { execa } from 'execa';
import pg from 'pg';
import { Failure } from '../../tooling/failure.js';
import { freePort } from '../../tooling/ports.js';
import { installPackage } from '../../tooling/provision/apt.js';
import { debianProgram } from '../../tooling/provision/debian.js';
import { unprivilegedIdentity } from '../../tooling/provision/unprivileged.js';
import type { Supervisor } from '../../tooling/supervisor.js';

const programs = '/usr/lib/postgresql/15/bin';
/** Where `nobody` may write, whoever owns the clone. */
const shared = '/var/lib/loka';

/** A primary and its standby, which has every acknowledged commit, behind PgBouncer in transaction mode. */
export class PostgresPair {
  private primary = 0;

  private constructor(
    private readonly supervisor: Supervisor,
    private readonly folder: string,
    private readonly ports: readonly [number, number],
    private readonly bouncer: number,
  ) {}

  static async start(supervisor: Supervisor): Promise<PostgresPair> {
    if (!existsSync(programs)) await installPackage('postgresql-15');
    if (!existsSync(programs)) throw new Failure(`PostgreSQL 15 is missing: ${programs}`);
    const folder = path.join(shared, `cluster-${process.pid}`);
    mkdirSync(folder, { recursive: true });
    const identity = unprivilegedIdentity();
    if (identity) chownSync(folder, identity.uid, identity.gid);
    const ports = [await freePort(), await freePort()] as const;
    const pair = new PostgresPair(supervisor, folder, ports, await freePort());
    supervisor.afterStop(async () => rmSync(folder, { recursive: true, force: true }));
    await pair.makePrimary();
    await pair.makeStandby();
    await pair.startBouncer();
    return pair;
  }

  /** Through PgBouncer. */
  get url(): string {
    return `postgresql://loka@127.0.0.1:${this.bouncer}/loka`;
  }

  /** Of the primary itself. */
  get directUrl(): string {
    return `postgresql://loka@127.0.0.1:${this.ports[this.primary]}/loka`;
  }

  /** The primary is lost with its disk; the standby takes its place. */
  async failOver(): Promise<void> {
    renameSync(this.data('primary'), this.data('lost'));
    await this.supervisor.signal('primary', 'SIGKILL');
    await this.run('pg_ctl', ['promote', '-D', this.data('standby'), '-w']);
    // Nobody is there any more to wait for.
    await this.query(this.ports[1], `alter system set synchronous_standby_names = ''`);
    await this.query(this.ports[1], 'select pg_reload_conf()');
    this.primary = 1;
    this.writeBouncerFile();
    await this.supervisor.signal('pgbouncer', 'SIGHUP');
  }

  private data(name: string): string {
    return path.join(this.folder, name);
  }

  private async makePrimary(): Promise<void> {
    const data = this.data('primary');
    const locale = ['--encoding=UTF8', '--locale=C.UTF-8'];
    await this.run('initdb', ['-D', data, '-U', 'loka', '--auth=trust', ...locale]);
    this.startServer('primary', this.ports[0]);
    await this.answers(this.ports[0], 'postgres');
    await this.query(this.ports[0], 'create database loka', 'postgres');
  }

  private async makeStandby(): Promise<void> {
    const connection = ['-h', '127.0.0.1', '-p', `${this.ports[0]}`, '-U', 'loka'];
    const options = ['-X', 'stream', '-R', '-c', 'fast', '-D', this.data('standby')];
    await this.run('pg_basebackup', [...connection, ...options]);
    this.startServer('standby', this.ports[1]);
    await this.answers(this.ports[1]);
    // From now on a commit is acknowledged once the standby has it.
    await this.query(this.ports[0], `alter system set synchronous_standby_names = '*'`);
    await this.query(this.ports[0], 'select pg_reload_conf()');
  }

  private startServer(name: string, port: number): void {
    const settings = { port, listen_addresses: '127.0.0.1', max_connections: 100, fsync: 'off' };
    const values = { ...settings, unix_socket_directories: this.folder, hot_standby: 'on' };
    this.supervisor.start({
      name,
      command: path.join(programs, 'postgres'),
      args: [
        ...['-D', this.data(name)],
        ...Object.entries(values).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
      ],
      identity: unprivilegedIdentity(),
      cwd: this.folder,
      stopSignal: 'SIGINT',
    });
  }

  private async startBouncer(): Promise<void> {
    this.writeBouncerFile();
    writeFileSync(this.data('users.txt'), '"loka" ""\n');
    this.supervisor.start({
      name: 'pgbouncer',
      command: await debianProgram('pgbouncer'),
      args: [this.data('pgbouncer.ini')],
      identity: unprivilegedIdentity(),
      cwd: this.folder,
    });
    await this.answers(this.bouncer);
  }

  /** Fewer connections to PostgreSQL than the programs would have: they have to share. */
  private writeBouncerFile(): void {
    const file = `[databases]
loka = host=127.0.0.1 port=${this.ports[this.primary]} user=loka
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${this.bouncer}
auth_type = trust
auth_file = ${this.data('users.txt')}
unix_socket_dir =
pool_mode = transaction
default_pool_size = 12
max_client_conn = 500
server_login_retry = 1
`;
    writeFileSync(this.data('pgbouncer.ini'), file);
  }

  private async run(program: string, args: string[]): Promise<void> {
    const identity = unprivilegedIdentity();
    await execa(path.join(programs, program), args, { cwd: this.folder, ...identity });
  }

  private async answers(port: number, database = 'loka'): Promise<void> {
    for (;;) {
      try {
        return await this.query(port, 'select', database);
      } catch {
        await sleep(100);
      }
    }
  }

  private async query(port: number, sql: string, database = 'loka'): Promise<void> {
    const connectionString = `postgresql://loka@127.0.0.1:${port}/${database}`;
    const client = new pg.Client({ connectionString });
    client.on('error', () => undefined);
    await client.connect();
    await client.query(sql);
    await client.end();
  }
}
