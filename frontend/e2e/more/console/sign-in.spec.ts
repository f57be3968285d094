import { expect, test } from '@playwright/test';
import { openOwnMenu, signInToConsole } from '../../support/console.js';
import { password } from '../../support/people.js';

test('staff sign in, see the queue of identities, and sign out', async ({ page }) => {
  await signInToConsole(page, 'staff@loka.example');
  await expect(page.getByRole('heading', { name: 'À traiter' })).toBeVisible();
  await openOwnMenu(page);
  await page.getByRole('menuitem', { name: 'Déconnexion' }).click();
  await expect(page.getByRole('button', { name: 'Se connecter', exact: true })).toBeVisible();
  await page.goto('/admin/users');
  await expect(page.getByRole('button', { name: 'Se connecter', exact: true })).toBeVisible();
});

test('a member is refused', async ({ page }) => {
  await page.goto('/admin');
  await page.getByLabel('Adresse e-mail').fill('locataire@loka.example');
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await expect(page.getByText("Cet espace est réservé à l'équipe Loka.").first()).toBeVisible();
});

test('operations see how the programs are doing, and the monitor without another password', async ({
  page,
}) => {
  await signInToConsole(page, 'ops@loka.example');
  await expect(page.getByRole('menuitem')).toHaveText(['Aperçu', 'Pannes']);
  const queues = page.getByRole('table', { name: 'Tâches de chaque file' });
  await expect(queues.getByRole('row', { name: /^Paiements En marche/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'La nuit dernière' })).toBeVisible();
  const monitor = page.frameLocator('iframe[title="Moniteur des files"]');
  await expect(monitor.getByText('payments').first()).toBeVisible();
});
