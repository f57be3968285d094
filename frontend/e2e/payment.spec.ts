import { expect, test } from '@playwright/test';
import { freeItem } from './support/items.js';
import { mailedLink } from './support/mailbox.js';
import { fillSignUp, newAddress, signUp } from './support/people.js';
import { requestRental } from './support/renting.js';

test.use({ viewport: { width: 360, height: 740 } });

test('a payment with a wrong number says why, and the corrected one succeeds', async ({ page }) => {
  await signUp(page, 'Carine Nzé', newAddress('carine'));
  const { id, title } = await freeItem('cheapest');
  await page.goto(`/objet/${id}`);
  await requestRental(page);

  // What must be chosen and what pays it are both in sight on a phone; the bill is between them.
  await expect(page.getByLabel('Moov Money', { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: /^Payer / })).toBeInViewport({ ratio: 1 });
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
  await expect(page.getByText(/La réponse du propriétaire est attendue/)).toBeVisible();
});

test('a first payment waits for the address, then is sent by itself', async ({ page }) => {
  const address = newAddress('premier');
  await page.goto('/inscription');
  await fillSignUp(page, 'Carine Nzé', address);
  await expect(page).toHaveURL(/confirmation-email/);
  const { id } = await freeItem('cheapest');
  await page.goto(`/objet/${id}`);
  await requestRental(page);
  await page.getByLabel('Numéro Airtel Money').fill('077 00 00 01');
  await page.getByRole('button', { name: /^Payer / }).click();
  await expect(page.getByText('Confirmez votre adresse e-mail pour payer')).toBeVisible();
  await expect(page.getByLabel('Numéro Airtel Money')).toHaveValue('077 00 00 01');
  await expect(page.getByRole('button', { name: 'Ne plus attendre' })).toBeVisible();

  const mail = await page.context().newPage();
  await mail.goto(await mailedLink(address, '/confirmation-email'));
  await expect(mail.getByRole('heading', { name: 'Adresse confirmée' })).toBeVisible();
  await expect(
    page.getByText('Paiement réussi ! Vous serez redirigé vers vos locations.'),
  ).toBeVisible({ timeout: 30_000 });
});
