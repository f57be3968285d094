import { expect, type Page, test } from '@playwright/test';
import { ledgerErrors } from './support/ledger.js';
import { signIn } from './support/people.js';
import { acceptedRental, type PaidRental, requestedRental } from './support/rentals.js';

test.use({ viewport: { width: 360, height: 740 } });

/**
 * Opens the renter's card, cancels, and returns the sum that the dialog says will come back.
 *
 * @param freed how many periods it says that others can rent again
 */
async function cancel(renter: Page, rental: PaidRental, freed: 0 | 1): Promise<string> {
  await signIn(renter, rental.renter);
  await renter.goto('/tableau-de-bord/mes-locations');
  await cardOn(renter, rental).getByRole('button', { name: 'Annuler' }).click();
  const dialog = renter.getByRole('dialog');
  await expect(dialog.getByText('Caution rendue')).toBeVisible();
  await expect(dialog.getByText(/^Redeviennent libres\s:/)).toHaveCount(freed);
  const sum = dialog.getByText('Dans votre portefeuille', { exact: true }).locator('+ dd');
  const refund = (await sum.textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Annuler la location' }).click();
  await expect(dialog).toBeHidden();
  return refund;
}

const cardOn = (page: Page, { itemTitle }: PaidRental) =>
  page.getByRole('article', { name: itemTitle });

for (const { when, paid, freed } of [
  { when: 'before its owner has answered', paid: requestedRental, freed: 0 },
  { when: 'after it was accepted', paid: acceptedRental, freed: 1 },
] as const) {
  test(`a rental cancelled ${when} gives back what the renter was told`, async ({
    page,
    request,
  }) => {
    const rental = await paid(request, 10);
    const refund = await cancel(page, rental, freed);
    const card = cardOn(page, rental);
    await expect(card.getByText('Annulée', { exact: true })).toBeVisible();
    await expect(card.getByText(/revenus dans votre portefeuille/)).toContainText(refund);
    await card.getByRole('link', { name: 'Voir mon portefeuille' }).click();
    await expect(page.getByRole('region', { name: 'Solde' })).toContainText(refund);
    expect(await ledgerErrors()).toEqual([]);
  });
}
