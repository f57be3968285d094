import { expect, type Page, test } from '@playwright/test';
import { findings } from './axe.js';
import { screens } from './catalogue.js';
import { laptop, openScreen, phone } from './open.js';

test.describe.configure({ mode: 'parallel' });

// What axe finds at 1280, and what can be read when it is dark, `make screens` says: each takes seconds.
for (const screen of screens) {
  test(`${screen.name}: its texts, its width, and what axe finds`, async ({ page }) => {
    await openScreen(page, screen, phone);
    await expectToFit(page);
    expect(await findings(page)).toEqual([]);
    await page.setViewportSize(laptop);
    await expectToFit(page);
  });
}

/** Nothing is wider than the screen. */
async function expectToFit(page: Page): Promise<void> {
  const width = await page.locator('html').evaluate((html) => html.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
