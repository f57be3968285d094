import { expect, type Page, test } from '@playwright/test';
import { panel, signInToConsole } from '../support/console.js';
import { query } from '../support/database.js';
import { freeItem } from '../support/items.js';
import { fillSignUp, newAddress, newPerson, signIn } from '../support/people.js';
import { pictures } from '../support/pictures.js';
import { startedRental } from '../support/rentals.js';

const phone = { width: 360, height: 740 };

/** Opens the newest open report of the console's queue that has this title. */
async function openReport(staff: Page, title: string): Promise<void> {
  await signInToConsole(staff, 'staff@loka.example');
  await staff.getByRole('menuitem', { name: 'Signalements' }).click();
  await staff.getByRole('cell', { name: title, exact: true }).last().click();
  await expect(staff.getByRole('heading', { name: 'Suite à donner' })).toBeVisible();
}

test('a member reports an object, and staff see it with its context and close it', async ({
  browser,
}) => {
  const item = await freeItem('any');
  const [member, staff] = [await newPerson(browser), await newPerson(browser)];
  await member.setViewportSize(phone);
  await signIn(member, 'locataire@loka.example');
  await member.goto(`/objet/${item.id}`);
  await member.getByRole('button', { name: 'Signaler cet objet' }).click();
  const dialog = member.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Envoyer le signalement' }).click();
  await expect(dialog.getByText('Choisissez le motif le plus proche.')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Autre', exact: true }).check();
  await dialog.getByRole('button', { name: 'Envoyer le signalement' }).click();
  await expect(dialog.getByText(/Expliquez le problème/)).toBeVisible();
  await dialog.getByLabel('Expliquez').fill('Les photos montrent un autre objet.');
  await dialog.getByRole('button', { name: 'Envoyer le signalement' }).click();
  await expect(member.getByText(/Merci\. L'équipe Loka regarde/)).toBeVisible();

  await openReport(staff, item.title);
  await expect(staff.getByText('Les photos montrent un autre objet.')).toBeVisible();
  await expect(staff.getByRole('heading', { name: "L'annonce aujourd'hui" })).toBeVisible();
  await staff.getByRole('button', { name: "Je m'en occupe" }).click();
  await staff.getByRole('button', { name: 'Clore', exact: true }).click();
  const closing = staff.getByRole('dialog');
  await closing.getByRole('radio', { name: 'Masqué du site' }).check();
  await closing.getByLabel(/Raison/).fill('Photos trouvées ailleurs.');
  await closing.getByRole('button', { name: 'Clore', exact: true }).click();
  await expect(panel(staff, 'Suite donnée').getByText('Masqué du site')).toBeVisible();

  await member.goto(`/objet/${item.id}`);
  await expect(member.getByText('Objet non trouvé').first()).toBeVisible();
});

test('a party asks for help with a rental, and staff have the rental with its history', async ({
  browser,
  request,
}) => {
  const rental = await startedRental(request);
  const [renter, staff] = [await newPerson(browser), await newPerson(browser)];
  await renter.setViewportSize(phone);
  await signIn(renter, rental.renter);
  await renter.goto('/tableau-de-bord/mes-locations');
  const card = renter.getByRole('article', { name: rental.itemTitle });
  await card.getByText("Plus d'actions").click();
  await card.getByRole('button', { name: 'Signaler un problème' }).click();
  const dialog = renter.getByRole('dialog');
  await dialog.getByRole('radio', { name: "L'autre personne ne répond pas" }).check();
  await dialog.getByRole('button', { name: "Demander de l'aide" }).click();
  await expect(renter.getByText(/Merci\. L'équipe Loka regarde/)).toBeVisible();

  await openReport(staff, rental.itemTitle);
  await expect(staff.getByText("L'autre ne répond pas")).toBeVisible();
  await expect(panel(staff, 'Historique').getByRole('listitem')).not.toHaveCount(0);
  await expect(panel(staff, 'Personnes').getByText('Nadège Ondo')).toBeVisible();
});

test('a received message is reported, and staff see it in its conversation with its picture', async ({
  browser,
  request,
}) => {
  const rental = await startedRental(request);
  const [renter, owner] = [await newPerson(browser), await newPerson(browser)];
  const staff = await newPerson(browser);
  await renter.setViewportSize(phone);
  await signIn(renter, rental.renter);
  await signIn(owner, rental.owner);
  await owner.goto(`/tableau-de-bord/messages/location/${rental.id}`);
  const composer = owner.getByRole('textbox', { name: 'Votre message' });
  await composer.fill('Voici le portail.');
  await owner.getByLabel('Ajouter une photo').setInputFiles(pictures[0]);
  await expect(owner.getByRole('list', { name: 'Photos à envoyer' })).toBeVisible();
  await owner.getByRole('button', { name: 'Envoyer' }).click();
  await expect(owner.getByText('Voici le portail.')).toBeVisible();
  await composer.fill('Vous êtes un voleur.');
  await owner.getByRole('button', { name: 'Envoyer' }).click();

  await renter.goto(`/tableau-de-bord/messages/location/${rental.id}`);
  const rude = renter.getByRole('listitem').filter({ hasText: 'Vous êtes un voleur.' });
  await rude.getByRole('button', { name: 'Signaler ce message' }).click();
  const dialog = renter.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Des insultes ou des menaces' }).check();
  await dialog.getByRole('button', { name: 'Envoyer le signalement' }).click();
  await expect(renter.getByText(/Merci\. L'équipe Loka regarde/)).toBeVisible();
  await expect(owner.getByRole('button', { name: 'Signaler ce message' })).toHaveCount(0);

  await openReport(staff, 'Message');
  const talk = panel(staff, 'Dans la conversation');
  await expect(talk.getByText('Message signalé')).toHaveCount(1);
  await expect(talk.getByText('Vous êtes un voleur.')).toBeVisible();
  await expect(talk.getByText('Voici le portail.')).toBeVisible();
  await expect(talk.getByRole('img', { name: 'Photo 1 du message' })).toBeVisible();
  await staff.getByRole('menuitem', { name: 'Journal' }).click();
  await expect(staff.getByRole('cell', { name: 'Messages signalés lus' }).first()).toBeVisible();
});

test('a review is reported by a reader, and staff see what it says', async ({ browser }) => {
  const [review] = await query<{ itemId: string; comment: string }>(
    `select item_id as "itemId", comment from reviews r join users u on u.id = r.author_id
     where subject = 'item' and published_at < now() and hidden_at is null and comment <> ''
       and u.email <> 'locataire@loka.example'
     order by published_at desc limit 1`,
  );
  if (!review) throw new Error('the demo data has no review');
  const [reader, staff] = [await newPerson(browser), await newPerson(browser)];
  await reader.setViewportSize(phone);
  await signIn(reader, 'locataire@loka.example');
  await reader.goto(`/objet/${review.itemId}`);
  const entry = reader.getByRole('article').filter({ hasText: review.comment });
  await entry.getByRole('button', { name: 'Signaler cet avis' }).click();
  const dialog = reader.getByRole('dialog');
  await expect(dialog.getByText(/Son auteur ne saura pas qui l'a signalé/)).toBeVisible();
  await dialog.getByRole('radio', { name: 'Il est faux' }).check();
  await dialog.getByRole('button', { name: 'Envoyer le signalement' }).click();
  await expect(reader.getByText(/Merci\. L'équipe Loka regarde/)).toBeVisible();

  await signInToConsole(staff, 'staff@loka.example');
  await staff.getByRole('menuitem', { name: 'Signalements' }).click();
  await staff.getByRole('cell', { name: 'Avis faux' }).last().click();
  await expect(panel(staff, "L'avis aujourd'hui").getByText(review.comment)).toBeVisible();
  await expect(staff.getByRole('link', { name: "Voir l'avis" })).toBeVisible();
});

test('what a visitor keeps is taken along at sign-up', async ({ browser }) => {
  const item = await freeItem('any');
  const visitor = await newPerson(browser);
  await visitor.setViewportSize(phone);
  await visitor.goto(`/objet/${item.id}`);
  await visitor.getByRole('button', { name: 'Ajouter aux favoris' }).click();
  await expect(visitor.getByText(/Gardé dans vos favoris/)).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('button', { name: 'Dans vos favoris' })).toBeVisible();

  await visitor.getByRole('link', { name: 'Mes favoris, 1 objet' }).click();
  await expect(visitor.getByRole('heading', { name: 'Mes favoris' })).toBeVisible();
  const heart = visitor.getByRole('button', { name: `Favori : ${item.title}` });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(visitor.getByText("Vous n'avez pas encore de favoris")).toBeVisible();
  await visitor.goto(`/objet/${item.id}`);
  await visitor.getByRole('button', { name: 'Ajouter aux favoris' }).click();
  await visitor.getByRole('link', { name: 'Mes favoris, 1 objet' }).click();
  await visitor.getByRole('link', { name: 'Créer un compte' }).click();

  const address = newAddress('favoris');
  await expect(visitor).toHaveURL(/inscription/);
  await fillSignUp(visitor, 'Aline Moussavou', address);
  await query('update users set email_confirmed_at = now() where email = $1', [address]);
  await visitor.goto('/tableau-de-bord/favoris');
  await expect(visitor.getByRole('link', { name: item.title })).toBeVisible();

  await visitor.getByRole('button', { name: `Favori : ${item.title}` }).click();
  await expect(visitor.getByText("Vous n'avez pas encore de favoris")).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText("Vous n'avez pas encore de favoris")).toBeVisible();
});

test('a heart that is pressed without network is sent when it is back', async ({ browser }) => {
  const item = await freeItem('any');
  const member = await newPerson(browser);
  await member.setViewportSize(phone);
  await signIn(member, 'locataire@loka.example');
  // Whatever is still on its way when the network goes would fail, and the page say so: its form is
  // the last to come, once the server has said whether the member asked for the object already.
  const known = member.waitForResponse('**/api/favourites/ids');
  await member.goto(`/objet/${item.id}`);
  await known;
  await expect(member.getByRole('button', { name: 'Ajouter aux favoris' })).toBeVisible();
  await expect(member.getByRole('heading', { name: 'Demander cet objet' })).toBeVisible();
  await expect(member.getByRole('link', { name: /^Notifications/ }).last()).toBeVisible();
  await member.context().setOffline(true);
  await member.getByRole('button', { name: 'Ajouter aux favoris' }).click();
  await expect(member.getByRole('button', { name: 'Dans vos favoris' })).toBeVisible();
  await member.context().setOffline(false);
  await expect
    .poll(() => query('select from favourites where item_id = $1', [item.id]))
    .toHaveLength(1);
});
