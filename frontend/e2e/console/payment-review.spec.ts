import { expect, test } from '@playwright/test';
import { panel, signInToConsole } from '../support/console.js';
import { ledgerErrors } from '../support/ledger.js';
import { topUpInReview } from '../support/payments.js';
import { newPerson, signIn } from '../support/people.js';

test('an admin resolves a payment of which half was received', async ({
  page,
  request,
  browser,
}) => {
  const address = 'membre8@loka.example';
  const reference = await topUpInReview(request, address, 9_000);
  await signInToConsole(page, 'admin@loka.example');
  await page.getByRole('menuitem', { name: 'Paiements' }).click();
  await page.getByRole('tab', { name: 'À examiner' }).click();
  await page.getByRole('cell', { name: reference }).click();
  await expect(page.getByText(/encaissé 4\s500\sFCFA au lieu de 9\s000\sFCFA/)).toBeVisible();

  await page.getByRole('button', { name: 'Décider' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Reçu, mais un autre montant' }).check();
  await expect(dialog.getByLabel('Montant en FCFA')).toHaveValue('4500');
  await expect(dialog).toContainText(/4\s500\sFCFA vont dans le portefeuille du membre/);
  await dialog.getByLabel('Raison').fill("Relevé de l'opérateur");
  await dialog.getByLabel('Preuve').fill('Relevé du 3, ligne 12');
  await dialog.getByRole('button', { name: 'Décider' }).click();
  await expect(page.getByText('Paiement décidé.')).toBeVisible();
  await expect(panel(page, 'Dépôt')).toContainText('Réussi');

  const member = await newPerson(browser);
  await signIn(member, address);
  await member.goto('/tableau-de-bord/portefeuille');
  await expect(member.getByText(/\+\s4\s500\sFCFA/)).toBeVisible();
  expect(await ledgerErrors()).toEqual([]);
});

test('staff ask the operator about it, and leave the decision to an admin', {
  tag: '@long',
}, async ({ page, request }) => {
  const reference = await topUpInReview(request, 'membre9@loka.example', 6_000);
  await signInToConsole(page, 'staff@loka.example');
  await page.getByRole('menuitem', { name: 'Paiements' }).click();
  await page.getByRole('tab', { name: 'À examiner' }).click();
  await page.getByRole('cell', { name: reference }).click();
  await page.getByRole('button', { name: "Redemander à l'opérateur" }).click();
  await expect(page.getByText(/: réussi, 3\s000\sFCFA/)).toBeVisible();
  await expect(page.getByText(/Un membre de l'administration en décide/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Décider' })).toBeHidden();
});
