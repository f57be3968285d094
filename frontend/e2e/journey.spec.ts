import { expect, type Page, test } from '@playwright/test';
import { freeItem } from './support/items.js';
import { ledgerErrors } from './support/ledger.js';
import { newAddress, newPerson, signInByForm, signUp } from './support/people.js';
import { requestRental } from './support/renting.js';

test.describe
  .serial('a rental from its request to the return of the deposit, on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 } });
    let renter: Page;
    let owner: Page;
    let item: Awaited<ReturnType<typeof freeItem>>;
    const renterCard = () => renter.getByRole('article', { name: item.title });
    // The name is masked until the owner accepts.
    const ownerCard = () =>
      owner.getByRole('article', { name: item.title }).filter({ hasText: /Mireille Zang|M\*+g/ });

    test.beforeAll(async ({ browser }) => {
      [renter, owner] = await Promise.all([newPerson(browser), newPerson(browser)]);
      await renter.clock.install();
    });

    test('the renter asks for today and two days more, and pays', async () => {
      await signUp(renter, 'Mireille Zang', newAddress('mireille'));
      item = await freeItem('any');
      await renter.goto(`/objet/${item.id}`);
      await requestRental(renter, 0);
      await renter.getByLabel('Airtel Money', { exact: true }).check();
      await renter.getByLabel('Numéro Airtel Money').fill('077000001');
      await renter.getByRole('button', { name: /^Payer/ }).click();
      await expect(renter).toHaveURL(/mes-locations/);
      await expect(renterCard().getByText('En attente')).toBeVisible();
    });

    test('the owner accepts, which the renter sees without a reload', async () => {
      await signInByForm(owner, item.owner);
      await owner.goto('/tableau-de-bord/demandes');
      await expect(ownerCard().getByText(/^Il vous reste .* pour répondre/)).toBeVisible();
      await ownerCard().getByRole('button', { name: 'Accepter' }).click();
      await expect(owner.getByText(/^Demande acceptée/)).toBeVisible();
      // The page looks again every half a minute; what it asked before may still be under way.
      await renter.clock.fastForward(30_000);
      await expect(renterCard().getByRole('region', { name: 'Code de remise' })).toBeVisible();
    });

    test('the owner enters the code that the renter shows', async () => {
      const region = renterCard().getByRole('region', { name: 'Code de remise' });
      const code = (await region.getByText(/^\d{4}$/).textContent()) ?? '';
      await ownerCard().getByRole('button', { name: "Remettre l'objet" }).click();
      await owner.getByRole('dialog').getByLabel('Code du locataire').fill(code);
      await owner.getByRole('button', { name: 'Confirmer la remise' }).click();
      await expect(
        owner.getByText('Objet remis. Vous pouvez retirer le prix de la location.'),
      ).toBeVisible();
    });

    test('the renter declares the return, and the owner confirms it', async () => {
      await renter.reload();
      await renterCard().getByRole('button', { name: 'Déclarer le retour' }).click();
      await renter.getByRole('button', { name: "L'objet est rendu" }).click();
      await expect(renterCard().getByText(/^Retour déclaré\. Sans réponse/)).toBeVisible();
      await owner.reload();
      await ownerCard().getByRole('button', { name: 'Confirmer le retour' }).click();
      const dialog = owner.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Confirmer le retour' }).click();
      await expect(dialog).toBeHidden();
    });

    test('the deposit is in the wallet of the renter, and the ledger balances', async () => {
      await renter.reload();
      await expect(renterCard().getByText(/^Retour confirmé/)).toBeVisible();
      await expect(renterCard().getByText('Terminée', { exact: true })).toBeVisible();
      await renter.goto('/tableau-de-bord/portefeuille');
      const line = renter.getByRole('listitem').filter({ hasText: /^Caution rendue/ });
      await expect(line).toContainText(item.title);
      expect(await ledgerErrors()).toEqual([]);
    });
  });
