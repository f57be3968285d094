import { expect, type Page, test } from '@playwright/test';
import { query } from '../support/database.js';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

const titles = (page: Page) => page.getByRole('article').getByRole('heading');
const shownButtons = (page: Page) => page.locator('main button:visible');

test('an object says without scripts what it costs, when it is taken, and who helps', async ({
  page,
}) => {
  const [item] = await query<{ id: string; price: number; deposit: number }>(
    `select i.id, i.price, i.security_deposit as deposit from items i join reviews r on r.item_id = i.id
     where i.available and i.hidden_at is null and i.deleted_at is null and i.security_deposit > 0
     group by i.id order by count(*) desc, i.id limit 1`,
  );
  await page.goto(`/objet/${item?.id}`);
  const request = page.locator('#demande');
  const francs = (amount = 0) => new RegExp(amount.toLocaleString('fr-FR').replace(/\s/g, '\\s'));
  // Looked for by their elements: Playwright finds no texts inside of noscript.
  const line = (label: string) => request.locator('dl > div').filter({ hasText: label });
  await expect(line('Prix')).toBeVisible();
  await expect(line('Prix')).toContainText(francs(item?.price));
  await expect(line('Caution')).toContainText(francs(item?.deposit));
  await expect(line('Jours déjà pris')).toBeVisible();
  const help = request.getByRole('link', { name: 'Écrire sur WhatsApp' });
  await expect(help).toHaveAttribute('href', /^https:\/\/wa\.me\/241\d+\?text=Bonjour/);
  await expect(page.locator('.animate-skeleton:visible')).toHaveCount(0);
  // Those around the pictures alone, which do nothing and are seen as pictures.
  await expect(shownButtons(page).filter({ hasNot: page.locator('img') })).toHaveCount(0);
});

test('the explorer goes on, and is narrowed down, without scripts', async ({ page }) => {
  await page.goto('/explorer');
  await expect(shownButtons(page).filter({ hasText: 'Filtres' })).toHaveCount(0);
  const first = await titles(page).allTextContents();
  expect(first).toHaveLength(24);
  await page.getByRole('link', { name: 'Voir plus' }).click();
  await expect(page.getByRole('link', { name: 'Revenir au début de la liste' })).toBeVisible();
  const second = await titles(page).allTextContents();
  expect(second).toHaveLength(24);
  expect(second).not.toEqual(first);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/explorer\?apres=/);

  const form = page.getByRole('form', { name: 'Filtres' });
  await form.getByLabel('Catégorie').selectOption('Jardin');
  await form.getByLabel('Trier par').selectOption('Prix croissant');
  await form.getByLabel('Libreville').check();
  await form.getByRole('button', { name: 'Voir les objets' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jardin' })).toBeVisible();
  await expect(form.getByLabel('Trier par')).toHaveValue('price_asc');
  await expect(form.getByLabel('Libreville')).toBeChecked();
  await expect(titles(page).first()).toBeVisible();
  await expect(page.getByText(/^[1-9]\d*\+? résultat\(s\)/)).toBeVisible();
});

test('a page of members says without scripts what can be read, on a page like the others', async ({
  page,
}) => {
  await page.goto('/connexion');
  const link = page.locator('noscript a[href="/explorer"]');
  await expect(link).toHaveCSS('text-decoration-line', 'underline');
  expect((await link.boundingBox())?.y).toBeGreaterThan(40);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explorer les objets');
});
