import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { signAccessToken } from '../../../src/modules/auth/sessions/access-token.js';

/** Price of two days, and security deposit, of every object, in XAF. */
export const terms = { rent: 10_000, securityDeposit: 20_000 } as const;
export const paid = terms.rent + terms.securityDeposit;

/** An object, who asks for it and who owns it: in no other deal. */
export interface Deal {
  itemId: string;
  renterId: string;
  ownerId: string;
  renterToken: string;
  ownerToken: string;
  phoneNumber: string;
}

const people = `
  insert into users
    (id, name, email, password_hash, terms_accepted_at, email_confirmed_at, verification_status,
     created_at)
  select id, 'Awa Mboumba', id || '@bench.example', '', now(), now(), 2, now()
  from unnest($1::uuid[]) as id`;

/** Whose ids are those of their users. */
const sessions = `
  insert into sessions (id, user_id, family_id, token_hash, remember_me, created_at, expires_at)
  select id, id, id, id::text, true, now(), now() + interval '1 day' from unnest($1::uuid[]) as id`;

const objects = `
  insert into items
    (id, owner_id, title, category, price, price_unit, security_deposit, condition, location, created_at)
  select id, owner_id, 'Perceuse à percussion', 'bricolage', ${terms.rent / 2}, 'jour',
    ${terms.securityDeposit}, 'bon', 'Libreville', now()
  from unnest($1::uuid[], $2::uuid[]) as one (id, owner_id)`;

/** Objects and members for so many deals. */
export async function createDeals(database: pg.Pool, count: number): Promise<Deal[]> {
  const deals = await Promise.all(
    Array.from({ length: count }, async (_, index): Promise<Deal> => {
      const [itemId, renterId, ownerId] = [randomUUID(), randomUUID(), randomUUID()];
      return {
        itemId,
        renterId,
        ownerId,
        renterToken: await signAccessToken(renterId, renterId),
        ownerToken: await signAccessToken(ownerId, ownerId),
        // The gateway simulator settles a number that ends in 001.
        phoneNumber: `077${String(index % 1_000).padStart(3, '0')}001`,
      };
    }),
  );
  const ids = deals.flatMap(({ renterId, ownerId }) => [renterId, ownerId]);
  await database.query(people, [ids]);
  await database.query(sessions, [ids]);
  await database.query(objects, [
    deals.map(({ itemId }) => itemId),
    deals.map(({ ownerId }) => ownerId),
  ]);
  return deals;
}
