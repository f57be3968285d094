import { expect, type Page, test } from '@playwright/test';
import { signInToConsole } from '../support/console.js';
import { query } from '../support/database.js';
import { ledgerErrors } from '../support/ledger.js';
import { newPerson, signIn } from '../support/people.js';
import { pictures } from '../support/pictures.js';
import { type PaidRental, startedRental } from '../support/rentals.js';

test.describe
  .serial('a claim on which the parties do not agree', () => {
    let rental: PaidRental;
    let pages: { renter: Page; owner: Page; staff: Page };
    const renterCard = () => pages.renter.getByRole('article', { name: rental.itemTitle });
    const ownerCard = () =>
      pages.owner
        .getByRole('article', { name: rental.itemTitle })
        .filter({ hasText: 'Nadège Ondo' });

    test.beforeAll(async ({ browser, request }) => {
      rental = await startedRental(request);
      const [renter, owner, staff] = await Promise.all([
        newPerson(browser),
        newPerson(browser),
        newPerson(browser),
      ]);
      pages = { renter, owner, staff };
      for (const page of [renter, owner]) await page.setViewportSize({ width: 360, height: 740 });
    });

    test('the object changes hands, and the renter declares its return', async () => {
      const { owner } = pages;
      const [kept] = await query<{ code: string }>(
        'select handover_code as code from rentals where id = $1',
        [rental.id],
      );
      await signIn(owner, rental.owner);
      await owner.goto('/tableau-de-bord/demandes');
      await ownerCard().getByRole('button', { name: "Remettre l'objet" }).click();
      await owner.getByRole('dialog').getByLabel('Code du locataire').fill(`${kept?.code}`);
      await owner.getByRole('button', { name: 'Confirmer la remise' }).click();
      await expect(
        owner.getByText('Objet remis. Vous pouvez retirer le prix de la location.'),
      ).toBeVisible();

      const { renter } = pages;
      await signIn(renter, rental.renter);
      await renter.goto('/tableau-de-bord/mes-locations');
      await renterCard().getByRole('button', { name: 'Déclarer le retour' }).click();
      await renter.getByRole('button', { name: "L'objet est rendu" }).click();
      await expect(renter.getByText(/^Retour déclaré/).first()).toBeVisible();
    });

    test('the owner claims a part of the deposit with a photo', async () => {
      const { owner } = pages;
      await owner.reload();
      await ownerCard().getByRole('button', { name: /abîmé/ }).click();
      const dialog = owner.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Envoyer ma demande' }).click();
      await expect(dialog.getByText(/^De 1 à/)).toBeVisible();
      await dialog.getByLabel('Montant (FCFA)').fill('900');
      await dialog.getByLabel('Ce qui ne va pas').fill('La poignée est fendue.');
      await dialog.getByLabel('Ajouter').setInputFiles(pictures[0]);
      await dialog.getByRole('button', { name: 'Envoyer ma demande' }).click();
      await expect(ownerCard().getByText(/^Vous demandez 900\sFCFA/)).toBeVisible();
    });

    test('the renter offers less', async () => {
      const { renter } = pages;
      await renter.reload();
      await renterCard().getByRole('button', { name: 'Répondre' }).click();
      const dialog = renter.getByRole('dialog');
      await expect(dialog.getByText(/La poignée est fendue/)).toBeVisible();
      await dialog.getByRole('radio', { name: /Proposer moins/ }).check();
      await dialog.getByLabel('Montant (FCFA)').fill('300');
      await dialog.getByLabel('Pourquoi').fill('Elle était déjà fendue.');
      await dialog.getByRole('button', { name: 'Envoyer ma réponse' }).click();
      await expect(renterCard().getByText(/^Vous proposez 300\sFCFA/)).toBeVisible();
    });

    test('the owner refuses the offer', async () => {
      const { owner } = pages;
      await owner.reload();
      await ownerCard().getByRole('button', { name: 'Répondre' }).click();
      const dialog = owner.getByRole('dialog');
      await dialog.getByRole('radio', { name: /^Refuser/ }).check();
      await dialog.getByLabel('Pourquoi').fill('Elle était neuve en juin.');
      await dialog.getByRole('button', { name: 'Envoyer ma réponse' }).click();
      await expect(dialog).toBeHidden();
    });

    test('staff share the deposit, and each party reads the share', async () => {
      const { staff, renter, owner } = pages;
      await signInToConsole(staff, 'admin@loka.example');
      await staff.getByRole('menuitem', { name: 'Locations' }).click();
      await staff.getByRole('tab', { name: /Litiges à trancher/ }).click();
      await staff.getByRole('cell', { name: rental.itemTitle }).click();
      await staff.getByRole('button', { name: 'Partager la caution' }).click();
      const dialog = staff.getByRole('dialog');
      for (const words of ['La poignée est fendue', 'déjà fendue', 'neuve en juin'])
        await expect(dialog.getByText(new RegExp(words))).toBeVisible();
      await dialog.getByLabel('Au propriétaire, en FCFA').fill('600');
      await dialog.getByLabel(/^Raison/).fill('Fente visible sur la photo du départ.');
      await dialog.getByRole('button', { name: 'Partager' }).click();
      await expect(staff.getByText('Caution partagée.')).toBeVisible();
      for (const [page, card] of [
        [renter, renterCard()],
        [owner, ownerCard()],
      ] as const) {
        await page.reload();
        await expect(card.getByText(/^Caution partagée\s: .*600\sFCFA pour/)).toBeVisible();
      }
      expect(await ledgerErrors()).toEqual([]);
    });
  });
