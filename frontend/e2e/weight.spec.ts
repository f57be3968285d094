import { expect, type Page, test } from '@playwright/test';
import { freeItem } from './support/items.js';
import { newAddress, newMember, signIn } from './support/people.js';
import { requestRental } from './support/renting.js';
import { takenOver } from './support/taken-over.js';

// As on a cheap phone; what the service worker keeps for later is not loaded then.
test.use({
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
});

/** Bytes on the wire until it is asked: of all, and of scripts. */
async function countBytes(page: Page): Promise<() => { all: number; scripts: number }> {
  const bytes = { all: 0, scripts: 0 };
  const scripts = new Set<string>();
  const session = await page.context().newCDPSession(page);
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength;
    if (scripts.has(requestId)) bytes.scripts += encodedDataLength;
  });
  await session.send('Network.enable');
  return () => bytes;
}

const scrollThrough = (page: Page) =>
  page.evaluate(`(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((done) => setTimeout(done, 100));
    }
  })()`);

test('from the home page to an object at most 155 kB of script are loaded', async ({ page }) => {
  const bytes = await countBytes(page);
  await page.goto('/');
  await takenOver(page);
  await scrollThrough(page);
  await page.goto('/explorer');
  await takenOver(page);
  await page.locator('article a[href^="/objet/"]').first().click();
  await expect(page.locator('#demande')).toBeVisible();
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');

  const { scripts } = bytes();
  test.info().annotations.push({ type: 'kB', description: String(Math.round(scripts / 1000)) });
  expect(scripts).toBeGreaterThan(100_000);
  expect(scripts).toBeLessThan(155_000);
});

test('from a search to a paid request at most 700 kB are loaded', async ({ page, request }) => {
  const address = newAddress('leger');
  await newMember(request, 'Aline Obame', address);
  await signIn(page, address);
  const item = await freeItem('any');
  const bytes = await countBytes(page);

  await page.goto('/explorer');
  await takenOver(page);
  const search = page.getByRole('main').getByRole('combobox').first();
  await search.fill(item.title);
  await search.press('Enter');
  await page.getByRole('link', { name: item.title, exact: true }).click();
  await requestRental(page);
  await page.getByLabel('Airtel Money', { exact: true }).check();
  await page.getByLabel('Numéro Airtel Money').fill('077000001');
  await page.getByRole('button', { name: /^Payer/ }).click();
  await expect(page).toHaveURL(/mes-locations/);
  // The live stream of a member never ends, so the network is never idle.
  const rental = page.getByRole('article').filter({ hasText: item.title }).first();
  await expect(rental.locator('img').first()).toHaveJSProperty('complete', true);

  test.info().annotations.push({ type: 'kB', description: String(Math.round(bytes().all / 1000)) });
  expect(bytes().all).toBeGreaterThan(200_000);
  expect(bytes().all).toBeLessThan(700_000);
});
