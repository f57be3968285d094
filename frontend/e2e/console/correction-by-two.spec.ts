import { expect, test } from '@playwright/test';
import { openUser, panel, signInToConsole } from '../support/console.js';
import { ledgerErrors } from '../support/ledger.js';
import { newPerson, signIn } from '../support/people.js';

test('an admin proposes a large correction, which another one approves and the member then has', async ({
  page,
  browser,
}) => {
  const address = 'membre11@loka.example';
  await signInToConsole(page, 'admin@loka.example');
  await openUser(page, address);
  await panel(page, 'Portefeuille').getByRole('button', { name: 'Corriger le solde' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Montant en FCFA').fill('61000');
  await expect(dialog).toContainText('une deuxième personne');
  await dialog.getByLabel('Raison').fill('Double paiement');
  await dialog.getByRole('button', { name: 'Proposer' }).click();
  await expect(page.getByText(/Correction proposée/)).toBeVisible();
  const proposed = panel(page, 'Portefeuille').getByRole('link', { name: /61\s000\sFCFA/ });
  await proposed.click();
  await expect(page.getByText(/Vous avez proposé cet acte/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approuver' })).toBeHidden();

  const second = await newPerson(browser);
  await signInToConsole(second, 'admin2@loka.example');
  await second.getByRole('menuitem', { name: /À approuver/ }).click();
  await second.getByRole('link', { name: /61\s000\sFCFA/ }).click();
  await expect(panel(second, "Correction d'un solde")).toContainText('Double paiement');
  await second.getByRole('button', { name: 'Approuver' }).click();
  await expect(second.getByText("Approuvé. C'est fait.")).toBeVisible();
  await expect(panel(second, "Correction d'un solde")).toContainText('Approuvé');

  const member = await newPerson(browser);
  await signIn(member, address);
  await member.goto('/tableau-de-bord/portefeuille');
  await expect(member.getByText(/\+\s61\s000\sFCFA/)).toBeVisible();
  expect(await ledgerErrors()).toEqual([]);
});

test('staff who are not admins do not see the acts that wait for two', { tag: '@long' }, async ({
  page,
}) => {
  await signInToConsole(page, 'staff2@loka.example');
  await expect(page.getByRole('menuitem', { name: 'Paiements' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /À approuver/ })).toBeHidden();
  await expect(page.getByText(/^Actes à approuver/)).toBeHidden();
});
