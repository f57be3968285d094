import { expect, type Page, test } from '@playwright/test';
import { moveClockOn } from '../support/clock.js';
import { signInToConsole } from '../support/console.js';
import { ledgerErrors } from '../support/ledger.js';
import { newPerson, signIn } from '../support/people.js';
import { reloadUntilSeen } from '../support/reload.js';
import { type PaidRental, requestedRental, startedRental } from '../support/rentals.js';

const phone = { width: 360, height: 740 };

test.describe
  .serial('what time does to rentals', () => {
    let waiting: PaidRental;
    let kept: PaidRental;
    let pages: { waiting: Page; renter: Page; owner: Page; staff: Page };
    const cardOn = (page: Page, { itemTitle }: PaidRental) =>
      page.getByRole('article', { name: itemTitle });
    const keptByOwner = () => cardOn(pages.owner, kept).filter({ hasText: 'Nadège Ondo' });

    test.beforeAll(async ({ browser, request }) => {
      waiting = await requestedRental(request, 5);
      kept = await startedRental(request);
      const [one, renter, owner, staff] = await Promise.all(
        Array.from({ length: 4 }, () => newPerson(browser)),
      );
      pages = { waiting: one, renter, owner, staff } as typeof pages;
      for (const page of [one, renter, owner] as Page[]) await page.setViewportSize(phone);
      await signIn(pages.waiting, waiting.renter);
      await pages.waiting.goto('/tableau-de-bord/mes-locations');
      await expect(cardOn(pages.waiting, waiting).getByText('En attente')).toBeVisible();
    });

    test('a request that nobody answers is refused after a day, and refunded', async () => {
      await moveClockOn(25, Object.values(pages));
      const card = cardOn(pages.waiting, waiting);
      const note = card.getByText(/^Restée sans réponse du propriétaire/);
      await reloadUntilSeen(pages.waiting, note);
      await expect(card.getByText('Refusée', { exact: true })).toBeVisible();
      const total = /([\d\s]+)\sFCFA revenus dans votre portefeuille/.exec(
        (await note.textContent()) ?? '',
      )?.[1];
      await card.getByRole('link', { name: 'Voir mon portefeuille' }).click();
      await expect(pages.waiting.getByRole('region', { name: 'Solde' })).toContainText(`${total}`);
      expect(await ledgerErrors()).toEqual([]);
    });

    test('an owner says that an object is not given back, and its renter answers', async () => {
      const { owner, renter } = pages;
      await moveClockOn(4 * 24, Object.values(pages));
      await signIn(owner, kept.owner);
      await owner.goto('/tableau-de-bord/demandes');
      const report = keptByOwner().getByRole('button', { name: 'Objet non rendu' });
      await reloadUntilSeen(owner, report);
      await report.click();
      await owner.getByLabel("Ce qui s'est passé").fill('Deux rendez-vous manqués cette semaine.');
      await owner.getByRole('button', { name: 'Signaler à Loka' }).click();
      await expect(
        keptByOwner().getByText(/^Vous avez signalé que l'objet n'est pas rendu/),
      ).toBeVisible();

      await signIn(renter, kept.renter);
      await renter.goto('/tableau-de-bord/mes-locations');
      await cardOn(renter, kept).getByRole('button', { name: 'Répondre' }).click();
      const dialog = renter.getByRole('dialog');
      await expect(dialog.getByText(/Deux rendez-vous manqués/)).toBeVisible();
      await dialog.getByLabel("Ce qui s'est passé").fill('Remis à son frère lundi matin.');
      await dialog.getByRole('button', { name: 'Envoyer ma réponse' }).click();
      await expect(dialog).toBeHidden();
      await expect(
        cardOn(renter, kept).getByText('Remis à son frère lundi matin.', { exact: true }),
      ).toBeVisible();
    });

    test('staff read both and share the deposit, which each party sees', async () => {
      const { staff, renter, owner } = pages;
      await signInToConsole(staff, 'admin@loka.example');
      await staff.getByRole('menuitem', { name: 'Locations' }).click();
      await staff.getByRole('tab', { name: /Litiges à trancher/ }).click();
      await staff.getByRole('cell', { name: kept.itemTitle }).click();
      await staff.getByRole('button', { name: 'Partager la caution' }).click();
      const dialog = staff.getByRole('dialog');
      await expect(dialog.getByText(/Remis à son frère lundi matin/)).toBeVisible();
      await dialog.getByLabel('Au propriétaire, en FCFA').fill('1000');
      await dialog.getByLabel(/^Raison/).fill('Deux versions, un seul témoin.');
      await dialog.getByRole('button', { name: 'Partager' }).click();
      await expect(staff.getByText('Caution partagée.')).toBeVisible();
      for (const [page, card] of [
        [renter, cardOn(renter, kept)],
        [owner, keptByOwner()],
      ] as const) {
        await page.reload();
        await expect(card.getByText(/^Caution partagée\s: .*1\s000\sFCFA pour/)).toBeVisible();
      }
      expect(await ledgerErrors()).toEqual([]);
    });
  });
