import { expect, type Page, test } from '@playwright/test';

test.use({ viewport: { width: 360, height: 740 } });

/** The pictures of objects that a page downloads. */
function follow(page: Page): string[] {
  const pictures: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'image' && pathname.startsWith('/files/'))
      pictures.push(pathname);
  });
  return pictures;
}

const lowData = (page: Page) => page.getByRole('switch', { name: 'Mode économie de données' });
const held = (page: Page) => page.getByRole('button', { name: /^Afficher la photo · \d+ ko/ });

test('pictures wait for a tap where data are saved, also after a reload', async ({ page }) => {
  await page.goto('/explorer');
  // The text is what is pressed; the switch itself is drawn.
  await page.getByText('Mode économie de données').click();
  await expect(lowData(page)).toBeChecked();
  const pictures = follow(page);
  await page.reload();
  await expect(held(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(pictures).toEqual([]);

  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: /^Afficher/ }).click();
  await expect.poll(() => pictures).toHaveLength(1);
  expect(pictures[0]).toMatch(/\/320\.webp$/);
  await expect(page).toHaveURL('/explorer');
  await expect(card.getByRole('link')).toBeFocused();

  await page.getByText('Mode économie de données').click();
  await expect(held(page)).toHaveCount(0);
});

test('a browser that saves data starts no download', async ({ browser }) => {
  const page = await browser.newPage({ extraHTTPHeaders: { 'Save-Data': 'on' } });
  // As a browser says it that sends the header.
  await page.addInitScript(
    "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })",
  );
  const pictures = follow(page);
  await page.goto('/explorer');
  await expect(held(page).first()).toBeVisible();
  await expect(lowData(page)).toBeChecked();
  expect(pictures).toEqual([]);
});
