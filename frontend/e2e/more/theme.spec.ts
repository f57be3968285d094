import { expect, type Page, test } from '@playwright/test';
import { takenOver } from '../support/taken-over.js';

const groundOf = (page: Page) =>
  page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
const light = 'rgb(252, 249, 244)';
const dark = 'rgb(18, 24, 22)';

const choose = (page: Page, theme: string) =>
  page.getByRole('contentinfo').getByText(theme, { exact: true }).click();

test('the theme that was chosen on the device is there before any script of the site', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) refused.push(message.text());
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const served = await (await page.request.get('/')).text();
  await takenOver(page);
  expect(await groundOf(page)).toBe(light);
  await choose(page, 'Sombre');
  await expect.poll(() => groundOf(page)).toBe(dark);

  await page.route(/\.js$/, (route) => route.abort());
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await groundOf(page)).toBe(dark);
  await page.unroute(/\.js$/);

  await page.reload();
  await takenOver(page);
  await expect(page.getByRole('contentinfo').getByLabel('Sombre')).toBeChecked();
  // The server knows nothing of it.
  expect(await (await page.request.get('/')).text()).toBe(served);

  await page.emulateMedia({ colorScheme: 'dark' });
  await choose(page, 'Clair');
  await expect.poll(() => groundOf(page)).toBe(light);
  await choose(page, 'Système');
  await expect.poll(() => groundOf(page)).toBe(dark);
  expect(refused).toEqual([]);
});
