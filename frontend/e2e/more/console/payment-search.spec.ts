import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { panel, search, signInToConsole } from '../../support/console.js';
import { topUpInReview } from '../../support/payments.js';

test('an admin finds a payment by its reference, asks the operator again and decides', async ({
  page,
  request,
}) => {
  const reference = await topUpInReview(request, 'membre12@loka.example', 8_000);
  await signInToConsole(page, 'admin@loka.example');
  await page.getByRole('menuitem', { name: 'Paiements' }).click();
  await search(page, 'Référence ou numéro', reference.toLowerCase());
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('cell', { name: reference }).click();

  await page.getByRole('button', { name: "Redemander à l'opérateur" }).click();
  await expect(page.getByText(/: réussi, 4\s000\sFCFA/).first()).toBeVisible();
  const history = panel(page, 'Historique');
  await expect(history).toContainText(/a redemandé à l'opérateur\s: réussi, 4\s000\sFCFA/);

  await page.getByRole('button', { name: 'Décider' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Reçu, mais un autre montant' }).check();
  await dialog.getByLabel('Raison').fill('Vu avec Airtel');
  await expect(dialog.getByRole('button', { name: 'Décider' })).toBeDisabled();
  await dialog.getByLabel('Preuve').fill('Ticket 4512');
  await dialog.getByRole('button', { name: 'Décider' }).click();
  await expect(history).toContainText(/Décidé par .+\s: Vu avec Airtel \(preuve\s: Ticket 4512\)/);
});

test('staff take a list away as a file, which the audit log tells', async ({ page, request }) => {
  const reference = await topUpInReview(request, 'membre13@loka.example', 7_000);
  await signInToConsole(page, 'staff@loka.example');
  await page.getByRole('menuitem', { name: 'Paiements' }).click();
  await search(page, 'Référence ou numéro', reference);
  await expect(page.getByRole('row')).toHaveCount(2);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter (CSV)' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^loka-payments_\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = readFileSync(await saved.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(reference);

  await page.getByRole('menuitem', { name: 'Journal' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Liste exportée' }).first();
  await expect(row).toContainText('Paiements');
  await expect(row).toContainText('1 ligne, liste filtrée');
});

test('staff compare with the operators now, and read totals in francs', async ({ page }) => {
  await signInToConsole(page, 'staff@loka.example');
  await page.getByRole('menuitem', { name: 'Rapprochements' }).click();
  await page.getByRole('button', { name: 'Rapprocher maintenant' }).click();
  await page.getByRole('link', { name: 'Voir le rapport' }).click({ timeout: 60_000 });
  await expect(panel(page, 'Totaux en francs')).toContainText(/Dû aux membres/);
  await expect(panel(page, 'Totaux en francs')).toContainText('égalent ce qui est dû');
});
