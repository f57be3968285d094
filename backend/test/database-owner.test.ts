import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { env } from '../src/env.js';
import { migrate, queryIn } from './support/databases.js';
import { startApi, startProgram, usePrograms } from './support/programs.js';

usePrograms();

/** As of a release before: what follows is made by another login. */
const releaseBefore = '20261224000000_picture_prints';

const page = readFileSync('docs/operations.md', 'utf8');

/** The SQL of operations.md that comes behind these words. */
function documented(after: string): string {
  const [, sql = ''] = /```sql\n(.*?)```/s.exec(page.slice(page.indexOf(after))) ?? [];
  return sql;
}

const commands = {
  newDatabase: documented('**A new database.**'),
  secondLogin: documented('**Another password.**'),
  dropFirst: documented('the first is removed:'),
  fromBefore: documented('**A database from before'),
  fromSuperuser: readFileSync('docs/ops/owner-from-superuser.sql', 'utf8'),
  oneServer: readFileSync('docs/ops/deploy/server/roles.sql', 'utf8'),
};

/** What the names of the documented commands are here, where other tests have roles and databases too. */
const ours = (name: string) => `${prefix}_${name}`;
let prefix: string;

beforeEach(() => {
  prefix = `test_${randomBytes(6).toString('hex')}`;
});

afterEach(async () => {
  await queryIn(env, `drop database if exists ${ours('loka')} with (force)`);
  for (const role of ['loka', 'loka2', 'loka3', 'loka_owner', 'postgres'])
    await queryIn(env, `drop role if exists ${ours(role)}`);
});

/** Runs documented commands as an administrator, in the database of Loka where it is there. */
async function administer(sql: string, names: Record<string, string> = {}): Promise<void> {
  const [{ is_there: isThere } = {}] = await queryIn(
    env,
    `select exists (select from pg_database where datname = '${ours('loka')}') as is_there`,
  );
  const url = new URL(env.DATABASE_URL);
  if (isThere) url.pathname = ours('loka');
  const named = sql
    .replaceAll(/^(?:--|\\).*$/gm, '')
    .replaceAll(/\b(?:loka(?:2|_owner)?|postgres)\b/g, (name) => ours(names[name] ?? name));
  // One by one: a database is made outside of a transaction.
  const statements = named.includes('$$') ? [named] : named.split(';');
  for (const statement of statements.filter((one) => one.trim()))
    await queryIn({ DATABASE_URL: url.href }, statement);
}

/** How a login gets in, once it has a password. */
async function loginOf(name: string): Promise<{ DATABASE_URL: string }> {
  const password = randomBytes(16).toString('hex');
  await queryIn(env, `alter role ${ours(name)} password '${password}'`);
  const place = { username: ours(name), password, pathname: `/${ours('loka')}` };
  return { DATABASE_URL: Object.assign(new URL(env.DATABASE_URL), place).href };
}

/** Whose the tables, sequences, views, functions, types and extensions of a database are. */
async function owners(login: { DATABASE_URL: string }): Promise<unknown[]> {
  const rows = await queryIn(
    login,
    `select distinct pg_get_userbyid(owner) as name
     from (
       select 'pg_class'::regclass as class, oid, relowner as owner from pg_class
       where relnamespace = 'public'::regnamespace
       union all select 'pg_proc'::regclass, oid, proowner from pg_proc
       where pronamespace = 'public'::regnamespace
       union all select 'pg_type'::regclass, oid, typowner from pg_type
       where typnamespace = 'public'::regnamespace
       union all select 'pg_database'::regclass, oid, datdba from pg_database
       where datname = current_database()
     ) as made
     where not exists (select from pg_depend d
       where d.classid = class and d.objid = oid and d.deptype = 'e')
     order by name`,
  );
  return rows.map(({ name }) => name);
}

/** The programs write, read, and find nothing wrong with the books and their guards. */
async function expectServed(login: { DATABASE_URL: string }): Promise<void> {
  const api = await startApi(login);
  const answer = await fetch(`${api.origin}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({
      email: `${randomBytes(6).toString('hex')}@loka.example`,
      password: 'Tente verte sous la pluie 9',
      name: 'Awa Ndong',
      acceptTerms: true,
    }),
  });
  expect([answer.status, await answer.text()]).toEqual([201, expect.anything()]);
  expect((await fetch(`${api.origin}/items`)).status).toBe(200);
  expect(await statementsSeen(login)).toContainEqual(expect.stringMatching(/select/i));
  api.kill('SIGKILL');
  // The gateway's book is that of the payments of all tests.
  const audit = startProgram('audit.js', { env: { ...login, GATEWAY_BOOK_URL: '' } });
  const code = await audit.ended;
  const unusual = audit.output.split('\n').filter((line) => !line.includes('✓'));
  expect(code, unusual.join('\n')).toBe(0);
}

/** What the runbook has ops look at: the statements of the programs. */
async function statementsSeen({ DATABASE_URL }: { DATABASE_URL: string }): Promise<string[]> {
  const runbook = readFileSync('docs/ops/runbook.md', 'utf8');
  const [, sql = ''] = /Look for locks: `psql "\$DATABASE_URL" -c "(.+?)"`/.exec(runbook) ?? [];
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  try {
    const results = (await client.query(sql)) as unknown as pg.QueryResult<{ left: string }>[];
    return results.flatMap(({ rows }) => rows.map(({ left }) => left));
  } finally {
    await client.end();
  }
}

it('a login is replaced again and again, with migrations in between', async () => {
  await administer(commands.newDatabase);
  const first = await loginOf('loka');
  await migrate(first, releaseBefore);

  await administer(commands.secondLogin);
  const second = await loginOf('loka2');
  await migrate(second);
  expect(await owners(second)).toEqual([ours('loka_owner')]);
  await administer(commands.dropFirst);

  await administer(commands.secondLogin, { loka2: 'loka3' });
  const third = await loginOf('loka3');
  await administer(commands.dropFirst, { loka: 'loka2' });
  await expectServed(third);
  const [login] = await queryIn(
    third,
    'select rolsuper, rolcreaterole, rolcreatedb from pg_roles where rolname = session_user',
  );
  expect(login).toEqual({ rolsuper: false, rolcreaterole: false, rolcreatedb: false });
});

it('a database whose login owned the tables gets an owner', async () => {
  await queryIn(env, `create role ${ours('loka')} login`);
  await queryIn(env, `create database ${ours('loka')} owner ${ours('loka')}`);
  const first = await loginOf('loka');
  await migrate(first, releaseBefore);
  expect(await owners(first)).toEqual([ours('loka')]);

  await administer(commands.fromBefore);
  await migrate(first);
  expect(await owners(first)).toEqual([ours('loka_owner')]);
  await administer(commands.secondLogin);
  await administer(commands.dropFirst);
  expect(await queryIn(await loginOf('loka2'), 'select id from users')).toEqual([]);
});

it('a database that the superuser of the cluster made gets an owner and a login', async () => {
  await queryIn(env, `create database ${ours('loka')}`);
  const place = { pathname: `/${ours('loka')}` };
  const superuser = { DATABASE_URL: Object.assign(new URL(env.DATABASE_URL), place).href };
  await migrate(superuser, releaseBefore);

  await administer(commands.fromSuperuser);
  await administer(commands.secondLogin);
  const second = await loginOf('loka2');
  await migrate(second);
  expect(await owners(second)).toEqual([ours('loka_owner')]);
});

it('one server has an owner, a login that is no superuser, and no superuser with a password', async () => {
  await queryIn(env, `create role ${ours('postgres')} superuser login password 'of-the-image'`);
  await queryIn(env, `create database ${ours('loka')} owner ${ours('postgres')}`);
  await administer(commands.oneServer.replace(":'password'", "'of-the-image'"));
  const login = await loginOf('loka');
  await migrate(login);
  expect(await owners(login)).toEqual([ours('loka_owner')]);
  const roles = await queryIn(
    env,
    `select rolname, rolsuper, rolpassword is not null as has_password from pg_authid
     where rolcanlogin and starts_with(rolname, $1) order by rolname`,
    [prefix],
  );
  expect(roles).toEqual([
    { rolname: ours('loka'), rolsuper: false, has_password: true },
    { rolname: ours('postgres'), rolsuper: true, has_password: false },
  ]);
});

it('migrations refuse a login whose tables would not be the owner’s', async () => {
  await administer(commands.newDatabase);
  await migrate(await loginOf('loka'), releaseBefore);
  await queryIn(env, `create role ${ours('loka2')} login in role ${ours('loka_owner')}`);
  const second = await loginOf('loka2');
  const told = `the tables belong to ${ours('loka_owner')}; first: alter role ${ours('loka2')} set role ${ours('loka_owner')}`;
  await expect(migrate(second)).rejects.toThrow(`The migrations were not applied: ${told}`);
  await queryIn(env, `alter role ${ours('loka2')} set role ${ours('loka_owner')}`);
  await migrate(second);
});
