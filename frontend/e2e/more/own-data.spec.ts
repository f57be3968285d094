import { expect, test } from '@playwright/test';
import { query } from '../support/database.js';
import { newAddress, newMember, signIn, signInByForm } from '../support/people.js';

test.use({ viewport: { width: 360, height: 740 } });

test('a member deletes the account, and keeps it after all', async ({ page }) => {
  const address = newAddress('depart');
  await newMember(page.request, 'Awa Mboumba', address);
  await signInByForm(page, address);
  await page.goto('/tableau-de-bord/parametres');
  await page.getByRole('link', { name: 'Supprimer mon compte' }).click();
  await expect(page.getByText('Conservé, et pourquoi')).toBeVisible();
  const ask = page.getByRole('button', { name: 'Supprimer mon compte' });
  await expect(ask).toBeDisabled();
  await page.getByLabel("J'ai lu ce qui est supprimé").check();
  await ask.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer mon compte' }).click();
  await expect(page.getByText(/^Votre compte est fermé/)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);

  await signInByForm(page, address);
  // Signing in leads to where it is kept; so does every page of the dashboard.
  await expect(page).toHaveURL(/supprimer-mon-compte$/);
  await page.goto('/tableau-de-bord/locations');
  await expect(page.getByText(/^Votre compte sera supprimé le/)).toBeVisible();
  await page.getByRole('link', { name: 'Garder mon compte' }).click();
  await page.getByRole('button', { name: 'Garder mon compte' }).click();
  await expect(page.getByLabel("J'ai lu ce qui est supprimé")).toBeVisible();
  const [user] = await query('select deletion_due_at from users where email = $1', [address]);
  expect(user).toEqual({ deletion_due_at: null });
});

test('what stands in the way is named, and leads to where it is settled', async ({ page }) => {
  await signIn(page, 'proprietaire@loka.example');
  await page.goto('/tableau-de-bord/supprimer-mon-compte');
  await expect(page.getByText("À régler d'abord")).toBeVisible();
  await page.getByRole('link', { name: /Retirez-le d'abord/ }).click();
  await expect(page).toHaveURL(/portefeuille/);
});

test('a member downloads all that is kept of them', async ({ page }) => {
  const address = newAddress('donnees');
  await newMember(page.request, 'Awa Mboumba', address);
  await signIn(page, address);
  await page.goto('/tableau-de-bord/parametres');
  await page.getByRole('button', { name: 'Demander mes données' }).click();
  await expect(page.getByText(/^Prêt jusqu'au/)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Télécharger/ }).click();
  expect((await download).suggestedFilename()).toBe('loka-mes-donnees.zip');
});
