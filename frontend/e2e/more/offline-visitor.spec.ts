import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { query } from '../support/database.js';
import { newAddress, newMember, signIn } from '../support/people.js';

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

/** The first visit installs the service worker, which answers the next ones. */
async function visited(page: Page, addresses: string[]): Promise<void> {
  await page.goto('/faq');
  await page.evaluate(
    "navigator.serviceWorker.ready.then(() => new Promise((ready) => navigator.serviceWorker.controller ? ready() : navigator.serviceWorker.addEventListener('controllerchange', ready)))",
  );
  for (const address of addresses) await page.goto(address);
}

const old = (page: Page) => page.getByRole('status').getByText(/Sans réseau\s: page vue le/);

test('what a visitor has seen is read without network, and said to be old', async ({ page }) => {
  const { seen, unseen } = await someItems();
  await visited(page, ['/', `/objet/${seen.id}`]);
  await expect(old(page)).toBeHidden();
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

test('a search that was made is read again without network, and said to be old', async ({
  page,
}) => {
  await visited(page, ['/explorer']);
  const results = page.getByRole('heading', { level: 3 });
  await page.goto('/explorer?sort=price_asc');
  const cheapest = await results.first().textContent();
  await page.goto('/faq');
  await page.context().setOffline(true);
  await page.goto('/explorer?sort=price_asc');
  await expect(results.first()).toHaveText(cheapest ?? '');
  await expect(old(page)).toBeVisible();
});

/** Whether an answer is kept as the member who is signed in got it. */
const isKeptForMember = (page: Page, part: string) =>
  page.evaluate<boolean>(`(async () => {
    for (const name of await caches.keys()) {
      if (!name.includes('-of-')) continue;
      const kept = await (await caches.open(name)).keys();
      if (kept.some(({ url }) => url.includes('${part}'))) return true;
    }
    return false;
  })()`);

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
  await expect.poll(() => isKeptForMember(page, `/single/item/${id}`)).toBe(true);
  await page.goto('/explorer');
  await expect(results.first()).toHaveText(title);
  await expect.poll(() => isKeptForMember(page, '/items')).toBe(true);

  await page.context().setOffline(true);
  // What was just read counts as fresh for half a minute.
  await page.reload();
  await expect(old(page)).toBeVisible();
  await results.first().click();
  await expect(heading).toBeVisible();
  await expect(old(page)).toBeVisible();

  await page.context().setOffline(false);
  // The session ends, as in another tab.
  await page.evaluate(
    "localStorage.removeItem('loka.session'); window.dispatchEvent(new StorageEvent('storage'))",
  );
  const stores = () => page.evaluate<string[]>('caches.keys()');
  await expect.poll(async () => (await stores()).filter((name) => /-of-/.test(name))).toEqual([]);
});

test('a newer version is offered, and taken when the visitor says so', async ({ browser }) => {
  let version = 1;
  // The product, with a service worker that changes.
  const release = createServer(({ method, url = '/', headers }, response) => {
    const target = new URL(url, process.env.BASE_URL);
    const asked = httpRequest(target, {
      method,
      headers: { ...headers, 'accept-encoding': 'identity' },
    });
    asked.on('response', (answer) => {
      // Whether it has changed is for its bytes alone to say.
      const { 'content-length': _, 'last-modified': __, etag: ___, ...others } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, others);
      if (url !== '/sw.js') return answer.pipe(response);
      answer.on('data', (part) => response.write(part));
      return answer.on('end', () => response.end(`\n// ${version}`));
    });
    asked.on('error', () => response.destroy());
    asked.end();
  }).listen(0, '127.0.0.1');
  await once(release, 'listening');
  const { port } = release.address() as AddressInfo;
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${port}` });
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
    release.closeAllConnections();
    release.close();
  }
});
