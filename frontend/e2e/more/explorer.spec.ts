import { expect, type Locator, type Page, test } from '@playwright/test';
import { pickDay } from '../support/calendar.js';
import { dayFromNow } from '../support/days.js';
import { goToForm } from '../support/renting.js';
import { takenOver } from '../support/taken-over.js';

const filters = (page: Page) => page.getByRole('button', { name: /^Filtres/ });
const count = (page: Page) => page.getByText(/^[\d\s]+\+? résultat/);

async function openFilters(page: Page) {
  await takenOver(page);
  await filters(page).tap();
  const sheet = page.getByRole('dialog', { name: 'Filtres' });
  await expect(sheet).toBeVisible();
  return sheet;
}

const numberIn = async (text: Promise<string | null>) => (await text)?.replace(/\D/g, '');

test.describe('the explorer on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('shows the titles of its cards whole', async ({ page }) => {
    await page.goto('/explorer');
    const titles = page.getByRole('article').getByRole('heading');
    await expect(titles).toHaveCount(24);
    const cut = await titles.evaluateAll((nodes) =>
      nodes
        .filter((node) => node.scrollHeight > node.clientHeight + 2)
        .map((node) => node.textContent),
    );
    expect(cut).toEqual([]);
  });

  test('is narrowed down in a sheet that leads to what it found, and step by step back', async ({
    page,
  }) => {
    await page.goto('/explorer');
    await expect(count(page)).toBeVisible();
    const sheet = await openFilters(page);
    const show = sheet.getByRole('button', { name: /^Voir/ });
    const all = await show.textContent();
    await sheet.getByRole('checkbox', { name: /^Port.Gentil/ }).check();
    await expect(page).toHaveURL(/\?city=Port-Gentil$/);
    await expect(show).not.toHaveText(all ?? '');
    const inTown = await show.textContent();
    await sheet.getByRole('combobox', { name: 'Catégorie' }).selectOption('cuisine');
    await expect(show).not.toHaveText(inTown ?? '');
    const found = await numberIn(show.textContent());
    await show.tap();

    await expect(sheet).toBeHidden();
    await expect(count(page)).toBeFocused();
    await expect(count(page)).toBeInViewport();
    expect(await numberIn(count(page).textContent())).toBe(found);
    await expect(filters(page)).toHaveText('Filtres (2)');

    await page.goBack();
    await expect(page).toHaveURL(/\/explorer\?city=Port-Gentil$/);
    await expect(sheet).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/explorer$/);
  });

  test('says on one line how many objects its filters find', async ({ page }) => {
    await page.goto('/explorer?city=Libreville');
    const sheet = await openFilters(page);
    const show = sheet.getByRole('button', { name: /^Voir \d{3} objets$/ });
    await expect(show).toBeVisible();
    // Two lines of it are 48.
    expect((await show.getByText(/^Voir/).boundingBox())?.height).toBeLessThan(40);
  });

  test('closes its filters by Back without leaving the page', async ({ page }) => {
    await page.goto('/explorer');
    await openFilters(page);
    await page.goBack();
    await expect(page.getByRole('dialog', { name: 'Filtres' })).toBeHidden();
    await expect(page).toHaveURL(/\/explorer$/);
    await expect(filters(page)).toBeFocused();
  });

  test('keeps what was chosen when Back closes its filters, and goes back by steps then', async ({
    page,
  }) => {
    await page.goto('/explorer');
    const sheet = await openFilters(page);
    await sheet.getByRole('checkbox', { name: /^Port.Gentil/ }).check();
    await expect(page).toHaveURL(/\?city=Port-Gentil$/);
    await sheet.getByRole('combobox', { name: 'Catégorie' }).selectOption('cuisine');
    await expect(page).toHaveURL(/city=Port-Gentil&category=cuisine$/);

    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/city=Port-Gentil&category=cuisine$/);
    await expect(filters(page)).toHaveText('Filtres (2)');
    await expect(filters(page)).toBeFocused();

    await page.goBack();
    await expect(page).toHaveURL(/\/explorer\?city=Port-Gentil$/);
    await expect(sheet).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/explorer$/);
    await expect(sheet).toBeHidden();
  });

  test('has at each quartier as many objects as the search for it finds', async ({ page }) => {
    await page.goto('/explorer?category=sport&maxPrice=8000');
    const sheet = await openFilters(page);
    await sheet.getByText('Quartiers et carte de Libreville').tap();
    const quartier = sheet
      .getByRole('group', { name: 'Quartiers de Libreville' })
      .getByText(/\([1-9]\d*\)$/)
      .first();
    const expected = await numberIn(quartier.textContent());
    await quartier.tap();
    await expect(page).toHaveURL(/location=/);
    await expect(sheet.getByRole('button', { name: /^Voir \d/ })).toHaveText(
      new RegExp(`^Voir ${expected} objets?$`),
    );
  });

  test('finds what is free on the dates that are chosen', async ({ page }) => {
    await page.goto('/explorer');
    await openFilters(page);
    await page.getByRole('button', { name: /^Du/ }).tap();
    await page.getByRole('button', { name: 'Mois suivant' }).tap();
    const days = page.getByRole('grid').getByRole('button');
    await days.nth(9).tap();
    await expect(page.getByText('Touchez le jour du retour.')).toBeVisible();
    await days.nth(12).tap();
    await expect(page).toHaveURL(/from=\d{4}-\d\d-10&to=\d{4}-\d\d-13$/);
    await page.getByRole('dialog').getByRole('button', { name: /^Voir/ }).tap();
    await expect(filters(page)).toHaveText('Filtres (1)');
  });

  test('leads to an object with the dates that were chosen, and its price for them', async ({
    page,
  }) => {
    const [from, to] = [dayFromNow(40), dayFromNow(43)];
    await page.goto(`/explorer?from=${from}&to=${to}&maxPrice=20000`);
    await takenOver(page);
    await page.locator('main article').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/objet\/[0-9a-f-]+$/);
    const form = page.locator('#demande');
    await goToForm(page);
    await expect(form.getByText(/^Total$/)).toBeVisible();
    await expect(form.locator(`[data-day="${from}"]`)).toBeVisible();
    await expect(form.getByRole('button', { name: /^Date de début/ })).not.toContainText('choisir');

    // What is chosen on the page stands from then on, also by Back and Forward.
    await pickDay(form, dayFromNow(60));
    const chosen = (await form.getByRole('button', { name: /^Date de début/ }).textContent()) ?? '';
    await page.goBack();
    await expect(page).toHaveURL(/\/explorer\?/);
    await page.goForward();
    await goToForm(page);
    await expect(form.getByRole('button', { name: /^Date de début/ })).toHaveText(chosen);
  });

  test('is narrowed down to a quartier on its map', async ({ page }) => {
    await page.goto('/explorer');
    const sheet = await openFilters(page);
    await sheet.getByText('Quartiers et carte de Port-Gentil').tap();
    const map = sheet.getByRole('group', { name: 'Carte de Port-Gentil' });
    const ntchengue = map.getByRole('button', { name: /^Ntchengué/ });
    await ntchengue.tap();
    await expect(ntchengue).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/location=Ntchengu%C3%A9%2C\+Port-Gentil$/);
    await expect(sheet.getByRole('checkbox', { name: /^Ntchengué/ })).toBeChecked();
    const found = /\d+/.exec((await ntchengue.textContent()) ?? '')?.[0];
    await expect(sheet.getByRole('button', { name: /^Voir \d/ })).toHaveText(
      new RegExp(`^Voir ${found} `),
    );
  });

  test('has cards of one height beside each other, with whole places', async ({ page }) => {
    await page.goto('/explorer');
    await expect(page.locator('main article').first()).toBeVisible();
    const places = page.locator('main article p:has(> svg.lucide-map-pin)');
    const tops: number[] = [];
    for (const index of [0, 1, 2, 3, 4, 5]) {
      const place = places.nth(index);
      tops.push((await place.boundingBox())?.y ?? 0);
      const [inside, shown] = await place
        .locator('span')
        .evaluate((text) => [text.scrollWidth, text.clientWidth || text.scrollWidth]);
      expect(inside).toBeLessThanOrEqual(shown ?? 0);
    }
    for (const left of [0, 2, 4]) expect(tops[left]).toBeCloseTo(tops[left + 1] ?? 0, 0);
  });
});

test.describe('the explorer that is shown again', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  const cards = (page: Page) => page.locator('main article');

  /** How far a card is from the top of the screen, once the page stands still. */
  async function placeOf(card: Locator): Promise<number> {
    let last = Number.NaN;
    await expect(async () => {
      const before = last;
      last = (await card.boundingBox())?.y ?? Number.NaN;
      expect(Math.abs(last - before)).toBeLessThan(1);
    }).toPass({ intervals: [250] });
    return last;
  }

  /** Two more pages, and a place among the objects of the last one: that of a card on the screen. */
  async function readOn(page: Page): Promise<number> {
    await page.goto('/explorer');
    await takenOver(page);
    for (const shown of [48, 72]) {
      await page.getByRole('link', { name: 'Voir plus' }).tap();
      await expect(cards(page)).toHaveCount(shown);
    }
    await cards(page).nth(60).scrollIntoViewIfNeeded();
    await expect(cards(page).nth(60)).toBeInViewport();
    return placeOf(cards(page).nth(60));
  }

  const isAt = (page: Page, place: number) =>
    expect.poll(async () => Math.abs((await placeOf(cards(page).nth(60))) - place)).toBeLessThan(5);

  test('has its pages and its place after a reload', async ({ page }) => {
    const place = await readOn(page);
    await page.reload();
    await expect(cards(page)).toHaveCount(72);
    await isAt(page, place);
  });

  test('has them by Back from an object that was reloaded', async ({ page }) => {
    const place = await readOn(page);
    await cards(page).nth(60).getByRole('link').click();
    await expect(page).toHaveURL(/\/objet\//);
    await page.reload();
    await page.goBack();
    await expect(page).toHaveURL(/\/explorer$/);
    await expect(cards(page)).toHaveCount(72);
    await isAt(page, place);
  });

  test('begins anew when it is asked for anew', async ({ page }) => {
    await readOn(page);
    await page.goto('/explorer');
    await takenOver(page);
    expect(await cards(page).count()).toBe(24);
    expect(await page.evaluate('window.scrollY')).toBe(0);
  });
});

test.describe('the explorer on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('keeps the number of results on the screen, and finds the place again by Back', async ({
    page,
  }) => {
    await page.goto('/explorer');
    await expect(page.locator('main article').nth(20)).toBeVisible();
    await takenOver(page);
    await page.evaluate('window.scrollTo(0, 1500)');
    await expect.poll(() => page.evaluate('window.scrollY')).toBe(1500);
    await page.getByRole('checkbox', { name: /^Port.Gentil/ }).check();
    await expect(count(page)).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(/\/explorer$/);
    await expect.poll(() => page.evaluate('window.scrollY')).toBe(1500);
  });

  test('stays where it is when the results are in view', async ({ page }) => {
    await page.goto('/explorer');
    await expect(count(page)).toBeVisible();
    await takenOver(page);
    await page.evaluate('window.scrollTo(0, 60)');
    await page.getByRole('checkbox', { name: /^Port.Gentil/ }).check();
    await expect(page).toHaveURL(/city=Port-Gentil$/);
    expect(await page.evaluate('window.scrollY')).toBe(60);
  });

  test('offers a way out of filters that cannot be', async ({ page }) => {
    await page.goto('/explorer?from=2026-12-05&to=2026-12-01');
    await expect(page.getByRole('button', { name: 'Réessayer' })).toHaveCount(0);
    await takenOver(page);
    await page.getByRole('button', { name: 'Effacer les filtres' }).click();
    await expect(page).toHaveURL(/\/explorer$/);
    await expect(count(page)).toBeVisible();
  });
});

test('what comes near a text that no object has is served under its own heading', async ({
  page,
}) => {
  const answer = await page.request.get('/explorer?q=bosch+perceuse');
  expect(await answer.text()).toContain('Résultats proches de');
  await page.goto('/explorer?q=bosch+perceuse');
  await expect(page.getByText('Aucun résultat ne correspond à votre recherche')).toBeVisible();
  const near = page.getByRole('region', { name: /^Résultats proches de/ });
  await expect(near.getByRole('link', { name: /Perceuse.*Bosch/ }).first()).toBeVisible();
  await takenOver(page);
  await near
    .getByRole('link', { name: /Perceuse.*Bosch/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/objet\//);
});
