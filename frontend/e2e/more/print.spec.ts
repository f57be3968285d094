import { expect, test } from '@playwright/test';
import { query } from '../support/database.js';
import { signIn } from '../support/people.js';

test('on paper a page says what it says, and has nothing to press', async ({ page }) => {
  await page.goto('/objet/nulle-part');
  const home = page.getByRole('main').getByRole('link');
  await expect(home).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(home).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
});

test('on paper an object has its picture, and nothing to press around it', async ({ page }) => {
  const [item] = await query<{ id: string; title: string }>(
    `select id, title from items i
      where available and hidden_at is null and deleted_at is null
        and (select count(*) from item_images where item_id = i.id) > 1
        and not exists (select from reviews where item_id = i.id) limit 1`,
  );
  if (!item) throw new Error('the demo data has no object with two pictures');
  await page.goto(`/objet/${item.id}`);
  const picture = page.getByRole('img', { name: `${item.title}, photo 1 sur ` });
  const opening = page.getByText('Voir en plein écran').first();
  await expect(picture).toBeVisible();
  await expect(opening).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(picture).toBeVisible();
  await expect(opening).toBeHidden();
  await expect(page.getByRole('button', { name: 'Photo suivante' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Demander cet objet' })).toBeHidden();
  await expect(page.getByRole('heading', { name: "Où se trouve l'objet" })).toBeHidden();
  const paper = await page.pdf({ format: 'A4' });
  expect(paper.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('on paper the object with the most reviews takes two pages at most', async ({ page }) => {
  const [item] = await query<{ id: string }>(
    `select i.id from items i join reviews r on r.item_id = i.id
      where i.available and i.hidden_at is null and i.deleted_at is null
      group by i.id order by count(*) desc, i.id limit 1`,
  );
  await page.goto(`/objet/${item?.id}`);
  await expect(page.getByRole('heading', { name: 'Avis' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2);
});

test('on paper a rental is not headed by what the wallet holds', async ({ page }) => {
  await signIn(page, 'locataire@loka.example');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/tableau-de-bord/mes-locations');
    await expect(page.getByRole('article').first()).toBeVisible();
    const wallet = page.getByRole('link', { name: /^Solde du portefeuille/ });
    await page.emulateMedia({ media: 'screen' });
    await expect(wallet).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(wallet).toBeHidden();
    await expect(page.getByRole('article').first()).toBeVisible();
  }
});
