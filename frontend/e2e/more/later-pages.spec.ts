import { expect, type Page, test } from '@playwright/test';
import { takenOver } from '../support/taken-over.js';

/* Its requests cannot be answered here. */
test.use({ serviceWorkers: 'block' });

/**
 * From a page of the last release to an object, whose scripts are gone.
 *
 * @param gone how often they are
 * @returns how often the browser has loaded a page since
 */
async function openAnObject(page: Page, gone: { times?: number }): Promise<() => number> {
  await page.goto('/');
  await takenOver(page);
  const scripts = /\/assets\/item-[\w-]{8}\.js$/;
  await page.route(scripts, (route) => route.fulfill({ status: 404 }), gone);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  const link = page.getByRole('article').first().getByRole('link');
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return () => loads;
}

test('a first page has its styles in it; what comes later loads those of all once, and no font again', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.resourceType()));
  const stylesheets = () => files.filter((type) => type === 'stylesheet').length;
  await page.goto('/');
  await takenOver(page);
  expect(stylesheets()).toBe(0);
  files.length = 0;
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('button', { name: /^Date de début/ })).toBeVisible();
  expect(files).toContain('script');
  expect(stylesheets()).toBe(1);
  await page.goBack();
  await page.getByRole('link', { name: 'Connexion' }).first().click();
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  expect(stylesheets()).toBe(1);
  expect(files).not.toContain('font');
});

test('what is loaded later is drawn with its styles, also when they come late or not at all', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await takenOver(page);
  await page.route('**/assets/*.css', async (route) => {
    await new Promise((later) => setTimeout(later, 1_500));
    await route.continue();
  });
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.locator('#mobile-menu');
  await menu.waitFor();
  // At the moment it appears.
  await expect(menu).not.toHaveCSS('max-height', 'none', { timeout: 1 });

  await page.route('**/assets/*.css', (route) => route.abort());
  await page.goto('/');
  await takenOver(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu.getByRole('link', { name: 'Explorer' })).toBeVisible();
});

test('a menu whose script did not come is there at the next press', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await takenOver(page);
  const scripts = '**/assets/mobile-menu-*.js';
  await page.route(scripts, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await failed;
  await page.unroute(scripts);
  await expect(async () => {
    await page.getByRole('button', { name: 'Fermer le menu' }).click();
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    const explorer = page.locator('#mobile-menu').getByRole('link', { name: 'Explorer' });
    await expect(explorer).toBeVisible({ timeout: 15_000 });
  }).toPass();
});

test('a page whose scripts are gone since a release is loaded anew', async ({ page }) => {
  const loads = await openAnObject(page, { times: 1 });
  await takenOver(page);
  expect(loads()).toBe(1);
});

test('a page whose scripts cannot be had can be read, and is not loaded for ever', async ({
  page,
}) => {
  const loads = await openAnObject(page, {});
  await page.waitForTimeout(2_000);
  expect(loads()).toBe(1);
});

test('a page that React has to draw anew is reported', async ({ page }) => {
  await page.route('/faq', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/(<h1[^>]*>)[^<]+/, '$1Autre titre');
    await route.fulfill({ response: answer, body });
  });
  const reported = page.waitForRequest('/api/page-failures');
  await page.goto('/faq');
  const report = await reported;
  expect(report.postDataJSON()).toMatchObject({ kind: 'hydration', page: 'faq' });
  expect((await report.response())?.status()).toBe(204);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Autre titre');
});

test('an object is shared by WhatsApp or its address, also after a script that did not come', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/explorer');
  await takenOver(page);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/objet\//);
  const share = page.getByRole('button', { name: 'Partager' });
  const scripts = '**/assets/share-dialog-*.js';
  await page.route(scripts, (route) => route.abort());
  await share.click();
  await expect(page.getByText(/^Connexion impossible/)).toBeVisible();
  await page.unroute(scripts);

  await page.reload();
  await takenOver(page);
  await share.click();
  const dialog = page.getByRole('dialog', { name: "Partager l'annonce" });
  const { pathname } = new URL(page.url());
  const whatsApp = dialog.getByRole('link', { name: 'WhatsApp' });
  await expect(whatsApp).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/.*${encodeURIComponent(pathname)}`),
  );
  await dialog.getByRole('button', { name: 'Copier le lien' }).click();
  await expect(page.getByText('Lien copié.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(share).toBeFocused();
  expect(await page.evaluate('navigator.clipboard.readText()')).toContain(pathname);
});
