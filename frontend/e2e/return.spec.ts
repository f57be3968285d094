import { expect, type Page, test } from '@playwright/test';
import { ledgerErrors } from './support/ledger.js';
import { newPerson, signIn } from './support/people.js';

test.describe
  .serial('the return of an item', () => {
    let renter: Page;
    let owner: Page;
    let confirmedBefore: number;

    test.beforeAll(async ({ browser }) => {
      [renter, owner] = await Promise.all([newPerson(browser), newPerson(browser)]);
    });

    test('the renter declares it', async () => {
      await signIn(renter, 'locataire@loka.example');
      await renter.goto('/tableau-de-bord/mes-locations');
      await expect(renter.getByRole('button', { name: 'Déclarer le retour' })).toBeVisible();
      confirmedBefore = await renter.getByText(/^Retour confirmé/).count();
      await renter.getByRole('button', { name: 'Déclarer le retour' }).click();
      await renter.getByRole('button', { name: "L'objet est rendu" }).click();
      await expect(
        renter.getByText('Retour déclaré. Le propriétaire en est informé.'),
      ).toBeVisible();
    });

    test('the owner confirms it', async () => {
      await signIn(owner, 'proprietaire@loka.example');
      await owner.goto('/tableau-de-bord/demandes');
      await owner.getByRole('button', { name: 'Confirmer le retour' }).click();
      const dialog = owner.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Confirmer le retour' }).click();
      await expect(dialog).toBeHidden();
    });

    test('the renter has the deposit back, and the ledger balances', async () => {
      await renter.reload();
      await expect(renter.getByRole('button', { name: 'Déclarer le retour' })).toBeHidden();
      await expect(renter.getByText(/^Retour confirmé/)).toHaveCount(confirmedBefore + 1);
      expect(await ledgerErrors()).toEqual([]);
    });
  });
