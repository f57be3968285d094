import { expect, type Page, test } from '@playwright/test';
import { ledgerErrors } from './support/ledger.js';
import { newPerson, signIn } from './support/people.js';

const declare = { name: 'Déclarer le retour' };

/** The cards of the objects that are not late. */
const inTime = (page: Page) =>
  page.getByRole('article').filter({ hasNotText: /de retard|en retard/i });

test.describe
  .serial('the return of an item', () => {
    let renter: Page;
    let owner: Page;
    let title: string;
    /** Of what the renter has of this object, what is over. */
    const confirmed = () =>
      renter.getByRole('article', { name: title }).getByText(/^Retour confirmé/);
    let confirmedBefore: number;

    test.beforeAll(async ({ browser }) => {
      [renter, owner] = await Promise.all([newPerson(browser), newPerson(browser)]);
    });

    test('the renter declares it', async () => {
      await signIn(renter, 'locataire@loka.example');
      await renter.goto('/tableau-de-bord/mes-locations');
      const card = inTime(renter).filter({ has: renter.getByRole('button', declare) });
      title = (await card.getByRole('heading').first().textContent()) ?? '';
      // What is over comes by a call of its own.
      await expect(renter.getByRole('heading', { name: 'Passées' })).toBeVisible();
      await expect(renter.locator('.animate-skeleton')).toHaveCount(0);
      confirmedBefore = await confirmed().count();
      await inTime(renter).getByRole('button', declare).click();
      await renter.getByRole('button', { name: "L'objet est rendu" }).click();
      await expect(
        renter.getByText('Retour déclaré. Le propriétaire en est informé.'),
      ).toBeVisible();
    });

    test('the owner confirms it', async () => {
      await signIn(owner, 'proprietaire@loka.example');
      await owner.goto('/tableau-de-bord/demandes');
      await inTime(owner).getByRole('button', { name: 'Confirmer le retour' }).click();
      const dialog = owner.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Confirmer le retour' }).click();
      await expect(dialog).toBeHidden();
    });

    test('the renter has the deposit back, and the ledger balances', async () => {
      await renter.reload();
      await expect(inTime(renter).getByRole('button', declare)).toBeHidden();
      await expect(confirmed()).toHaveCount(confirmedBefore + 1);
      expect(await ledgerErrors()).toEqual([]);
    });
  });

test.describe
  .serial('a contested return, on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 } });
    let renter: Page;
    let owner: Page;

    test.beforeAll(async ({ browser }) => {
      [renter, owner] = await Promise.all([newPerson(browser), newPerson(browser)]);
    });

    test('shows its owner what is claimed, and the step in its history', async () => {
      await signIn(owner, 'proprietaire@loka.example');
      await owner.goto('/tableau-de-bord/demandes');
      const card = owner.getByRole('article').filter({ hasText: 'Vous demandez' });
      await expect(card.getByText(/sur la caution/)).toBeVisible();
      await card.getByText('Historique').click();
      await expect(card.getByText('Objet revenu, caution contestée')).toBeVisible();
    });

    test('the renter reads why and offers less', async () => {
      await signIn(renter, 'locataire@loka.example');
      await renter.goto('/tableau-de-bord/mes-locations');
      await renter.getByRole('button', { name: 'Répondre' }).click();
      const dialog = renter.getByRole('dialog');
      await expect(dialog.getByText(/Il manque une pièce/)).toBeVisible();
      await dialog.getByRole('radio', { name: /Proposer moins/ }).check();
      await dialog.getByLabel('Montant (FCFA)').fill('1500');
      await dialog.getByLabel('Pourquoi').fill('La housse était déjà déchirée.');
      await dialog.getByRole('button', { name: 'Envoyer ma réponse' }).click();
      await expect(dialog).toBeHidden();
      await expect(renter.getByText(/^Vous proposez 1\s500\sFCFA/)).toBeVisible();
    });

    test('the owner accepts, each has a part of the deposit, and the ledger balances', async () => {
      await owner.reload();
      await owner.getByRole('button', { name: 'Répondre' }).click();
      const dialog = owner.getByRole('dialog');
      await expect(dialog.getByText('La housse était déjà déchirée.')).toBeVisible();
      await dialog.getByRole('radio', { name: /Accepter/ }).check();
      await dialog.getByRole('button', { name: 'Envoyer ma réponse' }).click();
      await expect(dialog).toBeHidden();
      await expect(owner.getByText(/Caution partagée\s: 1\s500\sFCFA pour vous/)).toBeVisible();
      await renter.reload();
      await expect(renter.getByText(/18\s500\sFCFA pour vous/)).toBeVisible();
      expect(await ledgerErrors()).toEqual([]);
    });
  });

/** The demo data has an object whose last day was two days ago, brought there by a clock moved on. */
test.describe
  .serial('an object that came back late, on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 } });
    let renter: Page;
    let owner: Page;
    let title: string;
    const cardOn = (page: Page) => page.getByRole('article', { name: title });

    test.beforeAll(async ({ browser }) => {
      [renter, owner] = await Promise.all([newPerson(browser), newPerson(browser)]);
    });

    test('both read how late it is, and what that may cost', async () => {
      await signIn(renter, 'locataire@loka.example');
      await renter.goto('/tableau-de-bord/mes-locations');
      const late = renter.getByRole('article').filter({ hasText: 'En retard de' });
      title = (await late.getByRole('heading').first().textContent()) ?? '';
      await expect(late.getByText(/2\sjours/)).toBeVisible();
      await expect(late.getByText(/Rendez l'objet, puis déclarez le retour/)).toBeVisible();
      await expect(late.getByText(/par jour commencé, au plus toute la caution/)).toBeVisible();

      await signIn(owner, 'proprietaire@loka.example');
      await owner.goto('/tableau-de-bord/demandes');
      await expect(cardOn(owner).getByText(/En retard de 2\sjours/)).toBeVisible();
      await expect(cardOn(owner).getByText(/Vous pouvez demander .* sur la caution/)).toBeVisible();
    });

    test('the owner asks for the fee', async () => {
      await cardOn(owner).getByRole('button', { name: 'Revenu en retard' }).click();
      const dialog = owner.getByRole('dialog');
      await expect(dialog.getByText(/avec 2\sjours de retard/)).toBeVisible();
      await dialog.getByRole('button', { name: /^Demander .*FCFA$/ }).click();
      await expect(dialog).toBeHidden();
      await expect(cardOn(owner).getByText(/^Vous demandez/)).toBeVisible();
    });

    test('the renter agrees, each reads the parts of the deposit, and the ledger balances', async () => {
      await renter.reload();
      await cardOn(renter).getByRole('button', { name: 'Répondre' }).click();
      const dialog = renter.getByRole('dialog');
      await expect(dialog.getByText(/retard/).first()).toBeVisible();
      await dialog.getByRole('radio', { name: /Accepter/ }).check();
      await dialog.getByRole('button', { name: 'Envoyer ma réponse' }).click();
      await expect(dialog).toBeHidden();
      await expect(cardOn(renter).getByText(/Caution partagée\s:/)).toBeVisible();
      await owner.reload();
      await expect(cardOn(owner).getByText(/Caution partagée\s: .* pour vous/)).toBeVisible();
      expect(await ledgerErrors()).toEqual([]);
    });
  });
