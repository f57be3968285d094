import { randomUUID } from 'node:crypto';
import { signAccessToken } from '../src/modules/auth/sessions/access-token.js';
import type { Database } from './database.js';

/** Price of a day, and the deposit, of every object, in XAF. */
export const price = { day: 5_000, deposit: 20_000 } as const;

const counts = { renters: 4, owners: 2, items: 6 } as const;

/** Somebody who calls the product. */
export interface Person {
  id: string;
  token: string;
}

export interface Renter extends Person {
  /** Ids of the numbers that withdrawals go to, by what they end in. */
  numbers: ReadonlyMap<string, string>;
}

/** Who takes part in one history. */
export interface Cast {
  admin: Person;
  owners: Person[];
  renters: Renter[];
  items: string[];
}

/**
 * Makes new members with new objects, past the product: nothing of it is what is being proven.
 *
 * @param endings that each renter has a confirmed number for
 */
export async function castOf(
  database: Database,
  endings: readonly string[],
  now: Date,
): Promise<Cast> {
  const owners = await Promise.all(times(counts.owners, () => aPerson(database, 'member', now)));
  const renters = await Promise.all(
    times(counts.renters, async () => {
      const person = await aPerson(database, 'member', now);
      return { ...person, numbers: await numbersOf(database, person, endings, now) };
    }),
  );
  const items = await Promise.all(
    times(counts.items, (index) => anItem(database, owners[index % owners.length]?.id, now)),
  );
  return { admin: await aPerson(database, 'admin', now), owners, renters, items };
}

async function aPerson(database: Database, role: string, now: Date): Promise<Person> {
  const id = randomUUID();
  await database.rows(
    `insert into users
       (id, name, email, password_hash, role, terms_accepted_at, email_confirmed_at, verification_status)
     values ($1, 'Awa Mboumba', $4, '', $2::"Role", $3, $3, 2)`,
    [id, role, now, `${id}@loka.example`],
  );
  return { id, token: await signAccessToken(id) };
}

async function numbersOf(
  database: Database,
  { id: userId }: Person,
  endings: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const numbers = new Map(endings.map((ending) => [ending, randomUUID()]));
  const longAgo = new Date(now.getTime() - 48 * 3_600_000);
  for (const [ending, id] of numbers) {
    await database.rows(
      `insert into mobile_numbers (id, user_id, operator, phone_number, confirmed_at)
       values ($1, $2, 'airtel', $3, $4)`,
      [id, userId, phoneNumber(ending), longAgo],
    );
  }
  return numbers;
}

async function anItem(database: Database, ownerId: string | undefined, now: Date): Promise<string> {
  const id = randomUUID();
  await database.rows(
    `insert into items
       (id, owner_id, title, category, price, price_unit, deposit, condition, location, created_at)
     values ($1, $2, 'Perceuse', 'bricolage', $3, 'jour', $4, 'bon', 'Libreville', $5)`,
    [id, ownerId, price.day, price.deposit, now],
  );
  return id;
}

/** A number whose last three digits say what the gateway does. */
export function phoneNumber(ending: string): string {
  return `077000${ending}`;
}

function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
