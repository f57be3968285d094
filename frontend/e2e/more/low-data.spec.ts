import { expect, type Page, test } from '@playwright/test';
import { query } from '../support/database.js';

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
/** A press before the page's script is there waits for it, and is lost with the page. */
async function switchOn(page: Page): Promise<void> {
  await page.goto('/faq');
  // The text is what is pressed; the switch itself is drawn.
  await page.getByText('Mode économie de données').click();
  await expect(lowData(page)).toBeChecked();
}
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

test('the pictures of an object wait for a tap too, also on the whole screen', async ({ page }) => {
  const [item] = await query<{ id: string }>(
    `select i.id from items i join item_images image on image.item_id = i.id
      where i.available and i.hidden_at is null and i.deleted_at is null
      group by i.id having count(*) > 1 order by i.id limit 1`,
  );
  await switchOn(page);
  const pictures = follow(page);
  await page.goto(`/objet/${item?.id}`);
  const gallery = page.getByRole('region', { name: /^Photos de / });
  const first = gallery.getByRole('button', { name: /^Afficher la photo · \d+ ko/ }).first();
  await expect(first).toBeVisible();
  expect(pictures).toEqual([]);
  await first.click();
  await expect.poll(() => pictures).toHaveLength(1);
  expect(pictures[0]).toMatch(/\/640\.webp$/);

  await gallery.getByRole('button', { name: 'Voir en plein écran' }).click();
  const viewer = page.getByRole('dialog', { name: /^Photos de / });
  await expect(viewer.getByRole('img')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  const second = viewer.getByRole('button', { name: /^Afficher la photo · \d+ ko/ });
  await expect(second).toBeVisible();
  expect(new Set(pictures).size).toBe(1);
  await second.click();
  await expect(viewer.getByRole('img')).toBeVisible();
  await expect.poll(() => new Set(pictures).size).toBe(2);
});

test('the drawings of the categories come together, by one tap', async ({ page }) => {
  await switchOn(page);
  await page.goto('/');
  const drawings = page.locator('img[src^="/art/category-"]');
  const show = page.getByRole('button', { name: /^Afficher les dessins · \d+ ko/ });
  await expect(show).toBeVisible();
  await expect(drawings).toHaveCount(0);
  await show.click();
  await expect(drawings).toHaveCount(6);
});
