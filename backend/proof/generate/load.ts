import pg from 'pg';
import { env } from '../../src/env.js';
import type { Xaf } from '../../src/kernel/xaf.js';
import { openStorage } from '../../src/platform/storage/open-storage.js';
import { Failure } from '../../tooling/failure.js';
import type { SharedAccount } from './books.js';
import { Copy } from './copy.js';
import { requireForeignKeys } from './foreign-keys.js';
import { Market, type Setting, type Sizes } from './market.js';
import { emailDomain } from './members.js';
import { storePapers } from './paper-files.js';
import { addPictures } from './pictures.js';
import { findPlaces } from './places.js';
import { recordWhatIsCompared } from './recorded.js';
import { StaffWork } from './staff-work.js';

/** The addresses of demo data and of generated members: people who exist have others. */
const inventedDomain = 'loka.example';

/**
 * Grows a market in a migrated database, in one transaction: all of it, or nothing. The session loads
 * as a replica does, so that triggers, those of foreign keys among them, do not run for each row;
 * checks, unique and exclusion constraints hold as ever. Foreign keys are checked before the commit,
 * table by table; what the other triggers would keep or refuse, the audit checks afterwards.
 *
 * @param options.withPictures as measurements have them: {@link addPictures}
 * @throws Failure when the database holds other data than the demo's, or generated data already
 */
export async function load(
  connectionString: string,
  {
    seed,
    sizes,
    setting,
  }: { seed: number; sizes: Sizes; setting: Omit<Setting, 'sharedAccounts' | 'places'> },
  { withPictures = false } = {},
): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await requireNoOtherData(client);
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    const sharedAccounts = await findSharedAccounts(client);
    const copy = new Copy(client);
    const places = await findPlaces(client);
    const market = new Market(seed, sizes, { ...setting, sharedAccounts, places }, copy).grow();
    let step = market.next();
    for (; !step.done; step = market.next()) if (copy.isFull) await copy.flush();
    await copy.flush();
    await addToShared(client, step.value);
    await recordWhatIsCompared(client);
    const pictures = await new StaffWork(seed, setting.now, client, copy).add();
    if (withPictures) await addPictures(client);
    // Of tables that it knows nothing of, the planner takes each for empty and reads it once for every row.
    await client.query('analyze');
    await countReviews(client);
    // Objects of the demo data have theirs.
    await client.query(
      'insert into item_cards select * from item_card_sources on conflict (id) do nothing',
    );
    await noteSearchWords(client);
    await client.query('select add_up_all_refundable()');
    await requireForeignKeys(client);
    await client.query('commit');
    await storePapers(await openStorage(env.STORAGE_URL), pictures);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

async function requireNoOtherData(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ generated: boolean; foreign: boolean }>(
    `select coalesce(bool_or(email like '%@${emailDomain}'), false) as generated,
      coalesce(bool_or(email not like '%${inventedDomain}'), false) as foreign
    from users`,
  );
  if (rows[0]?.foreign) {
    throw new Failure('This database holds members who were not invented: nothing is added to it.');
  }
  if (rows[0]?.generated) {
    throw new Failure(
      'This database holds generated data already. Empty it first: make fresh-data',
    );
  }
}

/** Accounts that belong to no member, rental or payment, which the demo data may have opened. */
async function findSharedAccounts(client: pg.Client): Promise<SharedAccount[]> {
  const { rows } = await client.query<SharedAccount>(
    `select id, kind || ':' || holder as name from ledger_accounts where kind in ('provider', 'suspense', 'fees')`,
  );
  return rows;
}

/** As the trigger of objects does: the words of their titles. */
const noteSearchWords = (client: pg.Client) =>
  client.query(`insert into search_words (word)
    select distinct typed.word from items, title_words(items.title) as typed (word)
    order by typed.word on conflict do nothing`);

/** As the trigger on reviews does, of those that are published. */
async function countReviews(client: pg.Client): Promise<void> {
  const counted = (key: string, subject: string) =>
    `(select ${key} as id, count(*) as count, sum(rating) as sum from reviews
      where subject = '${subject}' and published_at is not null and hidden_at is null
      group by ${key}) as counted`;
  await client.query(`update items set review_count = counted.count, rating_sum = counted.sum
    from ${counted('item_id', 'item')} where items.id = counted.id`);
  for (const party of ['owner', 'renter']) {
    await client.query(`update users
      set ${party}_review_count = counted.count, ${party}_rating_sum = counted.sum
      from ${counted('reviewed_id', party)} where users.id = counted.id`);
  }
}

async function addToShared(client: pg.Client, added: Map<string, Xaf>): Promise<void> {
  for (const [id, amount] of added) {
    const add = 'update ledger_accounts set balance = balance + $2 where id = $1';
    await client.query(add, [id, amount]);
  }
}
