import pg from 'pg';
import { seed } from './seed.js';

/**
 * How many ledger transactions a second the database takes while it keeps the statements and totals
 * of members, and without, in the same minute: all of them to the wallet of one member, whose
 * balance each waits for, and to wallets of different members.
 */
const budget = 4;
const connections = 8;
const rounds = 4;
const milliseconds = 1_000;

/** For each connection an account to take from, and the wallets of all members. */
const openAccounts = `
  insert into ledger_accounts (id, kind, holder, user_id)
  select gen_random_uuid(), 'suspense'::"LedgerAccountKind", 'bench ' || n, null::uuid
  from generate_series(1, $1::integer) as n
  union all
  select gen_random_uuid(), 'wallet', id::text, id from users
  on conflict (kind, holder) do nothing`;

/** A ledger transaction in a database transaction of its own, as `Ledger.post` writes it. */
const post = {
  name: 'post',
  text: `
    with posted as (
      insert into ledger_transactions (id, idempotency_key, type, description, created_at)
      values (gen_random_uuid(), gen_random_uuid()::text, 'correction', '', now())
      returning id
    )
    insert into ledger_entries (id, transaction_id, account_id, amount)
    select gen_random_uuid(), posted.id, entry.account_id, entry.amount
    from posted, (values ($1::uuid, -1), ($2::uuid, 1)) as entry (account_id, amount)`,
};

const database = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: connections,
});

async function accounts(condition: string): Promise<string[]> {
  const select = `select id from ledger_accounts where ${condition} limit 50`;
  const { rows } = await database.query<{ id: string }>(select);
  return rows.map(({ id }) => id);
}

/** Transactions a second, over one second. */
async function measure(wallets: string[]): Promise<number> {
  const startedAt = performance.now();
  const elapsed = () => performance.now() - startedAt;
  let posted = 0;
  await Promise.all(
    sources.map(async (source) => {
      while (elapsed() < milliseconds) {
        const wallet = wallets[posted++ % wallets.length];
        await database.query({ ...post, values: [source, wallet] });
      }
    }),
  );
  return (posted * 1000) / elapsed();
}

/** The best of a few rounds taken in turns: whatever else the machine does only ever slows one down. */
async function compare(name: string, wallets: string[]): Promise<number> {
  const best = { without: 0, with: 0 };
  for (let round = 0; round <= rounds; round++) {
    await database.query('alter table ledger_transactions disable trigger keep_statement');
    best.without = Math.max(best.without, await measure(wallets));
    await database.query('alter table ledger_transactions enable trigger keep_statement');
    best.with = Math.max(best.with, await measure(wallets));
  }
  const ratio = best.without / best.with;
  console.log(row(name, best.without.toFixed(0), best.with.toFixed(0), ratio.toFixed(2)));
  return ratio;
}

const row = (name: string, ...columns: string[]) =>
  name.padEnd(14) + columns.map((column) => column.padStart(10)).join('');

await seed();
await database.query(openAccounts, [connections]);
const sources = await accounts("kind = 'suspense' and holder like 'bench %'");
const wallets = await accounts("kind = 'wallet'");
for (let round = 0; round < 4; round++) await measure(wallets);
await database.query('vacuum analyze');
console.log(`Ledger transactions/s, ${connections} connections, statements kept`);
console.log(row('', 'without', 'with', 'ratio'));
const ratios = [
  await compare('one wallet', wallets.slice(0, 1)),
  await compare('many wallets', wallets),
];
await database.end();
if (Math.max(...ratios) > budget) {
  console.error(`✗ Keeping statements takes more than ${budget} times the time of posting alone.`);
  process.exitCode = 1;
}
