import { expect, type Page, test } from '@playwright/test';
import { pickDay } from '../support/calendar.js';
import { dayFromNow } from '../support/days.js';
import { ledgerErrors } from '../support/ledger.js';
import { newPerson, signIn } from '../support/people.js';
import { type PaidRental, startedRental } from '../support/rentals.js';

test.describe
  .serial('another end day of a rental, on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 } });
    let rental: PaidRental;
    let renter: Page;
    let owner: Page;
    const cardOn = (page: Page) => page.getByRole('article', { name: rental.itemTitle });

    test.beforeAll(async ({ browser, request }) => {
      rental = await startedRental(request);
      [renter, owner] = await Promise.all([newPerson(browser), newPerson(browser)]);
    });

    test('the renter asks for two days more, and sees their price first', async () => {
      await signIn(renter, rental.renter);
      await renter.goto('/tableau-de-bord/mes-locations');
      await cardOn(renter).getByText("Plus d'actions").click();
      await cardOn(renter).getByRole('button', { name: 'Prolonger' }).click();
      const dialog = renter.getByRole('dialog');
      await pickDay(dialog, dayFromNow(5));
      await expect(dialog.getByText(/^2\sjours de plus/)).toBeVisible();
      await dialog.getByLabel(/^Un mot pour/).fill('Le chantier dure.');
      await dialog.getByRole('button', { name: 'Envoyer ma demande' }).click();
      await expect(dialog).toBeHidden();
      await expect(cardOn(renter).getByText('Prolongation demandée')).toBeVisible();
    });

    test('the owner accepts', async () => {
      await signIn(owner, rental.owner);
      await owner.goto('/tableau-de-bord/demandes');
      await expect(cardOn(owner).getByText(/Le chantier dure\./)).toBeVisible();
      await cardOn(owner).getByRole('button', { name: 'Accepter de prolonger' }).click();
      await owner.getByRole('dialog').getByRole('button', { name: 'Accepter' }).click();
      await expect(
        cardOn(owner).getByText('Prolongation acceptée, paiement attendu'),
      ).toBeVisible();
    });

    test('the renter pays within the time shown, and has the days', async () => {
      await renter.reload();
      await expect(cardOn(renter).getByText(/^Encore 1\sh/)).toBeVisible();
      await cardOn(renter).getByRole('link', { name: 'Payer la prolongation' }).click();
      await renter.getByLabel(/^Numéro/).fill('077000001');
      await renter.getByRole('button', { name: /^Payer/ }).click();
      await expect(renter.getByText('Location prolongée')).toBeVisible();
      await cardOn(renter).getByText("Plus d'actions").click();
      await expect(cardOn(renter).getByRole('button', { name: 'Prolonger' })).toBeVisible();
    });

    test('the renter gives one day back, the owner accepts, and the ledger balances', async () => {
      await cardOn(renter).getByRole('button', { name: 'Rendre plus tôt' }).click();
      const dialog = renter.getByRole('dialog');
      await pickDay(dialog, dayFromNow(4));
      await expect(dialog.getByText(/^1\sjour de moins/)).toBeVisible();
      await dialog.getByRole('button', { name: 'Envoyer ma demande' }).click();
      await expect(dialog).toBeHidden();
      await owner.reload();
      await cardOn(owner).getByRole('button', { name: 'Accepter de raccourcir' }).click();
      await owner.getByRole('dialog').getByRole('button', { name: 'Accepter' }).click();
      await expect(cardOn(owner).getByText('Fin anticipée proposée')).toBeHidden();
      await cardOn(owner).getByText('Historique').click();
      await expect(
        cardOn(owner).getByText('Fin anticipée acceptée, jours remboursés', { exact: true }),
      ).toBeVisible();
      expect(await ledgerErrors()).toEqual([]);
    });
  });
