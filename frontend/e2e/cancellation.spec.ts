import { expect, test } from '@playwright/test';
import { ledgerErrors } from './support/ledger.js';
import { signIn } from './support/people.js';

test('a renter cancels a request, and the ledger balances', async ({ page }) => {
  await signIn(page, 'locataire@loka.example');
  await page.goto('/tableau-de-bord/mes-locations');
  await page.getByRole('button', { name: 'Annuler' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('button', { name: /Annuler/ })
    .last()
    .click();
  await expect(dialog).toBeHidden();
  expect(await ledgerErrors()).toEqual([]);
});
