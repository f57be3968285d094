import { expect, type Page, test } from '@playwright/test';
import { query } from '../support/database.js';
import { goToForm } from '../support/renting.js';
import { takenOver } from '../support/taken-over.js';

/** One with several pictures, of an owner with other objects. */
async function anObject() {
  const [item] = await query<{ id: string; title: string; pictures: number }>(
    `select i.id, i.title, count(*)::int as pictures
      from items i join item_images image on image.item_id = i.id
      where i.available and i.deleted_at is null and exists (
        select from items other where other.owner_id = i.owner_id and other.id <> i.id and other.available
          and other.deleted_at is null)
      group by i.id having count(*) > 1 order by i.id limit 1`,
  );
  if (!item) throw new Error('the demo data has no object with several pictures');
  return item;
}

const viewer = (page: Page) => page.getByRole('dialog', { name: /^Photos de / });
const picture = (page: Page) => viewer(page).locator('li:not([inert])').getByRole('img');
const widthOf = async (page: Page) => (await picture(page).boundingBox())?.width ?? 0;
const opener = (page: Page) => page.getByRole('button', { name: 'Voir en plein écran' }).first();

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('pictures fill the screen, are zoomed with fingers and closed by going back', async ({
    page,
  }) => {
    const { id, pictures } = await anObject();
    await page.goto(`/objet/${id}`);
    await opener(page).tap();
    await expect(viewer(page).getByText(`Photo 1 /sur ${pictures}`)).toBeVisible();
    expect(await widthOf(page)).toBe(360);

    const tapTwice = async () => {
      await page.touchscreen.tap(120, 300);
      await page.touchscreen.tap(120, 300);
    };
    await tapTwice();
    expect(await widthOf(page)).toBe(720);
    await tapTwice();
    expect(await widthOf(page)).toBe(360);

    const touch = await page.context().newCDPSession(page);
    const fingers = (apart: number) => [
      { x: 180 - apart, y: 370, id: 1 },
      { x: 180 + apart, y: 370, id: 2 },
    ];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(40) });
    for (const apart of [60, 80, 100, 120])
      await touch.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: fingers(apart),
      });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => widthOf(page)).toBeGreaterThan(900);

    await page.goBack();
    await expect(viewer(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });
});

test.describe('the form of a request, on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, serviceWorkers: 'block' });

  test('is loaded before the screen reaches it, in a place that is kept for it', async ({
    page,
  }) => {
    const { id } = await anObject();
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    const forms = () => scripts.filter((path) => path.includes('/item-request-form-'));
    await page.goto(`/objet/${id}`);
    const before = await page.locator('#demande').boundingBox();
    await takenOver(page);
    await expect.poll(forms).toHaveLength(1);
    await goToForm(page);
    const height = (await page.locator('#demande').boundingBox())?.height ?? 0;
    expect(Math.abs(height - (before?.height ?? 0))).toBeLessThan(200);
  });

  test('is there at once for an address that names it', async ({ page }) => {
    const { id } = await anObject();
    await page.goto(`/objet/${id}#demande`);
    await expect(page.getByRole('button', { name: 'Demander la location' })).toBeAttached();
    await expect(page.getByRole('heading', { name: 'Demander cet objet' })).toBeInViewport();
  });
});

test.describe('where an object is', () => {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    test(`is drawn by its quartier and said in words, ${viewport.width} wide`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const [item] = await query<{ id: string; quartier: string }>(
        `select i.id, q.name as quartier from items i join quartiers q on q.id = i.quartier_id
          where i.available and i.deleted_at is null and i.hidden_at is null and i.latitude is not null
          order by i.id limit 1`,
      );
      if (!item) throw new Error('the demo data has no object with a point');
      await page.goto(`/objet/${item.id}`);
      const where = page.getByRole('region', { name: "Où se trouve l'objet" });
      await where.scrollIntoViewIfNeeded();
      await expect(where.locator('svg circle.stroke-clay-600')).toHaveCount(1);
      await expect(where.getByText(new RegExp(`^${item.quartier}, `))).toBeVisible();
      await expect(where.getByText(/^Près de /)).toBeVisible();
    });
  }
});

test.describe('with a keyboard', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('pictures are opened, turned over, zoomed and closed', async ({ page }) => {
    const { id, pictures } = await anObject();
    await page.goto(`/objet/${id}`);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(viewer(page).getByText(`Photo 1 /sur ${pictures}`)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(viewer(page).getByText(`Photo 2 /sur ${pictures}`)).toBeVisible();
    await page.keyboard.press('+');
    await expect.poll(() => widthOf(page)).toBe(2560);
    await page.keyboard.press('-');
    await viewer(page).getByRole('button', { name: 'Agrandir' }).click();
    await expect.poll(() => widthOf(page)).toBe(2560);
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toBeHidden();
    // The gallery stands where the viewer was left.
    await expect(page.getByRole('button', { name: 'Photo 2', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(
      page.getByRole('button', { name: 'Voir en plein écran' }).and(page.locator(':focus')),
    ).toHaveCount(1);
    await expect(page).toHaveURL(`/objet/${id}`);
  });

  test('the arrows keep the focus at both ends, and pictures beside the shown one take none', async ({
    page,
  }) => {
    const { id, pictures } = await anObject();
    await page.goto(`/objet/${id}`);
    const gallery = page.getByRole('region', { name: /^Photos de / });
    const next = gallery.getByRole('button', { name: 'Photo suivante' });
    const before = gallery.getByRole('button', { name: 'Photo précédente' });
    const isAt = (number: number) =>
      expect(gallery.getByRole('button', { name: `Photo ${number}`, exact: true })).toHaveAttribute(
        'aria-current',
        'true',
      );
    await expect(gallery.locator('li[inert]')).toHaveCount(pictures - 1);
    await expect(before).toHaveAttribute('aria-disabled', 'true');
    await next.focus();
    for (let number = 2; number <= pictures; number++) {
      await page.keyboard.press('Enter');
      await isAt(number);
    }
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toBeFocused();
    await page.keyboard.press('Enter');
    await isAt(pictures);
    await expect(gallery.locator('li[inert]')).toHaveCount(pictures - 1);
    await expect(gallery.locator('li').last()).not.toHaveAttribute('inert');
  });

  test('similar objects and others of the owner come without moving the page', async ({ page }) => {
    const { id } = await anObject();
    await page.goto(`/objet/${id}`);
    const similar = page.getByRole('region', { name: 'Objets similaires' });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(similar.getByRole('article').first()).toBeVisible();
    const others = page.getByRole('region', { name: /^Autres objets de / });
    await others.getByRole('link', { name: 'Voir sa page' }).click();
    await expect(page).toHaveURL(/\/proprietaires\//);
  });
});

test.describe('on a phone of 360 pixels, each of them four', () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });

  test('the picture of an object is that of 640 pixels', async ({ page }) => {
    const { id } = await anObject();
    await page.goto(`/objet/${id}`);
    await expect(page.locator('main img').first()).toHaveJSProperty('complete', true);
    expect(await page.evaluate(`document.querySelector('main img').currentSrc`)).toMatch(
      /\/640\.webp$/,
    );
  });
});
