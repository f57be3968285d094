import { expect, type Page, test } from '@playwright/test';
import { query } from '../support/database.js';
import { draftKept } from '../support/drafts.js';
import { shellKept } from '../support/offline.js';
import { newPerson, signIn } from '../support/people.js';
import { type PaidRental, startedRental } from '../support/rentals.js';

test.use({ viewport: { width: 360, height: 740 } });

const composer = (page: Page) => page.getByRole('textbox', { name: 'Votre message' });
const log = (page: Page) => page.getByRole('log', { name: 'Messages' });

async function write(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await page.getByRole('button', { name: 'Envoyer' }).click();
}

/** What the server has of what was written about a rental, in order. */
async function stored(rental: PaidRental): Promise<{ number: number; body: string }[]> {
  return query(
    `select number, body from messages m join threads t on t.id = m.thread_id
     where t.rental_id = $1 order by number`,
    [rental.id],
  );
}

test.describe
  .serial('a conversation between two phones', () => {
    let rental: PaidRental;
    let renter: Page;
    let owner: Page;

    test.beforeAll(async ({ browser, request }) => {
      rental = await startedRental(request);
      [renter, owner] = [await newPerson(browser), await newPerson(browser)];
      await signIn(renter, rental.renter);
      await signIn(owner, rental.owner);
    });

    test('begins on the card of the rental, and is seen on the other phone at once', async () => {
      await renter.goto('/tableau-de-bord/mes-locations');
      await renter.getByRole('button', { name: 'Contacter' }).click();
      await renter.getByRole('dialog').getByRole('link', { name: 'Écrire sur Loka' }).click();
      await expect(renter.getByText(rental.itemTitle).first()).toBeVisible();
      await owner.goto(`/tableau-de-bord/messages/location/${rental.id}`);
      await expect(composer(owner)).toBeVisible();
      // Longer than it takes to open the stream, and far less than the page waits without one.
      await owner.waitForTimeout(2_000);
      await write(renter, 'Bonjour, à quelle heure ?');
      await expect(log(owner).getByText('Bonjour, à quelle heure ?')).toBeVisible();
      await expect(log(renter).getByText('Lu')).toBeVisible();
      await owner.getByRole('button', { name: 'Je vous attends.' }).click();
      await expect(composer(owner)).toBeFocused();
      await owner.getByRole('button', { name: 'Envoyer' }).click();
      await expect(log(renter).getByText('Je vous attends.')).toBeVisible();
    });

    test('goes on while one of the phones has no network: nothing is lost, nothing comes twice', async () => {
      await shellKept(renter);
      await renter.context().setOffline(true);
      await write(renter, 'Je suis dans le taxi.');
      await write(renter, 'Il y a des bouchons.');
      await expect(log(renter).getByText('Partira dès le retour du réseau')).toHaveCount(2);
      await write(owner, 'Prenez votre temps.');
      await expect(log(owner).getByText('Prenez votre temps.')).toBeVisible();
      // What was written is there again when the page is opened anew without network.
      await renter.reload();
      await expect(renter.getByText('Pas de réseau').first()).toBeVisible();
      await expect(log(renter).getByText('Je suis dans le taxi.')).toBeVisible();
      await expect(log(renter).getByText('Bonjour, à quelle heure ?')).toBeVisible();
      await renter.context().setOffline(false);
      await expect(log(owner).getByText('Il y a des bouchons.')).toBeVisible();
      await expect(log(renter).getByText('Prenez votre temps.')).toBeVisible();
      await expect(log(renter).getByText('Partira dès le retour du réseau')).toHaveCount(0);
      expect(await stored(rental)).toEqual([
        { number: 1, body: 'Bonjour, à quelle heure ?' },
        { number: 2, body: 'Je vous attends.' },
        { number: 3, body: 'Prenez votre temps.' },
        { number: 4, body: 'Je suis dans le taxi.' },
        { number: 5, body: 'Il y a des bouchons.' },
      ]);
      for (const page of [renter, owner])
        await expect(log(page).getByText('Je suis dans le taxi.')).toHaveCount(1);
    });

    test('keeps what was begun over a reload', async () => {
      await composer(renter).fill('Je voulais aussi');
      await draftKept(renter, 'Je voulais aussi');
      await renter.reload();
      await expect(composer(renter)).toHaveValue('Je voulais aussi');
      await composer(renter).fill('');
    });

    test('stays at its newest message, however long, whose words are broken', async () => {
      const end = `${'Anticonstitutionnellement'.repeat(12)} fin`;
      await write(renter, end);
      for (const page of [renter, owner]) {
        const message = log(page).getByRole('listitem').filter({ hasText: /fin/ }).last();
        await expect(message).toBeVisible();
        // Whole, above the field to write in.
        await expect
          .poll(async () => {
            const [box, field] = await Promise.all([
              message.boundingBox(),
              page.getByRole('list', { name: 'Réponses rapides' }).boundingBox(),
            ]);
            return box && field && box.y + box.height <= field.y;
          })
          .toBe(true);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
      }
    });

    test('counts what was not read in the menu', async () => {
      await owner.goto('/tableau-de-bord/mes-objets');
      const entry = owner.getByRole('link', { name: /^Messages/ });
      const before = Number((await entry.textContent())?.replace(/\D/g, '') || '0');
      await owner.waitForTimeout(2_000);
      await write(renter, 'Me voilà !');
      await expect(entry).toContainText(`${before + 1}`);
      await entry.click();
      await owner.getByRole('link', { name: /Me voilà/ }).click();
      await expect(log(owner).getByText('Me voilà !')).toBeVisible();
    });

    test('goes on for a rental under way when one blocks the other, who is not told', async () => {
      await owner.getByRole('button', { name: 'Autres actions' }).click();
      await owner.getByRole('menuitem', { name: 'Bloquer' }).click();
      await owner.getByRole('dialog').getByRole('button', { name: 'Bloquer' }).click();
      await expect(owner.getByText('Vous avez bloqué ce membre.')).toBeVisible();
      await write(owner, 'À tout de suite.');
      await expect(log(renter).getByText('À tout de suite.')).toBeVisible();
      await expect(renter.getByText(/bloqué/)).toHaveCount(0);

      // A question about another object is refused, in words that say nothing of why.
      const [other] = await query<{ id: string }>(
        `select i.id from items i join users u on u.id = i.owner_id
         where u.email = $1 and i.deleted_at is null and i.hidden_at is null limit 1`,
        [rental.owner],
      );
      await renter.goto(`/tableau-de-bord/messages/objet/${other?.id}`);
      await expect(
        renter.getByText('Les messages et les demandes avec ce membre ne sont pas possibles.'),
      ).toBeVisible();

      await owner.goto('/tableau-de-bord/parametres');
      await owner.getByRole('button', { name: /^Débloquer/ }).click();
      await expect(owner.getByText(/Vous n'avez bloqué personne/)).toBeVisible();
    });
  });
