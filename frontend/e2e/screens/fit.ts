import { expect, type Page } from '@playwright/test';

/** All that is too wide is named. */
const soft = expect.configure({ soft: true });

/** A pixel: at 200 % sizes are no whole ones. */
const ROUNDED = 1;

/** Nothing is wider than the screen. */
export async function expectToFit(page: Page, how = 'as it is'): Promise<void> {
  const html = page.locator('html');
  // A page that a moment ago had another size is laid out anew.
  await soft
    .poll(() => html.evaluate(({ scrollWidth }) => scrollWidth), { message: how })
    .toBeLessThanOrEqual((page.viewportSize()?.width ?? 0) + ROUNDED);
}
