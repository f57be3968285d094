import { expect, type Page, test } from '@playwright/test';
import { freeItem } from './support/items.js';
import { newAddress, password, signUp } from './support/people.js';
import { requestRental } from './support/renting.js';

test.use({ viewport: { width: 360, height: 740 } });

/** XAF of the first amount in a text. */
const francsIn = (text: string | null) =>
  Number(/(\d[\d\s]*)\sFCFA/.exec(text ?? '')?.[1]?.replace(/\s/g, ''));

/** What the header says that Loka keeps. */
const keptByHeader = (page: Page) =>
  page.getByRole('link', { name: /^Solde du portefeuille .*Gardé par Loka/ });

test('what was paid by mobile money is kept in sight, in the header and the wallet', async ({
  page,
  request,
}) => {
  await signUp(page, 'Clarisse Ondo', newAddress('clarisse'));
  const item = await freeItem('any');
  await page.goto(`/objet/${item.id}`);
  await requestRental(page);
  await page.getByLabel('Airtel Money', { exact: true }).check();
  await page.getByLabel('Numéro Airtel Money').fill('077 00 00 01');
  const pay = page.getByRole('button', { name: /^Payer / });
  const paid = francsIn(await pay.textContent());
  await pay.click();
  await expect(page).toHaveURL(/mes-locations/, { timeout: 30_000 });

  // Without a verified identity the balance leads to the wallet, and the menu does not.
  await expect(keptByHeader(page)).toBeVisible();
  expect(francsIn((await keptByHeader(page).textContent())?.split('Loka')[1] ?? null)).toBe(paid);
  await keptByHeader(page).click();

  const kept = page.getByRole('region', { name: /^Gardé par Loka/ });
  expect(francsIn(await kept.getByRole('heading').textContent())).toBe(paid);
  const rental = kept.getByRole('listitem');
  await expect(rental).toHaveCount(1);
  await expect(rental).toContainText(item.title);
  await expect(rental).toContainText(/Prix de la location\s\d.*Caution\s\d/);
  const line = page.getByRole('list', { name: 'Transactions' }).getByRole('listitem');
  await expect(line).toHaveCount(1);
  await expect(line).toContainText(`Payé avec Airtel Money · ${item.title}`);
  await expect(line).toContainText('Solde inchangé');
  await expect(line).toContainText(/réf\.\sLK[0-9A-F]{13}/);
  expect(francsIn((await line.textContent())?.split('(PDF)')[1] ?? null)).toBe(paid);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);

  // Once the owner accepts, the deposit alone is kept for the renter.
  const signedIn = await request.post('/api/auth/sign-in', {
    data: { email: item.owner, password, rememberMe: false },
  });
  const { token } = (await signedIn.json()) as { token: string };
  const href = await rental.getByRole('link').getAttribute('href');
  const accepted = await request.put('/api/rentals/update-status', {
    headers: { authorization: `Bearer ${token}` },
    data: { rental_id: href?.split('=')[1], status: 'acceptée' },
  });
  expect(accepted.status()).toBe(200);
  await page.reload();
  await expect(rental).toContainText(/Caution$/);
  await expect(rental).not.toContainText('Prix de la location');
  const deposit = francsIn(await kept.getByRole('heading').textContent());
  expect(deposit).toBeLessThan(paid);
  await expect(keptByHeader(page)).toContainText(
    new RegExp(deposit.toLocaleString('fr-FR').replace(/\s/g, '\\s')),
  );
});
