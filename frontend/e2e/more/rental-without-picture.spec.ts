import { expect, test } from '@playwright/test';
import { expectToFit } from '../screens/fit.js';
import { query } from '../support/database.js';
import { freeItem } from '../support/items.js';
import { signIn } from '../support/people.js';
import { requestedRental } from '../support/rentals.js';

test.use({ viewport: { width: 360, height: 740 } });

test('a rental of an object without a picture fits a phone, for both parties', async ({
  browser,
  request,
}) => {
  const item = await freeItem('any');
  await query('update items set title = $2 where id = $1', [
    item.id,
    `${'Perceuse'.repeat(7)} sans fil`,
  ]);
  await query('delete from item_images where item_id = $1', [item.id]);
  const rental = await requestedRental(request, 1, item);
  const lists = [
    [rental.renter, '/tableau-de-bord/mes-locations'],
    [rental.owner, '/tableau-de-bord/demandes'],
  ] as const;
  for (const [address, list] of lists) {
    const page = await browser.newPage();
    await signIn(page, address);
    for (const where of [list, `${list}?location=${rental.id}`]) {
      await page.goto(where);
      await expect(page.getByRole('article').first()).toBeVisible();
      await expectToFit(page, where);
    }
    await page.close();
  }
});
