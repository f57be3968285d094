import { beforeAll, describe, expect, it } from 'vitest';
import { load } from '../proof/generate/load.js';
import { type Plan, planOf } from '../proof/generate/plan.js';
import { invariants } from '../src/modules/reconciliation/invariants.js';
import { queryIn, useEmptyDatabase } from './support/databases.js';

const database = useEmptyDatabase();

let plan: Plan;

const query = (sql: string, values?: unknown[]) => queryIn(database, sql, values);

describe('a generated market in the database', () => {
  beforeAll(async () => {
    // As the demo data may have left it.
    await query(
      `insert into ledger_accounts (id, kind, holder) values (gen_random_uuid(), 'provider', 'airtel/0')`,
    );
    await query(`insert into users (id, name, email, password_hash, terms_accepted_at, created_at)
      values ('0a000000-0000-4000-8000-0000000000d1', 'Awa', 'awa@loka.example', '', now(), now())`);
    await query(`insert into items
        (id, owner_id, title, category, price, price_unit, location, city_id, created_at)
      select '0a000000-0000-4000-8000-0000000000d2', '0a000000-0000-4000-8000-0000000000d1', 'Tente', 'sport',
        5000, 'jour', name, id, now()
      from cities order by name limit 1`);
    plan = await planOf({ SEED: '11', RENTALS: '300', ITEMS: '60', MEMBERS: '100' });
    await load(database.DATABASE_URL, plan);
  });

  it('keeps every invariant of the audit', async () => {
    const broken: unknown[] = [];
    for (const { name, sql } of invariants(plan.setting.now)) {
      const violations = await query(sql.text, sql.values);
      if (violations.length > 0) broken.push({ name, violations });
    }
    expect(broken).toEqual([]);
  });

  it('announces the papers that members have sent, as the product does', async () => {
    const [counts] = await query(
      `select (select count(*)::int from identity_submissions) as sent,
        (select count(*)::int from identity_submissions s join domain_events e
          on e.kind = 'verification.submitted' and e.subject_id = s.id and e.actor_id = s.user_id
            and e.at = s.created_at and e.facts = jsonb_build_object('userId', s.user_id)) as announced`,
    );
    expect(counts?.sent).toBeGreaterThan(0);
    expect(counts?.announced).toBe(counts?.sent);
  });

  it('is as large as asked, with its triggers as they were', async () => {
    const [counts] = await query(
      `select (select count(*)::int from rentals) as rentals, (select count(*)::int from items) as items,
        (select count(*)::int from users) as members, (select count(*)::int from item_cards) as cards,
        (select count(*)::int from pg_trigger where tgenabled <> 'O') as disabled`,
    );
    expect(counts).toEqual({ rentals: 300, items: 61, cards: 61, members: 101, disabled: 0 });
  });

  it('is added once', async () => {
    await expect(load(database.DATABASE_URL, plan)).rejects.toThrow('generated data already');
  });

  it('is not added to members who may exist', async () => {
    await query(
      `update users set email = 'quelquun@loka.ga' where email = (select min(email) from users)`,
    );
    await expect(load(database.DATABASE_URL, plan)).rejects.toThrow('nothing is added');
  });
});

describe('the sizes asked for', () => {
  it.each([
    [{ RENTALS: '5000', ITEMS: '100' }, 'no free days'],
    [{ ITEMS: '3' }, 'ITEMS'],
    [{ SEED: 'seven' }, 'SEED'],
  ])('%o are refused', async (environment, reason) => {
    await expect(planOf(environment)).rejects.toThrow(reason);
  });

  it('leave objects and members to follow from the rentals', async () => {
    expect((await planOf({ RENTALS: '1000' })).sizes).toEqual({
      rentals: 1_000,
      items: 100,
      members: 200,
    });
  });
});
