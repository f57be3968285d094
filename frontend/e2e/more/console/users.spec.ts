import { expect, test } from '@playwright/test';
import { openUser, panel, signInToConsole } from '../../support/console.js';
import { ledgerErrors } from '../../support/ledger.js';
import { newPerson, signIn } from '../../support/people.js';

test('an admin corrects a wallet, which the member sees', async ({ page, browser }) => {
  const address = 'membre6@loka.example';
  const member = await newPerson(browser);
  await signIn(member, address);
  await signInToConsole(page, 'admin@loka.example');
  await openUser(page, address);
  const wallet = panel(page, 'Portefeuille');
  const before = francsIn(await wallet.getByText(/FCFA/).textContent());

  await wallet.getByRole('button', { name: 'Corriger le solde' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Montant en FCFA').fill('2500');
  await dialog.getByLabel('Raison').fill('Erreur de caisse');
  await expect(dialog.getByRole('button', { name: 'Créditer' }).last()).toBeEnabled();
  await dialog.getByRole('button', { name: 'Créditer' }).last().click();
  await expect(page.getByText('Solde corrigé.')).toBeVisible();
  await expect
    .poll(async () => francsIn(await wallet.getByText(/FCFA/).textContent()))
    .toBe(before + 2_500);

  await member.goto('/tableau-de-bord/portefeuille');
  await expect(member.getByText(/\+\s2\s500\sFCFA/)).toBeVisible();
  expect(await ledgerErrors()).toEqual([]);
});

test('an admin gives a member the role of staff, who then enters the console', async ({
  page,
  browser,
}) => {
  const address = 'membre7@loka.example';
  await signInToConsole(page, 'admin@loka.example');
  await openUser(page, address);
  const role = panel(page, 'Rôle');
  await role.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Équipe' }).click();
  await role.getByRole('button', { name: 'Changer le rôle' }).click();
  await expect(page.getByRole('dialog')).toContainText('aura le rôle « Équipe »');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmer' }).click();
  await expect(page.getByText('Rôle modifié.')).toBeVisible();

  const promoted = await newPerson(browser);
  await signInToConsole(promoted, address);
  await openUser(promoted, address);
  await expect(panel(promoted, 'Compte')).toContainText('Équipe');
});

test('staff neither correct wallets nor change roles', async ({ page }) => {
  await signInToConsole(page, 'staff@loka.example');
  await openUser(page, 'membre10@loka.example');
  await expect(panel(page, 'Portefeuille')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Corriger le solde' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Rôle', exact: true })).toBeHidden();
});

/** The number in a text such as « 4 500 FCFA ». */
function francsIn(text: string | null): number {
  return Number((text ?? '').replace(/\D/g, ''));
}
