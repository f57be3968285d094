import { expect, type Page, test } from '@playwright/test';
import { signInToConsole } from './support/console.js';
import { ledgerErrors } from './support/ledger.js';
import { newAddress, newPerson, signUp } from './support/people.js';
import { pictures } from './support/pictures.js';
import { requestAndPay } from './support/renting.js';

/** In nobody else's listing. */
const word = `zinzolin${Date.now()}`;
const ownerName = `Alice Mengue ${word.slice(-6)}`;
const renterName = `Bruno Ella ${word.slice(-6)}`;

test.describe
  .serial('an item, from its listing to the first rental', () => {
    let owner: Page;
    let staff: Page;
    let renter: Page;

    test.beforeAll(async ({ browser }) => {
      [owner, staff, renter] = await Promise.all([
        newPerson(browser),
        newPerson(browser),
        newPerson(browser),
      ]);
    });

    test('the owner signs up and submits an identity, with a photo by the camera', async () => {
      await signUp(owner, ownerName, newAddress('alice'));
      await owner.goto('/tableau-de-bord/profil');
      await owner.getByLabel('Type de document').selectOption('Passeport');
      await owner.getByLabel('Numéro du document').fill(`GA${word.slice(-6)}`);
      await owner.getByLabel("Date d'expiration").fill('31/01/2031');
      await owner.getByLabel('Date de naissance').fill('14/05/1990');
      await owner.getByLabel('Ajouter la page avec la photo').setInputFiles(pictures[0]);
      await owner.getByRole('button', { name: 'Ouvrir la caméra' }).click();
      await owner.getByRole('button', { name: 'Prendre la photo' }).click();
      await expect(owner.getByRole('button', { name: 'Reprendre la photo' })).toBeVisible();
      await owner.getByRole('button', { name: 'Envoyer la vérification' }).click();
      await expect(owner.getByText('Vérification envoyée !')).toBeVisible();
    });

    test('staff see the document and the photo, and approve the identity', async () => {
      await signInToConsole(staff, 'staff@loka.example');
      await staff.getByRole('menuitem', { name: /Vérifications/ }).click();
      await staff.getByText(ownerName).click();
      for (const name of ["Document d'identité", 'Photo prise en direct']) {
        const picture = staff.getByRole('img', { name, exact: true });
        await expect(picture).toBeVisible();
        await expect(picture).toHaveJSProperty('complete', true);
        await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
      }
      await staff.getByRole('button', { name: 'Approuver' }).click();
      await expect(staff.getByText(`Identité de ${ownerName} approuvée.`)).toBeVisible();
    });

    test('the owner lists an item with two pictures', async () => {
      await owner.goto('/tableau-de-bord/mes-objets');
      await owner.getByRole('link', { name: 'Ajouter un objet' }).first().click();
      await owner.getByLabel('Ajouter des photos').setInputFiles(pictures);
      await owner.getByLabel('Titre').fill('Perceuse à percussion');
      await owner.getByLabel('Description').fill(`Livrée avec sa mallette couleur ${word}.`);
      await owner.getByLabel('Catégorie').selectOption('bricolage');
      await owner.getByLabel('Prix (FCFA)').fill('5000');
      await owner.getByLabel('Caution (FCFA)').fill('20000');
      await owner.getByLabel(/^Quartier/).selectOption('Louis');
      await owner.getByRole('button', { name: "Publier l'annonce" }).click();
      await expect(owner.getByText('Objet ajouté avec succès')).toBeVisible();
    });

    test('the renter signs up and finds the item by a word of its description', async () => {
      await signUp(renter, renterName, newAddress('bruno'));
      await renter.goto('/explorer');
      await renter.getByLabel('Rechercher un objet').first().fill(word.toUpperCase());
      await renter.keyboard.press('Enter');
      await expect(renter.getByText('1 résultat')).toBeVisible();
      await renter.getByRole('link', { name: /Perceuse à percussion/ }).click();
      await expect(renter.getByText('Caution : 20 000 FCFA')).toBeVisible();
      await expect(renter.getByText(/^A\*+\d$/)).toBeVisible();
    });

    test('a refused payment is reported and creates no rental', async () => {
      await requestAndPay(renter, '077000002');
      await expect(
        renter.getByText('Une erreur est survenue lors du paiement. Veuillez réessayer.'),
      ).toBeVisible();
      await renter.goto('/tableau-de-bord/mes-locations');
      await expect(renter.getByText("Vous n'avez pas encore de locations")).toBeVisible();
    });

    test('the renter requests three days and pays', async () => {
      await renter.goto(`/explorer?q=${word}`);
      await renter.getByRole('link', { name: /Perceuse à percussion/ }).click();
      await requestAndPay(renter, '077000001');
      await expect(
        renter.getByText('Paiement réussi ! Vous serez redirigé vers vos locations.'),
      ).toBeVisible();
      await expect(renter).toHaveURL(/mes-locations/);
      await expect(renter.getByRole('heading', { name: 'Perceuse à percussion' })).toBeVisible();
      await expect(renter.getByText('En attente').first()).toBeVisible();
    });

    test('the owner accepts the request', async () => {
      await owner.goto('/tableau-de-bord/demandes');
      await owner.getByRole('button', { name: 'Accepter' }).click();
      await expect(owner.getByText("Vous n'avez pas de demandes en attente")).toBeVisible();
      await expect(owner.getByText(renterName)).toBeVisible();
    });

    test("the rent is in the owner's wallet, and the ledger balances", async () => {
      await owner.goto('/tableau-de-bord/portefeuille');
      await expect(owner.getByRole('region', { name: 'Solde' })).toContainText(/15\s000\sFCFA/);
      await expect(owner.getByRole('list', { name: 'Transactions' })).toContainText(
        'Location acceptée · Perceuse à percussion',
      );
      expect(await ledgerErrors()).toEqual([]);
    });

    test("the renter sees the accepted rental and the owner's address", async () => {
      await renter.reload();
      await expect(renter.getByText('À venir').first()).toBeVisible();
      await renter.getByRole('button', { name: 'Contacter' }).click();
      await expect(renter.getByRole('link', { name: /Écrire à alice-/ })).toBeVisible();
    });
  });
