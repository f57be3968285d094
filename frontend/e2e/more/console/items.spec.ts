import { expect, test } from '@playwright/test';
import { panel, search, signInToConsole } from '../../support/console.js';
import { query } from '../../support/database.js';
import { newPerson } from '../../support/people.js';

test('staff hide an item with a reason, and restore it', async ({ page, browser }) => {
  const item = await weeklyItem();
  const visitor = await newPerson(browser);
  await signInToConsole(page, 'staff@loka.example');
  await page.getByRole('menuitem', { name: 'Objets' }).click();
  await search(page, 'Titre ou description', item.title);
  await page.getByRole('cell', { name: item.title, exact: true }).click();
  const moderation = panel(page, 'Modération');

  await test.step('hide it', async () => {
    await moderation.getByRole('button', { name: "Masquer l'objet" }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Autre raison' }).check();
    await dialog.getByLabel('Votre raison').fill('Photo à refaire');
    await dialog.getByRole('button', { name: 'Masquer' }).click();
    await expect(page.getByText('Objet masqué.')).toBeVisible();
    await expect(page.getByText('Masqué', { exact: true })).toBeVisible();
    await visitor.goto(`/objet/${item.id}`);
    await expect(visitor.getByRole('heading', { name: item.title })).toBeHidden();
  });

  await test.step('restore it', async () => {
    await moderation.getByRole('button', { name: "Rétablir l'objet" }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: "L'annonce a été corrigée." }).check();
    await dialog.getByRole('button', { name: 'Rétablir' }).click();
    await expect(page.getByText('Objet rétabli.')).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole('heading', { name: item.title })).toBeVisible();
  });

  await test.step('both are in the log, with their reasons', async () => {
    await page.getByRole('menuitem', { name: 'Journal' }).click();
    await expect(page.getByRole('cell', { name: 'Photo à refaire' })).toBeVisible();
    await expect(page.getByRole('cell', { name: "L'annonce a été corrigée." })).toBeVisible();
  });
});

/** An item of the demo data that the other tests do not rent. */
async function weeklyItem(): Promise<{ id: string; title: string }> {
  const [item] = await query<{ id: string; title: string }>(
    `select id, title from items where price_unit = 'semaine' order by id limit 1`,
  );
  if (!item) throw new Error('The demo data has no item by the week');
  return item;
}
