import { expect, type Page, test } from '@playwright/test';
import { query } from '../support/database.js';
import { shellKept } from '../support/offline.js';
import { newAddress, newMember, signIn } from '../support/people.js';
import { startProxy } from '../support/proxy.js';

test.use({ viewport: { width: 360, height: 740 } });

async function someItems() {
  const rows = await query<{ id: string; title: string }>(
    `select id, title from items where available and hidden_at is null and deleted_at is null
     order by created_at desc limit 2`,
  );
  const [seen, unseen] = rows;
  if (!seen || !unseen) throw new Error('the demo data has no two objects');
  return { seen, unseen };
}

/** The first visit installs the service worker, which answers all that comes after it. */
async function firstVisit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(
    "navigator.serviceWorker.ready.then(() => new Promise((ready) => navigator.serviceWorker.controller ? ready() : navigator.serviceWorker.addEventListener('controllerchange', ready)))",
  );
}

async function visited(page: Page, addresses: string[]): Promise<void> {
  await firstVisit(page, '/faq');
  for (const address of addresses) {
    await page.goto(address);
    // It is kept once it is there as a whole.
    await expect
      .poll(() => page.evaluate('caches.match(location.href, { ignoreVary: true }).then(Boolean)'))
      .toBe(true);
  }
}

const old = (page: Page) => page.getByRole('status').getByText(/Sans réponse\s: page vue le/);

test('what a visitor has seen is read without network, and said to be old', async ({ page }) => {
  const { seen, unseen } = await someItems();
  await visited(page, ['/', `/objet/${seen.id}`]);
  await expect(old(page)).toBeHidden();
  // Its scripts are there too.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: seen.title })).toBeVisible();
  await expect(old(page)).toBeVisible();

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(old(page)).toBeVisible();

  await page.goto(`/objet/${unseen.id}`);
  await expect(page.getByRole('heading', { name: 'Pas de réseau' })).toBeVisible();
  await page.getByRole('link', { name: seen.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: seen.title })).toBeVisible();

  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Actualiser' }).click();
  await expect(old(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: seen.title })).toBeVisible();
});

/** Whether an answer of the API is kept, in one of the stores that are named so. */
const isKept = (page: Page, part: string, store = 'loka-reads') =>
  page.evaluate<boolean>(`(async () => {
    for (const name of await caches.keys()) {
      if (!name.includes('${store}')) continue;
      const kept = await (await caches.open(name)).keys();
      if (kept.some(({ url }) => url.includes('${part}'))) return true;
    }
    return false;
  })()`);

test('an object that was opened by a tap is read again without network', async ({ page }) => {
  await firstVisit(page, '/');
  const link = page.getByRole('article').getByRole('link').first();
  const title = (await link.textContent()) ?? '';
  const heading = page.getByRole('heading', { level: 1, name: title });
  await link.click();
  await expect(heading).toBeVisible();
  const [id = ''] = /[^/]+$/.exec(new URL(page.url()).pathname) ?? [];
  await expect.poll(() => isKept(page, `/single/item/${id}`)).toBe(true);
  await shellKept(page, 'loka-public-');

  await page.context().setOffline(true);
  await page.reload();
  await expect(heading).toBeVisible();
  await expect(old(page)).toBeVisible();

  await page.goto('/proprietaires/nulle-part');
  await expect(page.getByRole('heading', { name: 'Pas de réseau' })).toBeVisible();
  await page.getByRole('link', { name: title }).click();
  await expect(heading).toBeVisible();
});

test('lists and texts that were opened by a tap are read again without network', async ({
  page,
}) => {
  await firstVisit(page, '/');
  await shellKept(page, 'loka-public-');
  const explorer = page.getByRole('heading', { level: 1, name: 'Explorer les objets' });
  const cards = page.getByRole('article');
  await page.getByRole('navigation').getByRole('link', { name: 'Explorer' }).last().click();
  await expect(explorer).toBeVisible();
  await expect(cards).not.toHaveCount(0);
  await expect.poll(() => isKept(page, '/items?')).toBe(true);
  await page.goto('/a-propos');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/$/);

  await page.context().setOffline(true);
  // The same page to the router, with a slash or without.
  for (const address of ['/explorer', '/explorer/']) {
    await page.goto(address);
    await expect(explorer).toBeVisible();
    await expect(cards).not.toHaveCount(0);
    await expect(old(page)).toBeVisible();
  }
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(old(page)).toBeVisible();
});

test('a page that is not kept names those that are, and is asked for again', async ({ page }) => {
  const { unseen } = await someItems();
  await visited(page, ['/explorer?q=tente', '/favoris']);
  await page.evaluate("localStorage.setItem('loka.theme', 'dark')");
  await page.context().setOffline(true);
  await page.goto(`/objet/${unseen.id}`);
  await expect(page.getByRole('heading', { name: 'Pas de réseau' })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveText([
    'Mes favoris',
    '«\u00a0tente\u00a0», Explorer les objets',
    'Questions fréquentes',
  ]);
  await expect(page.getByRole('link', { name: 'Loka, accueil' }).locator('svg')).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: unseen.title })).toBeVisible();
});

test('a server that breaks off is no missing network, and what comes after it is new', async ({
  browser,
}) => {
  let isBroken = false;
  const proxy = await startProxy((url, answer, response) => {
    if (!isBroken || url !== '/explorer') return answer.pipe(response);
    answer.resume();
    return response.destroy();
  });
  const context = await browser.newContext({ baseURL: proxy.baseURL });
  const page = await context.newPage();
  try {
    await visited(page, ['/explorer']);
    isBroken = true;
    await page.goto('/explorer');
    await expect(old(page)).toBeVisible();
    await page.getByRole('combobox', { name: 'Trier par' }).selectOption('Prix croissant');
    await expect.poll(() => isKept(page, 'sort=price_asc')).toBe(true);
    await expect(old(page)).toBeHidden();
    const suggested = page.waitForResponse(/suggestions/);
    await page.getByRole('main').getByRole('combobox').first().fill('ten');
    await suggested;
    await page.getByRole('main').getByRole('combobox').first().fill('tent');
    await page.waitForResponse(/suggestions/);
    expect(await isKept(page, 'suggestions')).toBe(false);
  } finally {
    await context.close();
    proxy.stop();
  }
});

test('a search that was made is read again without network, and said to be old', async ({
  page,
}) => {
  await visited(page, ['/explorer', '/explorer?sort=price_asc']);
  const results = page.getByRole('heading', { level: 3 });
  const cheapest = await results.first().textContent();
  await page.goto('/faq');
  await page.context().setOffline(true);
  await page.goto('/explorer?sort=price_asc');
  await expect(results.first()).toHaveText(cheapest ?? '');
  await expect(old(page)).toBeVisible();
});

test('a member finds what was seen from page to page without network, and leaves nothing of it', async ({
  page,
  request,
}) => {
  const address = newAddress('hors-ligne');
  await newMember(request, 'Awa Mba', address);
  await signIn(page, address);
  await visited(page, ['/explorer']);
  const results = page.getByRole('article').getByRole('link');
  const title = (await results.first().textContent()) ?? '';
  const heading = page.getByRole('heading', { level: 1, name: title });
  await results.first().click();
  await expect(heading).toBeVisible();
  // Its answers are asked for as the member gets them.
  const [id = ''] = /[^/]+$/.exec(new URL(page.url()).pathname) ?? [];
  await expect.poll(() => isKept(page, `/single/item/${id}`, '-of-')).toBe(true);
  await page.goto('/explorer');
  await expect(results.first()).toHaveText(title);
  await expect.poll(() => isKept(page, '/items', '-of-')).toBe(true);
  await shellKept(page);

  await page.context().setOffline(true);
  await page.goto('/explorer');
  // What was just read counts as fresh for half a minute.
  await page.reload();
  await expect(old(page)).toBeVisible();
  await results.first().click();
  await expect(heading).toBeVisible();
  await expect(old(page)).toBeVisible();

  await page.context().setOffline(false);
  // The session ends, as in another tab.
  await page.evaluate(
    "localStorage.removeItem('loka.token'); window.dispatchEvent(new StorageEvent('storage'))",
  );
  const stores = () => page.evaluate<string[]>('caches.keys()');
  await expect.poll(async () => (await stores()).filter((name) => /-of-/.test(name))).toEqual([]);
});

test('a page of which the network lets half through stays as it was seen before', async ({
  browser,
}) => {
  let isCut = false;
  const proxy = await startProxy((url, answer, response) => {
    if (url !== '/faq' || !isCut) return answer.pipe(response);
    return answer.once('data', (part: Buffer) => {
      response.write(part.subarray(0, 2_000), () => setTimeout(() => response.destroy(), 300));
    });
  });
  const context = await browser.newContext({ baseURL: proxy.baseURL });
  const page = await context.newPage();
  try {
    await visited(page, ['/faq']);
    isCut = true;
    await page.goto('/faq', { waitUntil: 'commit' });
    await page.waitForTimeout(1_500);
    await context.setOffline(true);
    await page.goto('/faq');
    await expect(old(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  } finally {
    await context.close();
    proxy.stop();
  }
});

test('a newer version is offered, and taken when the visitor says so', async ({ browser }) => {
  let version = 1;
  // With a service worker that changes.
  const proxy = await startProxy((url, answer, response) => {
    if (url !== '/sw.js') return answer.pipe(response);
    answer.on('data', (part) => response.write(part));
    return answer.on('end', () => response.end(`\n// ${version}`));
  });
  const context = await browser.newContext({ baseURL: proxy.baseURL });
  const page = await context.newPage();
  try {
    await visited(page, ['/']);
    const offer = page.getByText('Une nouvelle version de Loka est prête.');
    await expect(offer).toBeHidden();
    version = 2;
    await page.reload();
    await expect(offer).toBeVisible();
    await page.getByRole('button', { name: 'Mettre à jour' }).click();
    await expect(offer).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  } finally {
    await context.close();
    proxy.stop();
  }
});
