import { expect, type Page, test } from '@playwright/test';
import { conversation, dashboard } from '../screens/addresses.js';
import { watchBreaks } from '../support/broken-page.js';
import { freeItem } from '../support/items.js';
import { newAddress, newMember, signIn } from '../support/people.js';
import { requestRental } from '../support/renting.js';
import { takenOver } from '../support/taken-over.js';
import { translate } from '../support/translation.js';

test.use({ viewport: { width: 360, height: 740 } });

const renter = 'locataire@loka.example';
const owner = 'proprietaire@loka.example';

/** Every order is refused after a moment: its button is busy, and then says why, and nothing is changed. */
const refuseOrders = (page: Page) =>
  page.route(/\/(?:api|items?|rentals|user)\//, async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    await new Promise((resolve) => setTimeout(resolve, 150));
    const problem = { code: 'internal-error', detail: 'Refusé.', errors: [], status: 500 };
    await route
      .fulfill({
        status: 500,
        contentType: 'application/problem+json',
        body: JSON.stringify(problem),
      })
      .catch(() => undefined);
  });

/** Presses each button of a page, and of what opens over it; returns what was pressed. */
async function pressAll(page: Page, address: string): Promise<string[]> {
  const pressed: string[] = [];
  for (;;) {
    await translate(page);
    await expect(page.getByText("Cette page n'a pas pu s'afficher.")).toHaveCount(0);
    if (new URL(page.url()).pathname !== address) return pressed;
    const dialog = page.locator('dialog[open]').last();
    const isOpen = (await dialog.count()) > 0;
    const buttons = (isOpen ? dialog : page.locator('main')).locator('button:visible:enabled');
    const names = await buttons.allTextContents();
    const next = names.findIndex((name) => name.trim() !== '' && !pressed.includes(name));
    if (next < 0 && !isOpen) return pressed;
    if (next < 0) {
      await page.keyboard.press('Escape');
      if (await dialog.isVisible()) return pressed;
    } else {
      pressed.push(names[next] ?? '');
      // One that has gone meanwhile is no longer to be pressed.
      await buttons
        .nth(next)
        .click({ timeout: 2_000 })
        .catch(() => undefined);
    }
  }
}

for (const [who, address, heading] of [
  [null, '/connexion', /./],
  [null, '/mot-de-passe-oublie', /./],
  [null, '/inscription', /./],
  [null, '/explorer', 'Explorer les objets'],
  [renter, dashboard('mes-locations'), 'Mes locations'],
  [owner, dashboard('demandes'), 'Demandes'],
  [owner, dashboard('portefeuille'), 'Portefeuille'],
  [owner, dashboard('mes-objets'), 'Mes objets'],
  [owner, dashboard('calendrier'), 'Calendrier'],
  [renter, dashboard('profil'), /./],
  [renter, dashboard('parametres'), /./],
  [owner, dashboard('avis'), 'Avis'],
  [renter, conversation, /./],
] as const) {
  const name = typeof address === 'string' ? address : 'a conversation';
  test(`${name}, translated, stays whole whatever button is pressed`, async ({ page }) => {
    const expectWhole = watchBreaks(page);
    if (who) await signIn(page, who);
    await refuseOrders(page);
    const opened = typeof address === 'string' ? address : await address();
    await page.goto(opened);
    await takenOver(page);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('.animate-skeleton')).toHaveCount(0);
    for (const field of await page
      .locator('main form input:visible:enabled:not([readonly])')
      .all()) {
      const type = await field.getAttribute('type');
      if (type === 'checkbox') await field.check();
      else if (type === 'email') await field.fill('qui@loka.example');
      else if (type === 'password' || type === 'text') await field.fill('LokaDemo2026!');
    }
    expect(await translate(page)).toBeGreaterThan(5);
    expect(await pressAll(page, opened)).not.toEqual([]);
    expectWhole();
  });
}

test('a rental is requested and paid on translated pages', async ({ page, request }) => {
  const expectWhole = watchBreaks(page);
  const address = newAddress('traduite');
  await newMember(request, 'Traduite Obame', address);
  await signIn(page, address);
  const { id } = await freeItem('cheapest');
  await page.goto(`/objet/${id}`);
  await takenOver(page);
  await translate(page);
  await requestRental(page);
  await page.getByLabel('Numéro Airtel Money').fill('077 00 00 01');
  await translate(page);
  await page.getByRole('button', { name: /^Payer / }).click();
  await translate(page);
  await expect(page).toHaveURL(/mes-locations/);
  await expect(page.getByText('Demande envoyée au propriétaire').first()).toBeVisible();
  expectWhole();
});
