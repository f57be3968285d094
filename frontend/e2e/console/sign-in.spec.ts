import { expect, test } from '@playwright/test';
import { signInToConsole } from '../support/console.js';
import { password } from '../support/people.js';

test('staff sign in, see the queue of identities, and sign out', async ({ page }) => {
  await signInToConsole(page, 'staff@loka.example');
  await expect(page.getByRole('heading', { name: 'Vérifications à traiter' })).toBeVisible();
  await page.getByRole('button', { name: 'Profil' }).click();
  await page.getByRole('menuitem', { name: 'Déconnexion' }).click();
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  await page.goto('/admin/users');
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
});

test('a member is refused', async ({ page }) => {
  await page.goto('/admin');
  await page.getByLabel('Adresse e-mail').fill('locataire@loka.example');
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText("Cet espace est réservé à l'équipe Loka.").first()).toBeVisible();
});

test('operations see the queues alone', async ({ page }) => {
  await signInToConsole(page, 'ops@loka.example');
  await expect(page.getByRole('link', { name: 'Ouvrir les files' })).toBeVisible();
  await expect(page.getByRole('menuitem')).toHaveCount(1);
});
