import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { test } from '@playwright/test';
import { query } from './database.js';

export interface Item {
  id: string;
  title: string;
  /** The address of its owner. */
  owner: string;
}

const orders = {
  cheapest: 'price * 3 + security_deposit',
  dearest: 'price * 3 + security_deposit desc',
  // With a deposit, in one payment's reach, of an owner whose page has few rentals.
  any: `security_deposit = 0, price * 3 + security_deposit > 500000, email = 'proprietaire@loka.example',
    random()`,
} as const;

/**
 * An item of the demo data without rentals, for anybody, that no other test has been given; the
 * cheapest by three days or weeks and the deposit.
 */
export async function freeItem(
  which: keyof typeof orders,
  unit: 'jour' | 'semaine' = 'jour',
): Promise<Item> {
  const items = await query<Item>(
    `select i.id, title, email as owner
      from items i join users u on u.id = i.owner_id
      where price_unit = '${unit}' and available and hidden_at is null and i.deleted_at is null
        and not requires_verified_renter
        and not exists (select from rentals r where r.item_id = i.id)
      order by ${orders[which]}`,
  );
  const item = items.find(({ id }) => isFirst(id));
  if (!item) throw new Error('the demo data has no object without rentals');
  return item;
}

/** Tests run at the same time in several processes: whoever makes the folder has the item. */
function isFirst(itemId: string): boolean {
  const folder = path.join(test.info().project.outputDir, 'items');
  mkdirSync(folder, { recursive: true });
  try {
    mkdirSync(path.join(folder, itemId));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}
