import path from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { ledgerFaults } from './support/ledger.js';
import { newAddress, password, signIn, signUp } from './support/people.js';
import { askAndPay } from './support/renting.js';

const pictures = ['hero-1-800.webp', 'hero-2-800.webp'].map((file) =>
  path.resolve(import.meta.dirname, '../public/art', file),
);

/** Another person, at another computer. */
async function somebody(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  return context.newPage();
}

test.describe.configure({ mode: 'serial' });

test('an object is listed, found, paid, accepted, and its rent credited', async ({ browser }) => {
  const [owner, staff, renter] = await Promise.all([
    somebody(browser),
    somebody(browser),
    somebody(browser),
  ]);
  const word = `zinzolin${Date.now()}`;
  const alice = `Alice Mengue ${word.slice(-6)}`;
  const bruno = `Bruno Ella ${word.slice(-6)}`;

  await test.step('A signs up and submits her identity with the camera', async () => {
    await signUp(owner, alice, newAddress('alice'));
    await owner.goto('/tableau-de-bord/profil');
    await owner.getByLabel('Type de document').selectOption('Passeport');
    await owner.getByLabel('Numéro du document').fill(`GA${word.slice(-6)}`);
    await owner.getByLabel("Ajouter l'image du document").setInputFiles(pictures[0] as string);
    await owner.getByRole('button', { name: 'Ouvrir la caméra' }).click();
    await owner.getByRole('button', { name: 'Prendre la photo' }).click();
    await expect(owner.getByRole('button', { name: 'Reprendre la photo' })).toBeVisible();
    await owner.getByRole('button', { name: 'Envoyer la vérification' }).click();
    await expect(owner.getByText('Vérification envoyée !')).toBeVisible();
  });

  await test.step('staff see both pictures and approve', async () => {
    await staff.goto('/admin');
    await staff.getByLabel('Adresse e-mail').fill('staff@loka.example');
    await staff.getByRole('textbox', { name: 'Mot de passe' }).fill(password);
    await staff.getByRole('button', { name: 'Se connecter' }).click();
    await staff.getByRole('menuitem', { name: /Vérifications/ }).click();
    await staff.getByText(alice).click();
    for (const name of ["Document d'identité", 'Photo prise en direct']) {
      const picture = staff.getByRole('img', { name });
      await expect(picture).toBeVisible();
      await expect(picture).toHaveJSProperty('complete', true);
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    }
    await staff.getByRole('button', { name: 'Approuver' }).click();
    await expect(staff.getByText(`Identité de ${alice} approuvée.`)).toBeVisible();
  });

  await test.step('A lists an object with two photos', async () => {
    await owner.goto('/tableau-de-bord/mes-objets');
    await owner.getByRole('link', { name: 'Ajouter un objet' }).first().click();
    await owner.getByLabel('Ajouter des photos').setInputFiles(pictures);
    await owner.getByLabel('Titre').fill('Perceuse à percussion');
    await owner.getByLabel('Description').fill(`Livrée avec sa mallette couleur ${word}.`);
    await owner.getByLabel('Catégorie').selectOption('bricolage');
    await owner.getByLabel('Prix (FCFA)').fill('5000');
    await owner.getByLabel('Caution (FCFA)').fill('20000');
    await owner.getByLabel('Quartier').fill('Louis');
    await owner.getByRole('button', { name: "Publier l'annonce" }).click();
    await expect(owner.getByText('Objet ajouté avec succès')).toBeVisible();
  });

  await test.step('B signs up and finds it by a word of its description', async () => {
    await signUp(renter, bruno, newAddress('bruno'));
    await renter.goto('/explorer');
    await renter.getByLabel('Rechercher un objet').first().fill(word.toUpperCase());
    await renter.keyboard.press('Enter');
    await expect(renter.getByText('1 résultat')).toBeVisible();
    await renter.getByRole('link', { name: /Perceuse à percussion/ }).click();
    await expect(renter.getByText('Caution : 20 000 FCFA')).toBeVisible();
    await expect(renter.getByText(/^A\*+\d$/)).toBeVisible();
  });

  await test.step('a refused payment says so and makes no rental', async () => {
    await askAndPay(renter, '077000002');
    await expect(
      renter.getByText('Une erreur est survenue lors du paiement. Veuillez réessayer.'),
    ).toBeVisible({ timeout: 30_000 });
    await renter.goto('/tableau-de-bord/mes-locations');
    await expect(renter.getByText("Vous n'avez pas encore de locations")).toBeVisible();
  });

  await test.step('B asks for three days and pays', async () => {
    await renter.goto(`/explorer?q=${word}`);
    await renter.getByRole('link', { name: /Perceuse à percussion/ }).click();
    await askAndPay(renter, '077000001');
    await expect(
      renter.getByText('Paiement réussi ! Vous serez redirigé vers vos locations.'),
    ).toBeVisible({ timeout: 30_000 });
    await expect(renter).toHaveURL(/mes-locations/, { timeout: 6_000 });
    await expect(renter.getByText('Perceuse à percussion')).toBeVisible();
    await expect(renter.getByText('En attente').first()).toBeVisible();
  });

  await test.step('A accepts', async () => {
    await owner.goto('/tableau-de-bord/demandes');
    await owner.getByRole('button', { name: 'Accepter' }).click();
    await expect(owner.getByText("Vous n'avez pas de demandes en attente")).toBeVisible();
    await expect(owner.getByText(bruno)).toBeVisible();
  });

  await test.step('her wallet shows the rent, and the ledger balances', async () => {
    await owner.goto('/tableau-de-bord/portefeuille');
    await expect(owner.getByRole('region', { name: 'Solde' })).toContainText(/15\s000\sFCFA/);
    await expect(owner.getByText(/Location acceptée · Perceuse à percussion/)).toBeVisible();
    await renter.reload();
    await expect(renter.getByText('À venir').first()).toBeVisible();
    expect(await ledgerFaults()).toEqual([]);
  });

  await test.step('B can now reach A', async () => {
    await renter.getByRole('button', { name: 'Contacter' }).click();
    await expect(renter.getByRole('link', { name: /Écrire à alice-/ })).toBeVisible();
  });
});

test('a renter cancels a request and has everything back in the wallet', async ({ page }) => {
  await signIn(page, 'locataire@loka.example');
  await page.goto('/tableau-de-bord/mes-locations');
  await page.getByRole('button', { name: 'Annuler' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('button', { name: /Annuler/ })
    .last()
    .click();
  await expect(dialog).toBeHidden();
  expect(await ledgerFaults()).toEqual([]);
});

test('a return is declared and confirmed, and the deposit comes back', async ({ browser }) => {
  const [renter, owner] = await Promise.all([somebody(browser), somebody(browser)]);
  await signIn(renter, 'locataire@loka.example');
  await renter.goto('/tableau-de-bord/mes-locations');
  await expect(renter.getByRole('button', { name: 'Déclarer le retour' })).toBeVisible();
  const returned = await renter.getByText(/^Retour confirmé/).count();
  await renter.getByRole('button', { name: 'Déclarer le retour' }).click();
  await renter.getByRole('button', { name: "L'objet est rendu" }).click();
  await expect(renter.getByText('Retour déclaré. Le propriétaire en est informé.')).toBeVisible();

  await signIn(owner, 'proprietaire@loka.example');
  await owner.goto('/tableau-de-bord/demandes');
  await owner.getByRole('button', { name: 'Confirmer le retour' }).click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Confirmer le retour' }).click();
  await expect(dialog).toBeHidden();

  await renter.reload();
  await expect(renter.getByRole('button', { name: 'Déclarer le retour' })).toBeHidden();
  await expect(renter.getByText(/^Retour confirmé/)).toHaveCount(returned + 1);
  expect(await ledgerFaults()).toEqual([]);
});
