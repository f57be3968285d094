import { expect, test } from '@playwright/test';
import { signInToConsole } from '../support/console.js';
import { freeItem } from '../support/items.js';
import { newAddress, newPerson, signUp } from '../support/people.js';
import { requestRental } from '../support/renting.js';

// It concerns everybody who pays: no other test runs at the same time.
test('staff declare an operator down, payers are offered the other one, until it is ended', async ({
  page,
  browser,
}) => {
  await signInToConsole(page, 'staff@loka.example');
  await page.getByRole('menuitem', { name: 'Pannes', exact: true }).click();
  await page.getByRole('button', { name: 'Déclarer une panne' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Opérateur' }).click();
  await page.getByRole('option', { name: 'Airtel Money' }).click();
  await dialog.getByLabel('Raison').fill('Les paiements restent sans réponse');
  await dialog.getByRole('button', { name: 'Déclarer' }).click();
  await expect(page.getByText('Panne déclarée.')).toBeVisible();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Airtel Money est en panne' }),
  ).toBeVisible();

  const member = await newPerson(browser);
  await member.setViewportSize({ width: 360, height: 740 });
  await signUp(member, 'Solange Mba', newAddress('solange'));
  const { id } = await freeItem('cheapest');
  await member.goto(`/objet/${id}`);
  await requestRental(member);
  const notice = member.getByText('Airtel Money est en panne');
  await member.getByLabel(/^Airtel Money/).check();
  await expect(notice).toBeVisible();
  await expect(member.getByRole('button', { name: /^Essayer quand même/ })).toBeEnabled();
  await member.getByRole('button', { name: 'Choisir Moov Money' }).click();
  await expect(member.getByLabel('Moov Money', { exact: true })).toBeChecked();
  await expect(notice).toBeHidden();
  await expect(member.getByRole('button', { name: /^Payer / })).toBeEnabled();

  await page.getByRole('button', { name: 'Terminer' }).click();
  await dialog.getByRole('radio', { name: 'Les paiements passent de nouveau' }).check();
  await dialog.getByRole('button', { name: 'Terminer' }).click();
  await expect(page.getByText('Panne terminée.')).toBeVisible();
  await expect(page.getByText('Airtel Money est en panne')).toBeHidden();

  await member.reload();
  await member.getByLabel('Airtel Money', { exact: true }).check();
  await expect(member.getByLabel('Numéro Airtel Money')).toBeVisible();
  await expect(notice).toBeHidden();
  await expect(member.getByRole('button', { name: /^Payer / })).toBeEnabled();
});
