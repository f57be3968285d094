import { expect, type Page, test } from '@playwright/test';
import { query } from './support/database.js';
import { newAddress, newPerson, signUp } from './support/people.js';
import { takenOver } from './support/taken-over.js';

test.use({ viewport: { width: 360, height: 740 } });

const SCRIPTS = /\/assets\/.*\.js$/;

/** One that is offered, with a review. */
async function anObject() {
  const [item] = await query<{ id: string; owner: string; title: string }>(
    `select id, owner_id as owner, title from items i
      where available and hidden_at is null and deleted_at is null
        and exists (select from reviews r where r.item_id = i.id) limit 1`,
  );
  if (!item) throw new Error('the demo data has no reviewed object');
  return item;
}

/** What the page says to nobody, and what it asks the API to read. */
function follow(page: Page) {
  const said: string[] = [];
  const read: string[] = [];
  page.on('pageerror', (error) => said.push(error.message));
  page.on('console', (message) => {
    const isAbsentPage = message.text().includes('404');
    if (message.type() === 'error' && !isAbsentPage) said.push(message.text());
  });
  page.on('request', (request) => {
    const isCall = ['fetch', 'xhr'].includes(request.resourceType());
    if (isCall && request.method() === 'GET') read.push(new URL(request.url()).pathname);
  });
  return { said, read };
}

test('a served page is taken over as it is, and asks for nothing again', async ({ page }) => {
  const item = await anObject();
  const addresses = [
    '/',
    '/explorer',
    '/explorer?category=cuisine',
    `/objet/${item.id}`,
    `/proprietaires/${item.owner}`,
    '/faq',
    '/objet/nulle-part',
  ];
  const { said, read } = follow(page);
  for (const address of addresses) {
    await page.goto(address);
    const title = await page.title();
    await takenOver(page);
    await page.waitForLoadState('networkidle');
    expect(await page.title(), address).toBe(title);
    expect(await page.locator('head > title').count(), address).toBe(1);
    expect(await page.locator('link[rel=canonical]').count(), address).toBeLessThan(2);
  }
  expect(said).toEqual([]);
  // The request form comes after the page, with what it needs itself.
  expect(read.filter((address) => address !== '/api/places')).toEqual([]);
});

test('a wide screen takes over the same page, with its filters open', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { said, read } = follow(page);
  await page.goto('/explorer');
  await takenOver(page);
  const panel = page.getByRole('complementary', { name: 'Filtres' });
  await expect(panel).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filtres' })).toBeHidden();
  expect(await panel.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0);
  expect([...said, ...read]).toEqual([]);
});

test('a member sees what is theirs on a page that was served to everybody', async ({ browser }) => {
  const page = await newPerson(browser);
  await page.setViewportSize({ width: 1280, height: 800 });
  await signUp(page, 'Sylvie Moussavou', newAddress('sylvie'));
  const { said } = follow(page);
  const item = await anObject();
  await page.goto(`/objet/${item.id}`);
  await expect(page.getByRole('button', { name: 'Sylvie Moussavou' })).toBeVisible();
  expect(said).toEqual([]);
});

test('a press before the scripts are there is shown as waiting, and done once they are', async ({
  page,
}) => {
  const item = await anObject();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`/objet/${item.id}`, { waitUntil: 'commit' });
  const heart = page.getByRole('button', { name: 'Ajouter aux favoris' }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByText('Gardé dans vos favoris, sur cet appareil.')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
});

test('an order that is chosen before the scripts are there holds once they are', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/explorer', { waitUntil: 'commit' });
  const order = page.getByRole('combobox', { name: 'Trier par' });
  await order.selectOption('Prix croissant');
  release();
  await expect(page).toHaveURL(/\/explorer\?sort=price_asc$/);
  await expect(order).toHaveValue('price_asc');
});

test('a press whose scripts cannot be had offers to load the page again', async ({ page }) => {
  const item = await anObject();
  let areCut = true;
  await page.route(SCRIPTS, (route) => (areCut ? route.abort() : route.continue()));
  await page.goto(`/objet/${item.id}`);
  const asked = page.waitForEvent('dialog');
  const heart = page.getByRole('button', { name: 'Ajouter aux favoris' }).first();
  const press = heart.click();
  const dialog = await asked;
  areCut = false;
  const reloaded = page.waitForEvent('load');
  await dialog.accept();
  await Promise.all([press, reloaded]);
  await heart.click();
  await expect(page.getByText('Gardé dans vos favoris, sur cet appareil.')).toBeVisible();
});

test('an empty page whose scripts cannot be had offers to be loaded again', async ({ page }) => {
  let areCut = true;
  await page.route(SCRIPTS, (route) => (areCut ? route.abort() : route.continue()));
  const asked = page.waitForEvent('dialog');
  await page.goto('/connexion', { waitUntil: 'commit' });
  const dialog = await asked;
  expect(dialog.message()).toContain("n'a pas pu être chargée");
  areCut = false;
  await dialog.accept();
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an object is found and read', async ({ page }) => {
    const { title } = await anObject();
    await page.goto('/');
    const search = page.getByRole('main').getByRole('search');
    await search.getByRole('combobox').fill(title);
    await search.getByRole('button', { name: 'Rechercher' }).click();
    await expect(page).toHaveURL(/\/explorer\?q=/);
    await page.getByRole('link', { name: title }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Avis' })).toBeVisible();
  });
});
