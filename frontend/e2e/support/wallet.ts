import { query } from './database.js';

interface Item {
  id: string;
  title: string;
  /** The address of its owner. */
  owner: string;
}

/** Sets an identity as verified, which staff do in the console. */
export async function verifyIdentity(address: string): Promise<void> {
  await query('update users set verification_status = 2 where email = $1', [address]);
}

/** Sets back the confirmation of numbers by more than the day before which they receive nothing. */
export async function ageNumbers(address: string): Promise<void> {
  await query(
    `update payout_methods set confirmed_at = confirmed_at - interval '25 hours'
      where user_id = (select id from users where email = $1)`,
    [address],
  );
}

/** An item of the demo data without rentals, by the price of three days and the deposit. */
export async function freeItem(which: 'cheapest' | 'dearest'): Promise<Item> {
  const [item] = await query<Item>(`
    select i.id, title, email as owner
      from items i join users u on u.id = i.owner_id
      where price_unit = 'jour' and available and hidden_at is null and deleted_at is null
        and not exists (select from rentals r where r.item_id = i.id)
      order by price * 3 + security_deposit ${which === 'dearest' ? 'desc' : ''} limit 1`);
  if (!item) throw new Error('the demo data has no object without rentals');
  return item;
}
