import { expect, test } from '@playwright/test';
import { panel, signInToConsole } from '../../support/console.js';

test('staff go from the first page straight to what has waited longest', async ({ page }) => {
  await signInToConsole(page, 'staff@loka.example');
  const waiting = panel(page, 'À traiter');
  await expect(waiting.getByRole('link', { name: /Identités à vérifier/ })).toBeVisible();
  await expect(waiting.getByRole('link', { name: /Paiements à décider/ })).toHaveCount(0);
  const identity = waiting
    .getByRole('listitem')
    .getByRole('link', { name: /^Identité à vérifier/ });
  await identity.first().click();
  await expect(page).toHaveURL(/\/verifications\/[0-9a-f-]+\/show$/);
});

test('an admin reads how the last weeks went, as pictures and as figures', async ({ page }) => {
  await signInToConsole(page, 'admin@loka.example');
  const chart = page.getByRole('region', { name: 'Demandes de location', exact: true });
  await expect(chart.getByText(/^Cette semaine/)).toBeVisible();
  await chart.getByText('Voir les chiffres').click();
  // Eight weeks below the names of the columns.
  await expect(chart.getByRole('row')).toHaveCount(9);
  await page.getByRole('button', { name: 'Par jour' }).click();
  await expect(chart.getByText(/^Aujourd'hui/)).toBeVisible();
});
