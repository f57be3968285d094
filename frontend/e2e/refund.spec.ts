import { expect, type Page, test } from '@playwright/test';
import { paidOutTo } from './support/gateway.js';
import { freeItem } from './support/items.js';
import { ledgerErrors } from './support/ledger.js';
import { newAddress, newPerson, signIn, signUp } from './support/people.js';
import { goToForm, requestRental } from './support/renting.js';

test.use({ viewport: { width: 360, height: 740 } });

/** Nobody else's: what was paid out to it is this refund. */
const phoneNumber = '074550301';

test.describe
  .serial('a refused request of a renter without a verified identity', () => {
    let renter: Page;
    let owner: Page;
    let item: Awaited<ReturnType<typeof freeItem>>;
    let total: string;

    test.beforeAll(async ({ browser }) => {
      item = await freeItem('cheapest');
      [renter, owner] = await Promise.all([newPerson(browser), newPerson(browser)]);
    });

    test('the pages say before paying where a refund goes', async () => {
      await signUp(renter, 'Parfait Nzue', newAddress('parfait'));
      await renter.goto(`/objet/${item.id}`);
      await goToForm(renter);
      await expect(renter.getByText(/renvoyer aussitôt vers le numéro qui a payé/)).toBeVisible();
      await requestRental(renter);
      await expect(renter.getByText(/renvoyer aussitôt vers le numéro qui a payé/)).toBeVisible();
    });

    test('is paid by mobile money, and refused by the owner', async () => {
      await renter.getByLabel('Airtel Money', { exact: true }).check();
      await renter.getByLabel('Numéro Airtel Money').fill(phoneNumber);
      const pay = renter.getByRole('button', { name: /^Payer/ });
      total = ((await pay.textContent()) ?? '').replace('Payer', '').trim();
      await pay.click();
      await expect(renter).toHaveURL(/mes-locations/);

      await signIn(owner, item.owner);
      await owner.goto('/tableau-de-bord/demandes');
      // Others may have asked for an object of the same title; the renter's name is masked.
      const request = owner.getByRole('article', { name: item.title }).filter({ hasText: /P\*+e/ });
      await request.getByRole('button', { name: 'Refuser' }).click();
      await owner
        .getByRole('dialog')
        .getByRole('button', { name: /Refuser/ })
        .click();
      await expect(request.getByText('Refusée', { exact: true })).toBeVisible();
    });

    test('leads from its card to the wallet, whose entry in the menu stays closed', async () => {
      await renter.reload();
      await renter.getByRole('button', { name: /^Menu du tableau de bord/ }).click();
      await expect(renter.getByRole('dialog').getByText('Identité à vérifier')).toBeVisible();
      await renter.keyboard.press('Escape');
      await expect(renter.getByRole('link', { name: /Solde du portefeuille/ })).toContainText(
        total,
      );
      await renter.getByRole('link', { name: 'Voir mon portefeuille' }).click();
      await expect(renter.getByRole('region', { name: 'Solde' })).toContainText(total);
      await expect(renter.getByRole('tab')).toHaveCount(0);
      await expect(renter.getByRole('list', { name: 'Transactions' })).toContainText(
        /Demande non aboutie/,
      );
    });

    test('is sent back to the number that paid, where it arrives', async () => {
      await renter.getByRole('button', { name: `Renvoyer ${total}` }).click();
      const dialog = renter.getByRole('dialog');
      await dialog.getByRole('button', { name: `Renvoyer ${total}` }).click();
      await expect(dialog.getByText('Remboursement arrivé')).toBeVisible();
      await dialog.getByRole('button', { name: 'Fermer' }).last().click();
      await expect(renter.getByRole('list', { name: 'Transactions' })).toContainText(
        /Renvoyé au numéro qui a payé/,
      );
      await expect(renter.getByRole('heading', { name: /^Renvoyer vers/ })).toBeHidden();
      expect(await paidOutTo(phoneNumber)).toBe(Number(total.replace(/\D/g, '')));
      expect(await ledgerErrors()).toEqual([]);
    });
  });
