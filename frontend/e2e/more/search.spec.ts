import { expect, test } from '@playwright/test';
import { takenOver } from '../support/taken-over.js';

test.describe('the search of a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('is in the bar of every page, suggests, and remembers on this device', async ({ page }) => {
    await page.goto('/faq');
    const button = page.getByRole('button', { name: 'Rechercher un objet' });
    const box = page.getByRole('banner').getByRole('combobox');
    await takenOver(page);
    await button.tap();
    await expect(box).toBeFocused();
    await page.keyboard.type('tente 2');
    await page.getByRole('option', { name: /^Tente 2/ }).tap();
    await expect(page).toHaveURL(/\/explorer\?q=Tente\+2/);
    await expect(page.getByRole('main').getByRole('combobox').first()).toHaveValue(/^Tente 2/);

    await page.goBack();
    await expect(page).toHaveURL(/\/faq$/);
    await button.tap();
    await box.tap();
    await expect(page.getByRole('option', { name: /^Tente 2/ })).toBeVisible();
    await page
      .getByRole('button', { name: /^Oublier la recherche/ })
      .first()
      .tap();
    await expect(page.getByRole('option')).toHaveCount(0);
  });

  test('is closed by Back and Escape, which leave the page where it is', async ({ page }) => {
    await page.goto('/faq');
    const button = page.getByRole('button', { name: /recherche|Rechercher/ }).first();
    const box = page.getByRole('banner').getByRole('combobox');
    await takenOver(page);
    await button.tap();
    await expect(box).toBeVisible();
    await page.goBack();
    await expect(box).toBeHidden();
    await expect(button).toBeFocused();
    await button.tap();
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page).toHaveURL(/\/faq$/);
  });
});

test.describe('the search of a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('is chosen from by the keyboard, and keeps the other filters', async ({ page }) => {
    await page.goto('/explorer?city=Libreville');
    const box = page.getByRole('banner').getByRole('combobox');
    await box.fill('tente');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    const first = page.getByRole('option').first();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/q=Tente.*&city=Libreville$/i);
    await page.goBack();
    await expect(page).toHaveURL(/\/explorer\?city=Libreville$/);
    await expect(box).toHaveValue('');
  });
});

test('what is typed before the scripts are there is searched', async ({ page }) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 1_500));
    await route.continue();
  });
  await page.goto('/faq', { waitUntil: 'commit' });
  const box = page.getByRole('banner').getByRole('combobox');
  await box.fill('tente');
  await expect
    .poll(() => box.evaluate((element) => Object.keys(element).some((key) => /^__react/.test(key))))
    .toBe(true);
  await expect(box).toHaveValue('tente');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/explorer\?q=tente$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('the button of the bar leads to where one can search', async ({ page }) => {
    await page.goto('/faq');
    await page.getByRole('button', { name: 'Rechercher un objet' }).click();
    await expect(page).toHaveURL(/\/explorer\??$/);
    await expect(page.getByRole('main').getByRole('combobox').first()).toBeVisible();
  });
});
