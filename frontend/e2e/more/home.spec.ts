import { expect, test } from '@playwright/test';

test.use({ viewport: { width: 360, height: 740 } });

test('the home page of a phone shows an object within the first screen and a half', async ({
  page,
}) => {
  await page.goto('/');
  const card = await page.locator('main article').first().boundingBox();
  expect(card?.y).toBeLessThan(1.5 * 740);
});
