import { expect, type Page, test } from '@playwright/test';
import { newPerson, signIn } from '../support/people.js';

const page = '/tableau-de-bord/avis';

/** The workers invite the parties of ended rentals once a minute. */
async function awaited(of: Page, title?: string): Promise<ReturnType<Page['getByRole']>> {
  const cards = of
    .getByRole('listitem')
    .filter({ has: of.getByRole('link', { name: 'Donner mon avis' }) });
  const card = title ? cards.filter({ hasText: title }) : cards.filter({ hasText: 'Jean-Marc' });
  await expect(async () => {
    await of.goto(page);
    await expect(card.first()).toBeVisible({ timeout: 15_000 });
  }).toPass({ timeout: 180_000 });
  return card.first();
}

test.describe
  .serial('reviews of a rental, on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 } });
    let renter: Page;
    let owner: Page;
    let title = '';

    test.beforeAll(async ({ browser }) => {
      [renter, owner] = await Promise.all([newPerson(browser), newPerson(browser)]);
      await signIn(renter, 'locataire@loka.example');
      await signIn(owner, 'proprietaire@loka.example');
    });

    test('the renter writes of the object and its owner; what is typed outlives a reload', async () => {
      const card = await awaited(renter);
      title = (await card.getByRole('heading').textContent()) ?? '';
      await card.getByRole('link', { name: 'Donner mon avis' }).click();
      await renter.getByRole('button', { name: 'Envoyer mon avis' }).click();
      await expect(renter.getByText('Choisissez de une à cinq étoiles.')).toHaveCount(2);
      const stars = (group: string) => renter.getByRole('group', { name: group });
      await stars("Votre note pour l'objet").getByText('2 étoiles').click({ force: true });
      await stars('Votre note pour le propriétaire').getByRole('radio').first().focus();
      await renter.keyboard.press('ArrowRight');
      await renter.keyboard.press('ArrowRight');
      await renter.getByLabel("Votre avis sur l'objet").fill('Toile percée, mais dépanne.');
      await renter.reload();
      await expect(stars("Votre note pour l'objet").getByRole('radio').nth(1)).toBeChecked();
      await expect(
        stars('Votre note pour le propriétaire').getByRole('radio').nth(2),
      ).toBeChecked();
      await renter.getByRole('button', { name: 'Envoyer mon avis' }).click();
      await expect(renter.getByText('Merci ! Votre avis est enregistré.')).toBeVisible();
      await expect(renter.getByText(/^Pas encore publié/)).toHaveCount(2);
    });

    test('the owner learns that a review waits, and nothing of what it says', async () => {
      const card = await awaited(owner, title);
      await expect(card.getByText(/^Un avis vous attend/)).toBeVisible();
      await expect(owner.getByText('Toile percée, mais dépanne.')).toHaveCount(0);
      await card.getByRole('link', { name: 'Donner mon avis' }).click();
      await expect(owner.getByText('Toile percée, mais dépanne.')).toHaveCount(0);
    });

    test('once the owner has written too, both read each other, and everybody the object', async () => {
      const five = owner.getByRole('group', { name: 'Votre note pour le locataire' });
      await five.getByText('5 étoiles').click({ force: true });
      await owner.getByLabel('Votre avis sur le locataire').fill('Très soigneuse, vraiment.');
      await owner.getByRole('button', { name: 'Envoyer mon avis' }).click();
      await expect(owner.getByText('Toile percée, mais dépanne.')).toBeVisible();
      await renter.goto(page);
      await expect(renter.getByText('Très soigneuse, vraiment.')).toBeVisible();
    });

    test('the owner answers once', async () => {
      await owner.goto(page);
      const entry = owner.getByRole('listitem').filter({ hasText: 'Toile percée, mais dépanne.' });
      await entry.getByRole('button', { name: 'Répondre' }).click();
      await entry.getByLabel(/^Votre réponse/).fill('Elle est recousue depuis.');
      await entry.getByRole('button', { name: 'Publier ma réponse' }).click();
      await expect(entry.getByText('Elle est recousue depuis.')).toBeVisible();
      await expect(entry.getByRole('button', { name: 'Répondre' })).toBeHidden();
    });
  });
