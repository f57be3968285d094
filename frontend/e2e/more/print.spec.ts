import { expect, test } from '@playwright/test';

test('on paper a page says what it says, and has nothing to press', async ({ page }) => {
  await page.goto('/nulle-part');
  const home = page.getByRole('main').getByRole('link');
  await expect(home).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(home).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
});
