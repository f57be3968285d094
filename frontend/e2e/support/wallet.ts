import { query } from './database.js';

interface Item {
  id: string;
  title: string;
}

/** Has the identity of somebody verified, as staff would have done. */
export async function verifyIdentity(address: string): Promise<void> {
  await query('update users set verification_status = 2 where email = $1', [address]);
}

/** Lets the day pass that a confirmed number waits before it receives a withdrawal. */
export async function ageNumbers(address: string): Promise<void> {
  await query(
    `update mobile_numbers set confirmed_at = confirmed_at - interval '25 hours'
      where user_id = (select id from users where email = $1)`,
    [address],
  );
}

/** An object that somebody else rents out by the day, free for long, by its price and deposit. */
export async function freeItem(which: 'cheapest' | 'dearest'): Promise<Item> {
  const [item] = await query<Item>(`
    select id, title from items i
      where price_unit = 'jour' and available and hidden_at is null and deleted_at is null
        and not exists (select from rentals r where r.item_id = i.id)
      order by price * 3 + deposit ${which === 'dearest' ? 'desc' : ''} limit 1`);
  if (!item) throw new Error('the demo data has no object without rentals');
  return item;
}
