import { expect, type Page, test } from '@playwright/test';
import { query } from './support/database.js';
import { draftKept } from './support/drafts.js';
import { shellKept } from './support/offline.js';
import { newPerson, signIn } from './support/people.js';
import { pictures } from './support/pictures.js';
import { type PaidRental, startedRental } from './support/rentals.js';

test.use({ viewport: { width: 360, height: 740 } });

/** What the server has of a step: how often it was taken, with how many photos. */
async function taken(rental: PaidRental, event: string) {
  const [row] = await query<{ steps: number; photos: number; uploads: number; late: boolean }>(
    `select
      (select count(*)::int from rental_events where rental_id = $1 and event = $2) as steps,
      (select count(*)::int from rental_photos where rental_id = $1) as photos,
      (select count(*)::int from uploads u join users on users.id = u.owner_id and email = $3) as uploads,
      (select device_at < at from rental_events where rental_id = $1 and event = $2) as late`,
    [rental.id, event, rental.renter],
  );
  return row;
}

test.describe
  .serial('a return declared without network', () => {
    let rental: PaidRental;
    let renter: Page;

    test.beforeAll(async ({ browser, request }) => {
      rental = await startedRental(request);
      renter = await newPerson(browser);
    });

    test('is filled in again after the phone has closed the page', async () => {
      await signIn(renter, rental.renter);
      await renter.goto('/tableau-de-bord/mes-locations');
      await renter.getByRole('button', { name: 'Déclarer le retour' }).click();
      await renter.getByRole('dialog').getByLabel('Ajouter').setInputFiles(pictures);
      await expect(renter.getByRole('dialog').getByRole('img', { name: /^photo/ })).toHaveCount(2);
      await draftKept(renter, '', 2);
      const closed = renter;
      renter = await closed.context().newPage();
      await closed.close();
      await renter.goto('/tableau-de-bord/mes-locations');
      await renter.getByRole('button', { name: 'Déclarer le retour' }).click();
      await expect(renter.getByRole('dialog').getByRole('img', { name: /^photo/ })).toHaveCount(2);
      await renter.getByRole('button', { name: 'Effacer' }).click();
      await expect(renter.getByRole('dialog').getByRole('img', { name: /^photo/ })).toHaveCount(0);
    });

    test('does not wait for a network that hangs', async () => {
      await renter.route(/\/rentals\/user\//, () => {});
      await renter.reload();
      await expect(renter.getByText('Loka ne répond pas')).toBeVisible();
      await expect(renter.getByRole('heading', { name: rental.itemTitle })).toBeVisible();
      await renter.unroute(/\/rentals\/user\//);
      await renter.reload();
      await expect(renter.getByText('Loka ne répond pas')).toBeHidden();
    });

    test('is kept on the phone with its photos', async () => {
      await expect(renter.getByRole('button', { name: 'Déclarer le retour' })).toBeVisible();
      await shellKept(renter);
      await renter.context().setOffline(true);
      await renter.getByRole('button', { name: 'Déclarer le retour' }).click();
      const dialog = renter.getByRole('dialog');
      await dialog.getByLabel('Ajouter').setInputFiles(pictures);
      await expect(dialog.getByRole('img', { name: /^photo/ })).toHaveCount(2);
      await dialog.getByRole('button', { name: "L'objet est rendu" }).click();
      await expect(dialog).toBeHidden();
      await expect(renter.getByText("En attente d'envoi")).toBeVisible();
      await expect(renter.getByText(/^Retour déclaré, .*, 2\sphotos/)).toBeVisible();
    });

    test('is still there when the page is opened again without network', async () => {
      await renter.reload();
      await expect(renter.getByText('Pas de réseau')).toBeVisible();
      await expect(renter.getByRole('heading', { name: rental.itemTitle })).toBeVisible();
      await expect(renter.getByText("En attente d'envoi")).toBeVisible();
      await renter.getByRole('button', { name: 'Envoyer maintenant' }).click();
      await expect(renter.getByText("En attente d'envoi")).toBeVisible();
      expect(await taken(rental, 'declare-return')).toMatchObject({ steps: 0, uploads: 0 });
    });

    test('is sent once when the network is back', async () => {
      await renter.context().setOffline(false);
      await expect(renter.getByText("En attente d'envoi")).toBeHidden();
      await expect(renter.getByText('Pas de réseau')).toBeHidden();
      await expect(renter.getByRole('button', { name: 'Déclarer le retour' })).toBeHidden();
      await renter.reload();
      await expect(renter.getByText("En attente d'envoi")).toBeHidden();
      expect(await taken(rental, 'declare-return')).toEqual({
        steps: 1,
        photos: 2,
        uploads: 2,
        late: true,
      });
    });
  });
