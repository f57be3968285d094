import { expect, type Locator, type Page, test } from '@playwright/test';
import { freeItem } from '../support/items.js';
import { newPerson, signInByForm } from '../support/people.js';
import { goToForm } from '../support/renting.js';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
const dayMs = 86_400_000;
const fullDate = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: 'UTC' });

/** Days of next month, from its second Monday on: a row of the calendar without a break. */
function nextMonthsDay(offset: number): string {
  const now = new Date();
  const first = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);
  const untilMonday = (8 - new Date(first).getUTCDay()) % 7;
  return new Date(first + (untilMonday + 7 + offset) * dayMs).toISOString().slice(0, 10);
}

test.describe
  .serial('the days of an object, on a phone', () => {
    let owner: Page;
    let visitor: Page;
    let item: Awaited<ReturnType<typeof freeItem>>;

    const day = (offset: number) => {
      const name = fullDate.format(new Date(nextMonthsDay(offset))).replace(/ 1 /, ' 1er ');
      return owner.getByRole('button', { name: new RegExp(`^${name}, `) });
    };
    const isClosed = (offset: number) => expect(day(offset)).toHaveAccessibleName(/, fermé$/);
    const isFree = (offset: number) => expect(day(offset)).toHaveAccessibleName(/, libre$/);
    /** Days that nobody can ask for, as the object's page is told. */
    const taken = async () => {
      const answer = await visitor.request.get(`/single/item/${item.id}`);
      return ((await answer.json()) as { blockedPeriods: unknown }).blockedPeriods;
    };
    const period = (from: number, to: number) => ({
      start: nextMonthsDay(from),
      end: nextMonthsDay(to),
    });

    test.beforeAll(async ({ browser }) => {
      const context = await browser.newContext(phone);
      owner = await context.newPage();
      visitor = await newPerson(browser);
      await visitor.setViewportSize(phone.viewport);
      item = await freeItem('any');
      await signInByForm(owner, item.owner);
    });

    test('the owner finds the calendar of an object by that of all of them', async () => {
      await owner.goto('/tableau-de-bord/mes-objets');
      await owner.getByRole('link', { name: 'Calendrier' }).click();
      await expect(owner.getByRole('heading', { name: 'Calendrier' })).toBeVisible();
      await owner
        .getByRole('link', { name: new RegExp(item.title) })
        .first()
        .click();
      await expect(owner).toHaveURL(/mes-objets\/[\w-]+\/calendrier/);
      await owner.goto(`/tableau-de-bord/mes-objets/${item.id}/calendrier`);
      await owner.getByRole('button', { name: 'Mois suivant' }).tap();
      await isFree(0);
    });

    test('a tap closes a day, and Annuler opens it again', async () => {
      await day(0).tap();
      await isClosed(0);
      await expect.poll(taken).toEqual([period(0, 1)]);
      await owner.getByRole('button', { name: 'Annuler' }).tap();
      await isFree(0);
      await expect.poll(taken).toEqual([]);
    });

    test('a finger that goes over four days closes them', async () => {
      await drag(owner, day(1), day(4));
      await expect(owner.getByText('4 jours fermés.')).toBeVisible();
      for (const offset of [1, 2, 3, 4]) await isClosed(offset);
      await isFree(5);
      await expect.poll(taken).toEqual([period(1, 5)]);
    });

    test('by keyboard two of them are opened, one is closed again', async () => {
      await day(0).focus();
      await owner.keyboard.press('ArrowRight');
      await owner.keyboard.press('Shift+ArrowRight');
      await owner.keyboard.press('Enter');
      await isFree(1);
      await isFree(2);
      await isClosed(3);
      await owner.keyboard.press('ArrowLeft');
      await owner.keyboard.press('Space');
      await isClosed(1);
      await expect.poll(taken).toEqual([period(1, 2), period(3, 5)]);
    });

    test('the page of all objects closes and opens days too, by a finger and by keys', async () => {
      const month = nextMonthsDay(0).slice(0, 7);
      await owner.goto(`/tableau-de-bord/calendrier?mois=${month}`);
      await owner
        .getByRole('button', { name: `Jours de ${item.title}, ` })
        .first()
        .tap();
      await isClosed(1);
      await day(1).tap();
      await isFree(1);
      await drag(owner, day(5), day(6));
      await expect(owner.getByText('2 jours fermés.')).toBeVisible();
      await expect.poll(taken).toEqual([period(3, 7)]);

      await owner.setViewportSize({ width: 1280, height: 800 });
      const row = owner.getByRole('row', { name: new RegExp(`^${item.title}`) }).first();
      const cell = (offset: number) => row.locator(`[data-day="${nextMonthsDay(offset)}"]`);
      await cell(5).focus();
      await owner.keyboard.press('Shift+ArrowRight');
      await owner.keyboard.press('Enter');
      await expect(cell(6)).toHaveAccessibleName(/, libre$/);
      await cell(1).hover();
      await owner.mouse.down();
      await cell(2).hover();
      await owner.mouse.up();
      await expect(cell(2)).toHaveAccessibleName(/, fermé$/);
      await expect.poll(taken).toEqual([period(1, 5)]);
      await cell(2).click();
      await expect.poll(taken).toEqual([period(1, 2), period(3, 5)]);
      await owner.setViewportSize(phone.viewport);
    });

    test('the months before say who had the object, and change nothing', async () => {
      const day = nextMonthsDay(0);
      const before = new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 3, 1));
      const month = before.toISOString().slice(0, 7);
      await owner.goto(`/tableau-de-bord/mes-objets/${item.id}/calendrier?mois=${month}`);
      await expect(owner.getByText(/^Mois passé/)).toBeVisible();
      const first = owner.locator(`[data-day="${month}-01"]`);
      await expect(first).toHaveAccessibleName(/, passé$/);
      await first.tap({ force: true });
      await expect(owner.getByText(/ est passé\.$/)).toBeVisible();
      await owner.goto(`/tableau-de-bord/mes-objets/${item.id}/calendrier?mois=${day.slice(0, 7)}`);
    });

    test('whoever looks for the object sees that it is taken', async () => {
      await visitor.goto(`/objet/${item.id}`);
      await goToForm(visitor);
      await expect(visitor.getByText(/Déjà réservé/)).toBeVisible();
    });

    test('another calendar reads the days at an address, until it is renewed', async () => {
      await owner.getByRole('button', { name: "Créer l'adresse" }).tap();
      const field = owner.getByLabel('Adresse à coller dans votre agenda');
      const address = await field.inputValue();
      const feed = await visitor.request.get(address);
      expect(await feed.text()).toContain(
        `DTSTART;VALUE=DATE:${nextMonthsDay(3).replaceAll('-', '')}`,
      );
      await owner.getByRole('button', { name: "Renouveler l'adresse" }).tap();
      await owner.getByRole('dialog').getByRole('button', { name: 'Renouveler' }).tap();
      await expect(field).not.toHaveValue(address);
      expect((await visitor.request.get(address)).status()).toBe(404);
    });

    test('the owner pauses the object until a day, and takes it up again', async () => {
      await owner.goto('/tableau-de-bord/mes-objets');
      const card = owner.getByRole('article', { name: item.title }).first();
      const choose = async (entry: string) => {
        await card.getByRole('button', { name: /^Actions pour/ }).tap();
        await owner.getByRole('menuitem', { name: entry }).tap();
      };
      await choose('Mettre en pause…');
      const dialog = owner.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Mettre en pause' }).tap();
      await expect(dialog.getByText('Choisissez un jour.')).toBeVisible();
      await dialog.getByRole('button', { name: '1 semaine' }).tap();
      await dialog.getByRole('button', { name: 'Mettre en pause' }).tap();
      await expect(card.getByText(/^En pause, de retour le/)).toBeVisible();
      await visitor.goto(`/objet/${item.id}`);
      await expect(visitor.getByText(/^Disponible à nouveau le/)).toBeVisible();
      await choose('Reprendre maintenant');
      await expect(card.getByText(/^En pause/)).toBeHidden();
      await visitor.reload();
      await expect(visitor.getByRole('heading', { name: 'Demander cet objet' })).toBeVisible();
    });
  });

/** A finger put down on one place, moved to another and lifted. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await centre(from), await centre(to)];
  const touch = await page.context().newCDPSession(page);
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: { x: number; y: number }[],
  ) => touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await send('touchStart', [start]);
  const steps = 12;
  for (let step = 1; step <= steps; step++) {
    const part = step / steps;
    await send('touchMove', [
      { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part },
    ]);
  }
  await send('touchEnd', []);
}

async function centre(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox();
  if (!box) throw new Error('not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
