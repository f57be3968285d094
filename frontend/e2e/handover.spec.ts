import { expect, type Page, test } from '@playwright/test';
import { query } from './support/database.js';
import { ledgerErrors } from './support/ledger.js';
import { shellKept } from './support/offline.js';
import { newPerson, signIn } from './support/people.js';
import { pictures } from './support/pictures.js';
import { type PaidRental, startedRental } from './support/rentals.js';

test.use({ viewport: { width: 360, height: 740 } });

/** The pages of a rental's parties, each with its card. */
async function openCards(renter: Page, owner: Page, rental: PaidRental) {
  await signIn(renter, rental.renter);
  await renter.goto('/tableau-de-bord/mes-locations');
  await signIn(owner, rental.owner);
  await owner.goto('/tableau-de-bord/demandes');
  const ofRental = { hasText: 'Nadège Ondo' };
  return {
    renterCard: renter.getByRole('article', { name: rental.itemTitle }),
    ownerCard: owner.getByRole('article', { name: rental.itemTitle }).filter(ofRental),
  };
}

/** The digits that the renter's phone shows. */
async function codeOn(card: ReturnType<Page['locator']>): Promise<string> {
  const code = card.getByRole('region', { name: 'Code de remise' }).getByText(/^\d{4}$/);
  return (await code.textContent()) ?? '';
}

async function enterCode(owner: Page, code: string) {
  const dialog = owner.getByRole('dialog');
  await dialog.getByLabel('Code du locataire').fill(code);
  await dialog.getByRole('button', { name: 'Confirmer la remise' }).click();
}

test('an object is handed over with the code that the renter shows', async ({
  browser,
  request,
}) => {
  const rental = await startedRental(request);
  const [renter, owner] = await Promise.all([newPerson(browser), newPerson(browser)]);
  const { renterCard, ownerCard } = await openCards(renter, owner, rental);
  const code = await codeOn(renterCard);
  await expect(
    ownerCard.getByText(/Vous pourrez retirer votre part .* dès la remise/),
  ).toBeVisible();
  await ownerCard.getByRole('button', { name: "Remettre l'objet" }).click();
  await enterCode(owner, code === '0000' ? '0001' : '0000');
  await expect(owner.getByText(/Ce n'est pas le code/)).toBeVisible();
  await enterCode(owner, code);
  await expect(
    owner.getByText('Objet remis. Vous pouvez retirer le prix de la location.'),
  ).toBeVisible();
  await expect(ownerCard.getByRole('button', { name: "Remettre l'objet" })).toBeHidden();
  await renter.reload();
  await expect(renterCard.getByRole('region', { name: 'Code de remise' })).toBeHidden();
  expect(await ledgerErrors()).toEqual([]);
});

test('a handover whose network drops in the middle is sent once', async ({ browser, request }) => {
  const rental = await startedRental(request);
  const [renter, owner] = await Promise.all([newPerson(browser), newPerson(browser)]);
  const { renterCard, ownerCard } = await openCards(renter, owner, rental);
  // What is seen is kept.
  const shown = await codeOn(renterCard);
  await expect(ownerCard.getByRole('button', { name: "Remettre l'objet" })).toBeVisible();
  await shellKept(owner);
  await shellKept(renter);

  // The renter's phone has no network at all: what it saw last has the code.
  await renter.context().setOffline(true);
  await renter.reload();
  const code = await codeOn(renterCard);
  expect(code).toBe(shown);

  // The owner's loses it after the first of two photos.
  let sent = 0;
  let isDropped = false;
  await owner.route(/\/api\/uploads/, async (route) => {
    sent += 1;
    if (sent === 1) return route.continue();
    await owner.context().setOffline(true);
    await route.abort();
    isDropped = true;
  });
  await ownerCard.getByRole('button', { name: "Remettre l'objet" }).click();
  await owner.getByRole('dialog').getByLabel('Ajouter').setInputFiles(pictures);
  await expect(owner.getByRole('dialog').getByRole('img', { name: /^photo/ })).toHaveCount(2);
  await enterCode(owner, code);
  await expect(owner.getByText("En attente d'envoi")).toBeVisible();
  await expect.poll(() => isDropped).toBe(true);
  await owner.unroute(/\/api\/uploads/);
  // Its code arrived before the photos.
  await expect(owner.getByText(/^Photos de l'objet, .*, 2\sphotos/)).toBeVisible();
  const [arrived] = await query<{ handover: string }>(
    'select handover_status::text as handover from rentals where id = $1',
    [rental.id],
  );
  expect(arrived).toEqual({ handover: 'done' });
  await owner.reload();
  await expect(ownerCard.getByText("En attente d'envoi")).toBeVisible();
  await expect(ownerCard.getByRole('button', { name: "Remettre l'objet" })).toBeHidden();

  await owner.context().setOffline(false);
  await expect(owner.getByText("En attente d'envoi")).toBeHidden();
  const [taken] = await query<{ steps: number; photos: number; uploads: number }>(
    `select
      (select count(*)::int from rental_events where rental_id = $1 and event = 'hand-over') as steps,
      (select count(*)::int from rental_photos where rental_id = $1) as photos,
      (select count(*)::int from uploads u join rentals r on r.owner_id = u.owner_id
        where r.id = $1 and preset = 'rental' and u.created_at > r.created_at) as uploads`,
    [rental.id],
  );
  expect(taken).toEqual({ steps: 1, photos: 2, uploads: 2 });
  expect(await ledgerErrors()).toEqual([]);
});

test('an object that was not handed over gives everything back', { tag: '@long' }, async ({
  browser,
  request,
}) => {
  const rental = await startedRental(request);
  const [renter, owner] = await Promise.all([newPerson(browser), newPerson(browser)]);
  const { renterCard, ownerCard } = await openCards(renter, owner, rental);
  await renterCard.getByRole('button', { name: 'Objet non remis' }).click();
  await renter.getByLabel("Ce qui s'est passé").fill('Personne au rendez-vous de neuf heures.');
  await renter.getByRole('dialog').getByRole('button', { name: 'Signaler' }).click();
  await expect(renterCard.getByText(/ne vous a pas été remis/)).toBeVisible();

  await owner.reload();
  await ownerCard.getByRole('button', { name: 'Répondre' }).click();
  const dialog = owner.getByRole('dialog');
  await expect(dialog.getByText('Personne au rendez-vous de neuf heures.')).toBeVisible();
  await dialog.getByRole('radio', { name: /C'est vrai/ }).check();
  await dialog.getByRole('button', { name: 'Envoyer ma réponse' }).click();
  await expect(dialog).toBeHidden();

  await renter.reload();
  await expect(renterCard.getByText(/L'objet n'a pas été remis\s: .* revenus/)).toBeVisible();
  expect(await ledgerErrors()).toEqual([]);
});
