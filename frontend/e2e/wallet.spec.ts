import { expect, type Page, test } from '@playwright/test';
import { ledgerFaults } from './support/ledger.js';
import { mailedLink } from './support/mailbox.js';
import { newAddress, signUp } from './support/people.js';
import { ask } from './support/renting.js';
import { ageNumbers, freeItem, verifyIdentity } from './support/wallet.js';

const balance = (page: Page) => page.getByRole('region', { name: 'Solde' });
const dialog = (page: Page) => page.getByRole('dialog');

/** From the wallet to where the operator is asked. */
async function deposit(page: Page, francs: string, confirm: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Déposer' }).click();
  await dialog(page).getByLabel('Montant (FCFA)').fill(francs);
  await dialog(page).getByRole('button', { name: 'Continuer' }).click();
  await dialog(page).getByRole('button', { name: confirm }).click();
  await expect(dialog(page).getByText('Dépôt en cours...')).toBeVisible();
}

test('a wallet is filled, emptied, and pays a rental', async ({ page }) => {
  const address = newAddress('odile');

  await test.step('a verified member adds a number and confirms it by mail', async () => {
    await signUp(page, 'Odile Bongo Ndong', address);
    await verifyIdentity(address);
    await page.goto('/tableau-de-bord/portefeuille');
    await page.getByRole('tab', { name: 'Moyens de paiement' }).click();
    await page.getByRole('button', { name: 'Ajouter un numéro' }).click();
    await dialog(page).getByLabel('Numéro Airtel Money').fill('077 12 30 01');
    await dialog(page).getByRole('button', { name: 'Ajouter' }).click();
    await expect(page.getByText('À confirmer par e-mail')).toBeVisible();

    await page.goto(await mailedLink(address, '/confirmer-numero'));
    await expect(page.getByText('Votre numéro est confirmé.')).toBeVisible();
    await expect(page.getByText(/077.12.30.01.*retraits à partir du/)).toBeVisible();
  });

  await test.step('she deposits by mobile money', async () => {
    await page.getByRole('link', { name: 'Voir mes numéros' }).click();
    await deposit(page, '100000', /^Déposer 100\s000\sFCFA$/);
    await expect(dialog(page).getByText('Dépôt réussi')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Fermer' }).last().click();
    await expect(balance(page)).toContainText(/100\s000\sFCFA/);
  });

  await test.step('the same deposit after a reload is another one', async () => {
    for (const after of [/101\s000\sFCFA/, /102\s000\sFCFA/]) {
      await deposit(page, '1000', /^Déposer 1\s000\sFCFA$/);
      await expect(async () => {
        await page.reload();
        await expect(balance(page)).toContainText(after, { timeout: 2_000 });
      }).toPass();
    }
  });

  await test.step('a number confirmed today receives nothing yet', async () => {
    await page.getByRole('button', { name: 'Retirer', exact: true }).click();
    await expect(dialog(page).getByRole('radio', { name: /077.12.30.01/ })).toBeDisabled();
    await expect(dialog(page).getByText(/Utilisable pour un retrait à partir du/)).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Continuer' })).toBeDisabled();
    await page.keyboard.press('Escape');
  });

  await test.step('a day later it receives a withdrawal', async () => {
    await ageNumbers(address);
    await page.goto('/tableau-de-bord/portefeuille');
    await page.getByRole('button', { name: 'Retirer', exact: true }).click();
    await dialog(page).getByRole('button', { name: '5 000 FCFA', exact: true }).click();
    await dialog(page).getByRole('button', { name: 'Continuer' }).click();
    await dialog(page)
      .getByRole('button', { name: /^Retirer 5\s000\sFCFA$/ })
      .click();
    await expect(dialog(page).getByText('Retrait réussi')).toBeVisible({ timeout: 30_000 });
    await dialog(page).getByRole('button', { name: 'Fermer' }).last().click();
    await expect(balance(page)).toContainText(/97\s000\sFCFA/);
    expect(await ledgerFaults()).toEqual([]);
  });

  await test.step('the statement lists all, by type, and leaves as a file', async () => {
    const lines = page.getByRole('list', { name: 'Transactions' }).getByRole('listitem');
    await expect(lines).toHaveCount(4);
    await page.getByLabel('Type').selectOption('Retraits');
    await expect(lines).toHaveCount(1);
    await expect(lines).toContainText(/−\s5\s000\sFCFA/);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exporter (CSV)' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  });

  await test.step('the wallet alone pays a rental, at once', async () => {
    const item = await freeItem('cheapest');
    await page.goto(`/objet/${item.id}`);
    await ask(page);
    await expect(page.getByLabel('Numéro Airtel Money')).toHaveValue('077123001');
    await page.getByLabel(/Utiliser mon portefeuille/).check();
    await expect(page.getByLabel('Numéro Airtel Money')).toBeHidden();
    await page.getByRole('button', { name: /^Payer/ }).click();
    await expect(
      page.getByText('Paiement réussi ! Vous serez redirigé vers vos locations.'),
    ).toBeVisible();
    await expect(page).toHaveURL(/mes-locations/, { timeout: 6_000 });
    await expect(page.getByRole('article', { name: item.title })).toBeVisible();
    expect(await ledgerFaults()).toEqual([]);
  });

  await test.step('what the wallet cannot pay alone, mobile money completes', async () => {
    const item = await freeItem('dearest');
    await page.goto(`/objet/${item.id}`);
    await ask(page);
    await page.getByLabel(/Utiliser mon portefeuille/).check();
    await expect(page.getByText('À compléter par mobile money')).toBeVisible();
    await expect(page.getByLabel('Numéro Airtel Money')).toHaveValue('077123001');
    await page.getByRole('button', { name: /^Payer/ }).click();
    await expect(page).toHaveURL(/mes-locations/, { timeout: 30_000 });
    await expect(page.getByRole('article', { name: item.title })).toBeVisible();
    await page.goto('/tableau-de-bord/portefeuille');
    await expect(balance(page)).toContainText(/Solde\s*0\sFCFA/);
    expect(await ledgerFaults()).toEqual([]);
  });
});
