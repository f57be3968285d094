import { expect, test } from '@playwright/test';
import { signIn } from '../support/people.js';

test('on paper a page says what it says, and has nothing to press', async ({ page }) => {
  await page.goto('/nulle-part');
  const home = page.getByRole('main').getByRole('link');
  await expect(home).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(home).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
});

test('on paper a rental is not headed by what the wallet holds', async ({ page }) => {
  await signIn(page, 'locataire@loka.example');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/tableau-de-bord/mes-locations');
    await expect(page.getByRole('article').first()).toBeVisible();
    const wallet = page.getByRole('link', { name: /^Solde du portefeuille/ });
    await page.emulateMedia({ media: 'screen' });
    await expect(wallet).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(wallet).toBeHidden();
    await expect(page.getByRole('article').first()).toBeVisible();
  }
});
