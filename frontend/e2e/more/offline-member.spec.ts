import { expect, type Page, test } from '@playwright/test';
import { shellKept } from '../support/offline.js';
import { signIn } from '../support/people.js';

test.use({ viewport: { width: 360, height: 740 } });

const dashboard = (page: string) => `/tableau-de-bord/${page}`;
const age = (page: Page) => page.getByText(/^Voici ce que vous avez vu le/);
const titles = (page: Page) => page.getByRole('main').getByRole('article');

test('objects, favourites and wallet of a member are read again without network, with their age', async ({
  page,
}) => {
  await signIn(page, 'proprietaire@loka.example');
  await page.goto('/explorer');
  // Known to the page, as whom it keeps the object; one that no earlier try has kept.
  await expect(page.getByRole('link', { name: /^Notifications/ })).toBeVisible();
  const sent = page.waitForResponse(
    (answer) => answer.url().includes('/api/favourites/') && answer.request().method() === 'PUT',
  );
  await page
    .getByRole('button', { name: /^Favori/, pressed: false })
    .first()
    .click();
  await sent;
  await page.goto(dashboard('favoris'));
  await expect(titles(page).first()).toBeVisible();
  const kept = await titles(page).first().getByRole('link').textContent();
  await page.goto(dashboard('mes-objets'));
  await expect(titles(page).first()).toBeVisible();
  const own = await titles(page).first().getByRole('heading').textContent();
  await page.goto(dashboard('portefeuille'));
  const balance = page.getByRole('region', { name: 'Solde' });
  await expect(balance).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retirer' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Transactions' })).toBeVisible();
  const shown = (await balance.textContent())?.match(/[\d\s]+FCFA/)?.[0] ?? '';
  await expect(age(page)).toBeHidden();
  await shellKept(page);

  await page.context().setOffline(true);
  await page.goto(dashboard('portefeuille'));
  await expect(age(page)).toHaveCount(1);
  await expect(balance).toContainText(shown);
  await expect(page.getByRole('list', { name: 'Transactions' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retirer' })).toBeHidden();
  await page.goto(dashboard('mes-objets'));
  await expect(age(page)).toHaveCount(1);
  await expect(titles(page).first().getByRole('heading')).toHaveText(own ?? '');
  await page.goto(dashboard('favoris'));
  await expect(age(page)).toHaveCount(1);
  await expect(titles(page).first().getByRole('link')).toHaveText(kept ?? '');

  await page.context().setOffline(false);
  await page.goto(dashboard('portefeuille'));
  await expect(page.getByRole('button', { name: 'Retirer' })).toBeVisible();
  await expect(age(page)).toBeHidden();
});

test('what was never seen is not offered without network, and says that it cannot be read', async ({
  page,
}) => {
  await signIn(page, 'locataire@loka.example');
  await page.goto(dashboard('mes-locations'));
  await expect(titles(page).first()).toBeVisible();
  await shellKept(page);

  await page.context().setOffline(true);
  await page.goto('/inscription');
  await expect(page.getByRole('heading', { name: 'Pas de réseau' })).toBeVisible();
  const kept = page.getByRole('listitem').getByRole('link');
  await expect(kept.getByText('Mes locations')).toBeVisible();
  await expect(kept.getByText('Messages')).toBeHidden();

  await page.goto(dashboard('messages'));
  const main = page.getByRole('main');
  await expect(main.getByText('Connexion impossible.')).toBeVisible();
  await page.context().setOffline(false);
  await main.getByRole('button', { name: 'Réessayer' }).click();
  await expect(main.getByText('Connexion impossible.')).toBeHidden();
});
