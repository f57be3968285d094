import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { dayButton, pickDay } from '../support/calendar.js';
import { query } from '../support/database.js';
import { dayFromNow } from '../support/days.js';
import { freeItem } from '../support/items.js';
import { mailedLink } from '../support/mailbox.js';
import { fillSignUp, newAddress, newMember, password, signIn } from '../support/people.js';
import { acceptedRental, requestedRental } from '../support/rentals.js';
import { goToForm, openPrecision } from '../support/renting.js';

// A phone of another language: the calendar is in French all the same.
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, locale: 'en-US' });

const send = (page: Page) => page.getByRole('button', { name: 'Demander la location' });

test('the form is loaded before a tap asks for it', async ({ page }) => {
  const { id } = await freeItem('any');
  const loaded = page.waitForResponse(/item-request-form/);
  await page.goto(`/objet/${id}`);
  await loaded;
  await expect(page.locator('#demande')).not.toBeInViewport();
});

test('days are chosen by touch, and the request goes on after signing in', async ({
  page,
  request,
}) => {
  const address = await aMember(request);
  const { id, title } = await freeItem('any');
  await page.goto(`/objet/${id}`);
  await page.getByRole('link', { name: 'Demander', exact: true }).tap();
  await expect(page.getByRole('heading', { name: 'Demander cet objet' })).toBeInViewport();
  await send(page).tap();
  await expect(page.getByText('Choisissez vos dates dans le calendrier.')).toBeInViewport();

  await pickDay(page, dayFromNow(3));
  await expect(page.getByText(/× 1\sjour$/)).toBeVisible();
  await pickDay(page, dayFromNow(5));
  await expect(page.getByText(/× 2\sjours$/)).toBeVisible();
  await openPrecision(page);
  await page.getByLabel('Adresse de livraison ou quartier').fill('Nzeng-Ayong, carrefour');
  await page.getByLabel('Téléphone du destinataire').fill('066 00 00 01');
  await send(page).tap();

  await expect(page).toHaveURL(/connexion/);
  await page.getByLabel('Adresse e-mail').fill(address);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).tap();
  await expect(page).toHaveURL(/facturation/);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText(/\(2\sjours\)/)).toBeVisible();
  await expect(page.getByText(/Nzeng-Ayong, carrefour .* 066 00 00 01/)).toBeVisible();

  // Back to the form, which is as it was and is not sent again by itself.
  await page.goBack();
  await expect(page.getByLabel('Téléphone du destinataire')).toHaveValue('066 00 00 01');
  await expect(send(page)).toBeEnabled();
  await expect(page.getByText(/× 2\sjours$/)).toBeVisible();
  await expect(page).toHaveURL(/objet/);
});

test('weeks are chosen by keyboard, and a new member goes on from either tab', async ({ page }) => {
  const { id, title } = await freeItem('any', 'semaine');
  await page.goto(`/objet/${id}`);
  await goToForm(page);
  await dayButton(page, dayFromNow(0)).focus();
  await page.keyboard.press('ArrowRight');
  await expect(dayButton(page, dayFromNow(1))).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/× 1\ssemaine$/)).toBeVisible();

  // Ten days later is no whole number of weeks; fourteen are.
  await page.keyboard.press('ArrowDown');
  for (let day = 0; day < 3; day++) await page.keyboard.press('ArrowRight');
  await expect(dayButton(page, dayFromNow(11))).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText(/cet objet se loue par semaines entières/)).toBeVisible();
  for (let day = 0; day < 4; day++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/× 2\ssemaines$/)).toBeVisible();
  // Past how the object changes hands.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Owendo, derrière la gare');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/connexion/);
  await page.getByRole('link', { name: "S'inscrire" }).tap();
  const address = newAddress('estelle');
  await fillSignUp(page, 'Estelle Moussavou', address);

  const mail = await page.context().newPage();
  await mail.goto(await mailedLink(address, '/confirmation-email'));
  await expect(mail.getByRole('heading', { name: 'Adresse confirmée' })).toBeVisible();
  await mail.getByRole('link', { name: 'Continuer' }).tap();
  for (const tab of [mail, page]) {
    await expect(tab).toHaveURL(/facturation/);
    await expect(tab.getByRole('heading', { name: title })).toBeVisible();
    await expect(tab.getByText(/\(14\sjours\)/)).toBeVisible();
    await expect(tab.getByText(/Owendo, derrière la gare/)).toBeVisible();
  }
});

test('taken days are told before anything is typed, and end where the next rental begins', async ({
  page,
  request,
}) => {
  const { id: rentalId } = await acceptedRental(request, 8);
  const id = await itemOf(rentalId);
  // Of an object of several pieces others would be free.
  await query('update items set pieces = 1 where id = $1', [id]);
  await page.goto(`/objet/${id}`);
  await goToForm(page);
  await pickDay(page, dayFromNow(6));
  await pickDay(page, dayFromNow(9));
  await expect(page.getByText(/cet objet est déjà loué à ces dates/)).toBeVisible();
  await expect(dayButton(page, dayFromNow(9))).toHaveAccessibleName(/, déjà réservé$/);
  await pickDay(page, dayFromNow(8));
  await expect(page.getByText(/× 2\sjours$/)).toBeVisible();
});

test('more chairs than are free: as many as there are, by one tap', async ({ page, request }) => {
  const { id: rentalId } = await acceptedRental(request, 8);
  const id = await itemOf(rentalId);
  await query('update items set pieces = 40 where id = $1', [id]);
  await page.goto(`/objet/${id}`);
  await expect(page.getByText(/la\spièce$/).first()).toBeVisible();
  await goToForm(page);
  await pickDay(page, dayFromNow(6));
  await pickDay(page, dayFromNow(9));
  await page.getByLabel('Nombre de pièces').fill('40');
  await expect(page.getByText(/^39\spièces libres .*\(1\slouée /)).toBeVisible();
  await expect(dayButton(page, dayFromNow(8))).toHaveAccessibleName(/, 39\slibres seulement$/);
  await page.getByRole('button', { name: 'En prendre 39' }).tap();
  await expect(page.getByText(/× 3\sjours × 39\spièces$/)).toBeVisible();
});

test('fifteen of forty chairs are asked for, at the price of fifteen', async ({ page }) => {
  const { id } = await freeItem('any');
  await query('update items set pieces = 40 where id = $1', [id]);
  await page.goto(`/objet/${id}`);
  await goToForm(page);
  await page.getByLabel('Nombre de pièces').fill('41');
  await expect(page.getByText('De 1 à 40 pièces.')).toBeVisible();
  await page.getByLabel('Nombre de pièces').fill('14');
  await page.getByRole('button', { name: 'Une de plus' }).tap();
  await expect(dayButton(page, dayFromNow(0))).toHaveAccessibleName(/, 40\slibres$/);
  await pickDay(page, dayFromNow(2));
  await expect(page.getByText(/× 1\sjour × 15\spièces$/)).toBeVisible();
});

test('a request that waits already is told on the page of its object', async ({
  page,
  request,
}) => {
  const { id: rentalId, renter } = await requestedRental(request, 4);
  await signIn(page, renter);
  await page.goto(`/objet/${await itemOf(rentalId)}`);
  await expect(page.getByText(/^Vous avez déjà une réservation en attente/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Demander', exact: true })).toBeHidden();
  await page.getByRole('link', { name: 'Ma demande' }).tap();
  await expect(page).toHaveURL(/mes-locations/);
});

/** Signed up and confirmed, and not signed in. */
async function aMember(request: APIRequestContext): Promise<string> {
  const email = newAddress('prisca');
  await newMember(request, 'Prisca Obame', email);
  return email;
}

async function itemOf(rentalId: string): Promise<string> {
  const sql = 'select item_id from rentals where id = $1';
  const [rental] = await query<{ item_id: string }>(sql, [rentalId]);
  return rental?.item_id ?? '';
}
