import { expect, type Page, test } from '@playwright/test';
import { query } from '../support/database.js';

test.use({ viewport: { width: 360, height: 740 } });

/** The pictures of objects that a page downloads, of some widths. */
function follow(page: Page, widths: RegExp): string[] {
  const pictures: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/files/') && widths.test(pathname)) pictures.push(pathname);
  });
  return pictures;
}

const SMALL = /\/320\.webp$/;
const LARGE = /\/(?:640|1280)\.webp$/;

/** An object with several. */
async function withPictures(): Promise<string | undefined> {
  const [item] = await query<{ id: string }>(
    `select i.id from items i join item_images image on image.item_id = i.id
      where i.available and i.hidden_at is null and i.deleted_at is null
      group by i.id having count(*) > 1 order by i.id limit 1`,
  );
  return item?.id;
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

test('cards show the smallest pictures where data are saved, also after a reload', async ({
  page,
}) => {
  await switchOn(page);
  await page.goto('/explorer');
  const small = follow(page, SMALL);
  const large = follow(page, LARGE);
  await page.reload();
  await expect(lowData(page)).toBeChecked();
  await expect.poll(() => small).not.toHaveLength(0);
  await page.waitForLoadState('networkidle');
  expect(large).toEqual([]);
  await expect(held(page)).toHaveCount(0);
});

test('a browser that saves data downloads no large picture', async ({ browser }) => {
  const item = await withPictures();
  const page = await browser.newPage({ extraHTTPHeaders: { 'Save-Data': 'on' } });
  // As a browser says it that sends the header.
  await page.addInitScript(
    "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })",
  );
  const large = follow(page, LARGE);
  await page.goto(`/objet/${item}`);
  await expect(held(page).first()).toBeVisible();
  await expect(lowData(page)).toBeChecked();
  expect(large).toEqual([]);
});

test('the pictures of an object wait for a tap too, also on the whole screen', async ({ page }) => {
  const item = await withPictures();
  await switchOn(page);
  const pictures = follow(page, LARGE);
  await page.goto(`/objet/${item}`);
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
