import { expect, test } from '@playwright/test';
import { panel, signInToConsole } from '../../support/console.js';
import { ledgerErrors } from '../../support/ledger.js';
import { newPerson, signIn } from '../../support/people.js';
import { acceptedRental, requestedRental } from '../../support/rentals.js';

const francs = (text: string | null): number => Number((text ?? '').replace(/\D/g, ''));

test('staff cancel a rental on a phone, with a part of the rent for the renter', async ({
  page,
  request,
  browser,
}) => {
  const rental = await acceptedRental(request, 10);
  await signInToConsole(page, 'staff@loka.example');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/admin/rentals/${rental.id}/show`);
  await expect(panel(page, 'Paiement').getByRole('link')).toBeVisible();
  await page.getByRole('button', { name: 'Annuler la location' }).click();
  const dialog = page.getByRole('dialog');
  const effect = (name: string) => dialog.getByText(name, { exact: true }).locator('+ dd');
  await dialog.getByRole('slider').focus();
  await page.keyboard.press('End');
  await expect(effect('Le propriétaire garde')).toHaveText(/^0\sFCFA$/);
  const all = francs(await effect('Le locataire reçoit').textContent());
  await page.keyboard.press('ArrowLeft');
  const kept = francs(await effect('Le propriétaire garde').textContent());
  const received = francs(await effect('Le locataire reçoit').textContent());
  expect(kept).toBeGreaterThan(0);
  expect(received + kept).toBe(all);
  await expect(effect('Jours libérés')).not.toHaveText('Aucun');
  await dialog.getByLabel(/^Raison/).fill('Objet tombé en panne chez le propriétaire.');
  await dialog.getByRole('button', { name: 'Annuler la location' }).click();
  await expect(page.getByText('Location annulée.', { exact: true })).toBeVisible();
  await expect(panel(page, 'Remboursements et caution')).toContainText('Rendu au locataire');
  await expect(page.getByRole('button', { name: 'Annuler la location' })).toBeHidden();

  const renter = await newPerson(browser);
  await signIn(renter, rental.renter);
  await renter.goto('/tableau-de-bord/mes-locations');
  const card = renter.getByRole('article', { name: rental.itemTitle });
  await expect(card).toContainText("Annulée par l'équipe Loka");
  await expect(card).toContainText(/Le propriétaire garde .*FCFA/);
  expect(await ledgerErrors()).toEqual([]);
});

test('staff give an owner more time to answer a request, once', async ({ page, request }) => {
  const rental = await requestedRental(request, 10);
  await signInToConsole(page, 'staff@loka.example');
  await page.goto(`/admin/rentals/${rental.id}/show`);
  await page.getByRole('button', { name: 'Prolonger ce délai' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^48 heures de plus/ }).check();
  await dialog.getByLabel(/^Raison/).fill('Coupure de réseau dans son quartier.');
  await dialog.getByRole('button', { name: 'Prolonger' }).click();
  await expect(page.getByText('Délai prolongé.', { exact: true })).toBeVisible();
  await expect(panel(page, 'Intervenir')).toContainText('Déjà prolongé');
  await expect(panel(page, 'Historique')).toContainText('Délai de réponse prolongé');
});
