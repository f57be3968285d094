import { expect, test } from '@playwright/test';
import { findings } from './axe.js';
import { screens } from './catalogue.js';
import { laptop, openScreen, phone } from './open.js';

test.describe.configure({ mode: 'parallel' });

// `layout/layout.spec.ts` looks at its width. What axe finds when it is dark, `make screens` says: it takes seconds more.
for (const screen of screens) {
  test(`${screen.name}: its texts, and what axe finds`, async ({ page }) => {
    await openScreen(page, screen, phone);
    expect(await findings(page)).toEqual([]);
    await page.setViewportSize(laptop);
    expect(await findings(page)).toEqual([]);
  });
}
