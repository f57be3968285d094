import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { freeItem } from './support/items.js';
import { ledgerErrors } from './support/ledger.js';
import { mailedLink } from './support/mailbox.js';
import { newAddress, newPerson, signUp } from './support/people.js';
import { requestRental } from './support/renting.js';
import { ageNumbers, verifyIdentity } from './support/wallet.js';

test.describe
  .serial("a member's wallet", () => {
    const address = newAddress('odile');
    let page: Page;

    const balance = () => page.getByRole('region', { name: 'Solde' });
    const dialog = () => page.getByRole('dialog');

    /** From the wallet until the payment is in progress, which a quick payment is for a moment only. */
    async function topUp(francs: string, confirm: RegExp): Promise<void> {
      await page.getByRole('button', { name: 'Déposer' }).click();
      await dialog().getByLabel('Montant (FCFA)').fill(francs);
      await dialog().getByRole('button', { name: 'Continuer' }).click();
      await dialog().getByRole('button', { name: confirm }).click();
      await expect(dialog().getByText(/^Dépôt (en cours|réussi)/)).toBeVisible();
    }

    test.beforeAll(async ({ browser }) => {
      page = await newPerson(browser);
    });

    test('a verified member adds a number and confirms it by mail', async () => {
      await signUp(page, 'Odile Bongo Ndong', address);
      await verifyIdentity(address);
      await page.goto('/tableau-de-bord/portefeuille');
      await page.getByRole('tab', { name: 'Moyens de paiement' }).click();
      await page.getByRole('button', { name: 'Ajouter un numéro' }).click();
      await dialog().getByLabel('Numéro Airtel Money').fill('077 12 30 01');
      await dialog().getByRole('button', { name: 'Ajouter' }).click();
      await expect(page.getByText('À confirmer par e-mail')).toBeVisible();

      await page.goto(await mailedLink(address, '/confirmer-numero'));
      await page.getByRole('button', { name: 'Confirmer ce numéro' }).click();
      await expect(page.getByText('Votre numéro est confirmé.')).toBeVisible();
      await expect(page.getByText(/077.12.30.01.*retraits à partir du/)).toBeVisible();
    });

    test('it is topped up by mobile money', async () => {
      await page.getByRole('link', { name: 'Voir mes numéros' }).click();
      await topUp('100000', /^Déposer 100\s000\sFCFA$/);
      await expect(dialog().getByText('Dépôt réussi')).toBeVisible();
      await dialog().getByRole('button', { name: 'Fermer' }).last().click();
      await expect(balance()).toContainText(/100\s000\sFCFA/);
    });

    test('the same top-up after a reload is another payment', async () => {
      for (const after of [/101\s000\sFCFA/, /102\s000\sFCFA/]) {
        await topUp('1000', /^Déposer 1\s000\sFCFA$/);
        await expect(async () => {
          await page.reload();
          await expect(balance()).toContainText(after, { timeout: 15_000 });
        }).toPass();
      }
    });

    test('a number confirmed today cannot receive a withdrawal', async () => {
      await page.getByRole('button', { name: 'Retirer', exact: true }).click();
      await expect(dialog().getByRole('radio', { name: /077.12.30.01/ })).toBeDisabled();
      await expect(dialog().getByText(/Utilisable pour un retrait à partir du/)).toBeVisible();
      await expect(dialog().getByRole('button', { name: 'Continuer' })).toBeDisabled();
      await page.keyboard.press('Escape');
    });

    test('a day later it can', async () => {
      await ageNumbers(address);
      await page.goto('/tableau-de-bord/portefeuille');
      await page.getByRole('button', { name: 'Retirer', exact: true }).click();
      await dialog().getByRole('button', { name: '5 000 FCFA', exact: true }).click();
      await dialog().getByRole('button', { name: 'Continuer' }).click();
      await dialog()
        .getByRole('button', { name: /^Retirer 5\s000\sFCFA$/ })
        .click();
      await expect(dialog().getByText('Retrait réussi')).toBeVisible();
      await dialog().getByRole('button', { name: 'Fermer' }).last().click();
      await expect(balance()).toContainText(/97\s000\sFCFA/);
      expect(await ledgerErrors()).toEqual([]);
    });

    test('the statement lists every transaction, by type, and as a file', async () => {
      const lines = page.getByRole('list', { name: 'Transactions' }).getByRole('listitem');
      await expect(lines).toHaveCount(4);
      await page.getByLabel('Type').selectOption('Retraits');
      await expect(lines).toHaveCount(1);
      await expect(lines).toContainText(/−\s5\s000\sFCFA/);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Exporter (CSV)' }).click();
      expect((await download).suggestedFilename()).toMatch(/\.csv$/);
    });

    test('a line of the statement opens its receipt', async () => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: /^Reçu Retrait/ }).click();
      const receipt = await download;
      expect(receipt.suggestedFilename()).toMatch(/^loka-recu-R-.+\.pdf$/);
      const file = await readFile(await receipt.path());
      expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    });

    test('it pays a rental alone, at once', async () => {
      const item = await freeItem('cheapest');
      await page.goto(`/objet/${item.id}`);
      await requestRental(page);
      await expect(page.getByLabel('Numéro Airtel Money')).toHaveValue('077123001');
      await page.getByLabel(/Utiliser mon portefeuille/).check();
      await expect(page.getByLabel('Numéro Airtel Money')).toBeHidden();
      await page.getByRole('button', { name: /^Payer/ }).click();
      await expect(
        page.getByText('Paiement réussi ! Vous serez redirigé vers vos locations.'),
      ).toBeVisible();
      await expect(page).toHaveURL(/mes-locations/);
      await expect(page.getByRole('article', { name: item.title })).toBeVisible();
      expect(await ledgerErrors()).toEqual([]);
    });

    test('mobile money pays what it does not cover', async () => {
      const item = await freeItem('dearest');
      await page.goto(`/objet/${item.id}`);
      await requestRental(page);
      await page.getByLabel(/Utiliser mon portefeuille/).check();
      await expect(page.getByText('À compléter par mobile money')).toBeVisible();
      await expect(page.getByLabel('Numéro Airtel Money')).toHaveValue('077123001');
      await page.getByRole('button', { name: /^Payer/ }).click();
      await expect(page).toHaveURL(/mes-locations/);
      await expect(page.getByRole('article', { name: item.title })).toBeVisible();
      await page.goto('/tableau-de-bord/portefeuille');
      await expect(balance()).toContainText(/Solde\s*0\sFCFA/);
      expect(await ledgerErrors()).toEqual([]);
    });
  });
