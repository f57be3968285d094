import { expect, type Page, test } from '@playwright/test';
import { panel, signInToConsole } from '../support/console.js';
import { newPerson, signIn } from '../support/people.js';

async function openPending(page: Page, name: string): Promise<void> {
  await page.getByRole('menuitem', { name: /Vérifications/ }).click();
  await page.getByRole('tab', { name: 'En attente' }).click();
  await page.getByRole('cell', { name }).click();
  await expect(page.getByRole('img', { name: "Document d'identité" })).toBeVisible();
}

/** Opens a decided identity and returns the section that says how it was decided. */
async function decisionOn(page: Page, tab: string, name: string) {
  await page.getByRole('menuitem', { name: /Vérifications/ }).click();
  await page.getByRole('tab', { name: tab }).click();
  await page.getByRole('cell', { name }).click();
  return panel(page, 'Décision');
}

test.beforeEach(async ({ page }) => {
  await signInToConsole(page, 'staff@loka.example');
});

test('staff approve an identity', async ({ page, browser }) => {
  await openPending(page, 'Prisca Mouity');
  await page.getByRole('button', { name: 'Approuver' }).click();
  await expect(page.getByText('Identité de Prisca Mouity approuvée.')).toBeVisible();
  await expect(await decisionOn(page, 'Approuvées', 'Prisca Mouity')).toContainText(
    'Sylvie Moussavou',
  );

  const member = await newPerson(browser);
  await signIn(member, 'candidat1@loka.example');
  await member.goto('/tableau-de-bord/profil');
  await expect(member.getByText('Identité vérifiée').first()).toBeVisible();
});

test('staff refuse an identity with a reason, which the member reads', async ({
  page,
  browser,
}) => {
  const reason = 'Le document a expiré. Envoyez un document en cours de validité.';
  await openPending(page, 'Steeve Moussounda');
  await page.getByRole('button', { name: 'Refuser' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Refuser' })).toBeDisabled();
  await dialog.getByRole('radio', { name: reason }).check();
  await dialog.getByRole('button', { name: 'Refuser' }).click();
  await expect(page.getByText('Identité de Steeve Moussounda refusée.')).toBeVisible();
  await expect(await decisionOn(page, 'Refusées', 'Steeve Moussounda')).toContainText(reason);

  const member = await newPerson(browser);
  await signIn(member, 'candidat2@loka.example');
  await member.goto('/tableau-de-bord/profil');
  await expect(member.getByText('Votre demande a été refusée.')).toBeVisible();
  await expect(member.getByText(reason)).toBeVisible();
});
