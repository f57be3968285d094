import { expect, it } from 'vitest';
import { lockRow } from '../src/platform/database/lock-row.js';
import { Db } from '../src/platform/database/prisma.js';
import { provided, useApi } from './support/api.js';
import { aRequest } from './support/rentals.js';

useApi();

it('a row that is locked is the one that its model reads, field by field', async () => {
  const { id } = await aRequest();
  const db = provided(Db);
  const { payments, item, renter, ...rental } = await db.rental.findUniqueOrThrow({
    where: { id },
    include: { payments: true, item: true, renter: true },
  });
  await db.$transaction(async (tx) => {
    expect(await lockRow(tx, 'rentals', id)).toEqual(rental);
    const [payment] = payments;
    expect(await lockRow(tx, 'payments', payment?.id as string)).toEqual(payment);
    expect(await lockRow(tx, 'items', item.id)).toEqual(item);
    expect(await lockRow(tx, 'users', renter.id, 'no key update')).toEqual(renter);
    expect(await lockRow(tx, 'items', renter.id)).toBeNull();
  });
});
