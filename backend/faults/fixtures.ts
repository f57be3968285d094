import { randomUUID } from 'node:crypto';
import { signAccessToken } from '../src/modules/auth/sessions/access-token.js';
import type { Database } from './database.js';

/** Price of a day, and security deposit, of every item, in XAF. */
export const price = { day: 5_000, securityDeposit: 20_000 } as const;

const counts = { renters: 4, owners: 2, items: 6 } as const;

/** A user of the product. */
export interface Person {
  id: string;
  token: string;
}

export interface Renter extends Person {
  /** Ids of the numbers that receive withdrawals, by their last three digits. */
  numbers: ReadonlyMap<string, string>;
}

/** The users and items of one history. */
export interface Fixtures {
  admin: Person;
  owners: Person[];
  renters: Renter[];
  items: string[];
}

/**
 * Inserts users and items directly into the database: creating them is not under test.
 *
 * @param endings last three digits of the confirmed numbers that each renter has
 */
export async function createFixtures(
  database: Database,
  endings: readonly string[],
  now: Date,
): Promise<Fixtures> {
  const owners = await Promise.all(
    repeat(counts.owners, () => insertPerson(database, 'member', now)),
  );
  const renters = await Promise.all(
    repeat(counts.renters, async () => {
      const person = await insertPerson(database, 'member', now);
      return { ...person, numbers: await insertNumbers(database, person, endings, now) };
    }),
  );
  const items = await Promise.all(
    repeat(counts.items, (index) => insertItem(database, owners[index % owners.length]?.id, now)),
  );
  return { admin: await insertPerson(database, 'admin', now), owners, renters, items };
}

async function insertPerson(database: Database, role: string, now: Date): Promise<Person> {
  const id = randomUUID();
  await database.rows(
    `insert into users
       (id, name, email, password_hash, role, terms_accepted_at, email_confirmed_at,
        verification_status, created_at)
     values ($1, 'Awa Mboumba', $4, '', $2::"Role", $3, $3, 2, $3)`,
    [id, role, now, `${id}@loka.example`],
  );
  return { id, token: await signAccessToken(id) };
}

async function insertNumbers(
  database: Database,
  { id: userId }: Person,
  endings: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const numbers = new Map(endings.map((ending) => [ending, randomUUID()]));
  const confirmedAt = new Date(now.getTime() - 48 * 3_600_000);
  for (const [ending, id] of numbers) {
    await database.rows(
      `insert into payout_methods (id, user_id, operator, phone_number, confirmed_at, created_at)
       values ($1, $2, 'airtel', $3, $4, $4)`,
      [id, userId, phoneNumber(ending), confirmedAt],
    );
  }
  return numbers;
}

async function insertItem(
  database: Database,
  ownerId: string | undefined,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await database.rows(
    `insert into items
       (id, owner_id, title, category, price, price_unit, security_deposit, condition, location, created_at)
     values ($1, $2, 'Perceuse', 'bricolage', $3, 'jour', $4, 'bon', 'Libreville', $5)`,
    [id, ownerId, price.day, price.securityDeposit, now],
  );
  return id;
}

/** A number whose last three digits select the behaviour of the gateway simulator. */
export function phoneNumber(ending: string): string {
  return `077000${ending}`;
}

function repeat<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
