import { expect, test } from '@playwright/test';
import { freeItem } from './support/items.js';
import { newAddress, signUp } from './support/people.js';
import { requestRental } from './support/renting.js';

test.use({ viewport: { width: 360, height: 740 } });

test('a payment with a wrong number says why, and the corrected one succeeds', async ({ page }) => {
  await signUp(page, 'Carine Nzé', newAddress('carine'));
  const { id, title } = await freeItem('cheapest');
  await page.goto(`/objet/${id}`);
  await requestRental(page);

  await page.getByLabel('Moov Money', { exact: true }).check();
  await page.getByLabel('Numéro Moov Money').fill('077 00 00 20');
  await expect(page.getByText('Ce numéro ressemble à un numéro Airtel Money.')).toBeVisible();
  await page.getByRole('button', { name: 'Choisir Airtel Money' }).click();
  await expect(page.getByText(/De 100 à 500\s000\sFCFA à la fois/)).toBeVisible();
  await page.getByRole('button', { name: /^Payer / }).click();

  // A failure may be known before the waiting screen is seen; both name the object and the number.
  await expect(page.getByText(title)).toBeVisible();
  await expect(page.getByText(/^077\s00\s00\s20$/)).toBeVisible();

  await expect(
    page.getByText(/ne correspond à aucun compte .* Rien n'a été débité\./),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Corriger le numéro' }).click();
  const number = page.getByLabel('Numéro Airtel Money');
  await expect(number).toHaveValue('077000020');
  await expect(number).toBeFocused();
  await expect(page.getByText(/Akébé, derrière le marché/)).toBeVisible();
  await number.fill('077 00 00 01');
  await page.getByRole('button', { name: /^Payer / }).click();

  await expect(
    page.getByText('Paiement réussi ! Vous serez redirigé vers vos locations.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/mes-locations/);
  await expect(page.getByText('Demande envoyée au propriétaire')).toBeVisible();
  await expect(page.getByText(/^LK[0-9A-F]{13}$/)).toBeVisible();
  await expect(page.getByText(/Le propriétaire peut répondre jusqu'au/)).toBeVisible();
});
