import { query } from './database.js';

interface Item {
  id: string;
  title: string;
  /** The address of its owner. */
  owner: string;
}

const orders = {
  cheapest: 'price * 3 + security_deposit',
  dearest: 'price * 3 + security_deposit desc',
  // With a deposit, of an owner whose page has few rentals.
  any: "security_deposit = 0, email = 'proprietaire@loka.example', random()",
} as const;

/** An item of the demo data without rentals; the cheapest by three days and the deposit. */
export async function freeItem(which: keyof typeof orders): Promise<Item> {
  const [item] = await query<Item>(`
    select i.id, title, email as owner
      from items i join users u on u.id = i.owner_id
      where price_unit = 'jour' and available and hidden_at is null and deleted_at is null
        and not exists (select from rentals r where r.item_id = i.id)
      order by ${orders[which]} limit 1`);
  if (!item) throw new Error('the demo data has no object without rentals');
  return item;
}
