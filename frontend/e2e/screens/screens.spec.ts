import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { screens } from './catalogue.js';
import { laptop, openScreen, phone, show } from './open.js';

/** WCAG 2.2, levels A and AA. */
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test.describe.configure({ mode: 'parallel' });

for (const screen of screens) {
  test(`${screen.name}: its texts, its width, and what axe finds`, async ({ page }) => {
    await openScreen(page, screen, phone);
    await expectToFit(page);
    expect(await findings(page)).toEqual([]);
    await show(page, { colorScheme: 'dark' });
    expect(await findings(page, ['color-contrast']), 'when it is dark').toEqual([]);

    await show(page, { colorScheme: 'light' });
    if (screen.prepare) await openScreen(page, screen, laptop);
    else await page.setViewportSize(laptop);
    await expectToFit(page);
    expect(await findings(page), 'on a wide screen').toEqual([]);
  });
}

/** Nothing is wider than the screen. */
async function expectToFit(page: Page): Promise<void> {
  const width = await page.locator('html').evaluate((html) => html.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

async function findings(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  if (rules) axe.withRules(rules);
  // A first day is written 1 and called 1er, and what a map names is not the name of its button.
  else axe.withTags(levels).disableRules('label-content-name-mismatch');
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
}
