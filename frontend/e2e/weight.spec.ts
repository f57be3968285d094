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

/** Bytes on the wire until it is asked. */
async function countBytes(page: Page): Promise<() => number> {
  let bytes = 0;
  const session = await page.context().newCDPSession(page);
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return () => bytes;
}

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

  test.info().annotations.push({ type: 'kB', description: String(Math.round(bytes() / 1000)) });
  expect(bytes()).toBeGreaterThan(200_000);
  expect(bytes()).toBeLessThan(700_000);
});
