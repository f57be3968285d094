import { expect, type Page, test } from '@playwright/test';

test.use({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });

test('the home page of a phone shows an object on its first screen', async ({ page }) => {
  await page.goto('/');
  const card = await page.locator('main article').first().boundingBox();
  const bar = await page.getByRole('navigation', { name: 'Raccourcis' }).boundingBox();
  // At least a good half of its picture, above the bar.
  expect((bar?.y ?? 0) - (card?.y ?? 0)).toBeGreaterThan(90);
});

/** What has moved since the page came, as browsers count it. */
const moved = (page: Page) =>
  page.evaluate<number>(`new Promise((done) => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) sum += value;
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => done(sum), 500);
  })`);

for (const width of [360, 375, 390, 412]) {
  test(`nothing moves when the font of headings comes late, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 823 });
    let isHeld = true;
    await page.route('**/*.woff2', async (route) => {
      while (isHeld) await new Promise((later) => setTimeout(later, 50));
      await route.continue();
    });
    const hasFont = () => page.evaluate(`document.fonts.check('700 40px "Bricolage Grotesque"')`);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Drawn without it.
    await page.evaluate(
      'new Promise((next) => requestAnimationFrame(() => setTimeout(next, 200)))',
    );
    expect(await hasFont()).toBe(false);
    isHeld = false;
    await expect.poll(hasFont).toBe(true);
    expect(await moved(page)).toBeLessThan(0.02);
  });
}
