import { expect, type Page, test } from '@playwright/test';
import { query } from '../support/database.js';
import { newPerson, signIn } from '../support/people.js';
import { requestedRental } from '../support/rentals.js';

const phone = { width: 360, height: 740 };
test.use({ viewport: phone });

const owner = 'proprietaire@loka.example';

/** Every name on the page that is not shown in full, whatever the number of its stars. */
async function maskedNames(page: Page): Promise<string[]> {
  const texts = await page.getByText(/\*/).allTextContents();
  return texts.flatMap((text) => text.match(/\S?\*+\S?/g) ?? []);
}

const masked = /^\p{L}\*{3}\p{L}$/u;

/** The page of the owner whom the README names, as whoever reads it. */
async function openOwner(page: Page): Promise<void> {
  const [{ id } = { id: '' }] = await query<{ id: string }>(
    'select id from users where email = $1',
    [owner],
  );
  await page.goto(`/proprietaires/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const fact = (page: Page, label: string) =>
  page.locator('dl > div', { has: page.getByText(label, { exact: true }) }).locator('dd');

test('a visitor gets from an object to its owner, and reads how they let', async ({ page }) => {
  const [item] = await query<{ id: string }>(
    `select i.id from items i join users u on u.id = i.owner_id
      where u.email = $1 and i.available and i.deleted_at is null and i.hidden_at is null limit 1`,
    [owner],
  );
  await page.goto(`/objet/${item?.id}`);
  await page
    .getByRole('region', { name: 'Propriétaire' })
    .getByRole('link', { name: 'J***g' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'J***g' })).toBeVisible();
  await expect(page.getByText(/^Sur Loka depuis \p{L}+ 20\d\d$/u)).toBeVisible();
  await expect(page.getByText('Identité vérifiée')).toBeVisible();
  await expect(fact(page, 'Demandes avec réponse')).toHaveText(/^\d+\s%$/);
  await expect(fact(page, 'Répond en général en')).toHaveText(/^\d+\s(minute|heure)s?$/);
  await expect(fact(page, 'Locations terminées')).toHaveText(/^[1-9]\d*$/);

  const [counted] = await query<{ count: number }>(
    `select count(*)::int from reviews r join users u on u.id = r.reviewed_id
      where u.email = $1 and r.subject = 'owner' and r.published_at is not null
        and r.hidden_at is null`,
    [owner],
  );
  await expect(fact(page, 'Note')).toHaveText(new RegExp(`[1-5],\\d· ${counted?.count}\\savis$`));
  await expect(page.getByRole('region', { name: 'Ses objets' }).getByRole('link')).not.toHaveCount(
    0,
  );
  const reviews = page.getByRole('region', { name: 'Avis des locataires' });
  await expect(reviews.getByRole('listitem')).toHaveCount(3);
  await reviews.getByRole('button', { name: 'Voir tous les avis' }).click();
  await expect(reviews.getByRole('listitem')).toHaveCount(Math.min(counted?.count ?? 0, 20));
});

test('names that are masked have three stars on every page', async ({ page }) => {
  for (const path of ['/explorer', '/']) {
    await page.goto(path);
    await expect(page.getByRole('article').first()).toBeVisible();
    for (const name of await maskedNames(page)) expect(name).toMatch(masked);
  }
  await openOwner(page);
  await page.getByRole('button', { name: 'Voir tous les avis' }).click();
  const names = await maskedNames(page);
  expect(names.length).toBeGreaterThan(3);
  for (const name of names) expect(name).toMatch(masked);
});

test('an address of nobody who lets says so', async ({ page }) => {
  for (const id of ['0a000000-0000-4000-8000-00000000dead', 'personne']) {
    await page.goto(`/proprietaires/${id}`);
    await expect(page.getByText('Propriétaire non trouvé').first()).toBeVisible();
  }
});

test('an owner reads what others wrote of whoever asks, before answering', async ({
  browser,
  request,
}) => {
  const page = await newPerson(browser);
  await page.setViewportSize(phone);
  await signIn(page, owner);
  await page.goto('/tableau-de-bord/demandes');
  const waiting = page.getByRole('region', { name: 'Demandes en attente' });
  const known = waiting.getByRole('article').filter({ hasText: 'G***a' }).first();
  await known.getByRole('button', { name: /Lire les avis$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Avis sur G***a' });
  await expect(dialog.getByText(/^[1-5]\sétoiles? sur 5$/).first()).toBeAttached();
  for (const name of await maskedNames(page)) expect(name).toMatch(masked);
  await page.keyboard.press('Escape');
  await expect(known.getByRole('button', { name: /Lire les avis$/ })).toBeFocused();

  // Somebody who has rented nothing so far.
  const rental = await requestedRental(request, 5);
  const other = await newPerson(browser);
  await signIn(other, rental.owner);
  await other.goto('/tableau-de-bord/demandes');
  const unknown = other.getByRole('article', { name: rental.itemTitle });
  await expect(unknown.getByText('N***o')).toBeVisible();
  await expect(unknown.getByText('· note de départ, aucun avis')).toBeVisible();
  await expect(unknown.getByRole('button', { name: /Lire les avis$/ })).toBeHidden();
});

test('an owner reads the figures of six months, of all objects and of each', async ({
  browser,
}) => {
  const page = await newPerson(browser);
  await page.setViewportSize(phone);
  await signIn(page, owner);
  await page.goto('/tableau-de-bord/mes-chiffres');
  const all = page.getByRole('region', { name: 'Les six derniers mois' });
  await expect(all.getByRole('list', { name: 'Gains par mois' }).getByRole('listitem')).toHaveCount(
    6,
  );
  for (const label of ['Vues', 'Demandes', 'Gains'])
    await expect(fact(page, label).first()).toHaveText(/[1-9]/);
  await expect(fact(page, 'Acceptées').first()).toHaveText(/^\d+\s%$/);
});
