import { expect, type Page, test } from '@playwright/test';
import { panel, signInToConsole } from '../support/console.js';
import { disputedReturn, said } from '../support/disputes.js';
import { ledgerErrors } from '../support/ledger.js';
import { newPerson, signIn } from '../support/people.js';

/** The share of a side, in the dialog. */
const side = (page: Page, name: string) =>
  page.getByRole('dialog').getByText(name, { exact: true }).locator('..');

test('staff share the deposit of a contested return by a slider, to the franc', async ({
  page,
  request,
  browser,
}) => {
  const rental = await disputedReturn(request);
  await signInToConsole(page, 'staff@loka.example');
  await page.goto(`/admin/rentals/${rental.id}/show`);
  for (const moment of ['À la remise', 'Au retour']) {
    const photos = panel(page, 'Photos des deux parties').getByRole('region', {
      name: `Photos, ${moment}`,
    });
    for (const party of ['Propriétaire', 'Locataire'])
      await expect(
        photos.getByRole('button', { name: new RegExp(`^Agrandir.*${party}`) }),
      ).toBeVisible();
  }

  await page.getByRole('button', { name: 'Partager la caution' }).click();
  const dialog = page.getByRole('dialog');
  for (const words of Object.values(said)) await expect(dialog.getByText(words)).toBeVisible();
  const submit = dialog.getByRole('button', { name: 'Partager' });
  await expect(submit).toBeDisabled();
  const slider = dialog.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('End');
  await expect(side(page, 'Au locataire')).toContainText(/^Au locataire0\sFCFA$/);
  await page.keyboard.press('Home');
  await expect(side(page, 'Au propriétaire')).toContainText(/^Au propriétaire0\sFCFA$/);
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /FCFA, Au propriétaire/);
  await dialog.getByLabel('Au propriétaire, en FCFA').fill('601');
  await expect(side(page, 'Au propriétaire')).toContainText(/601\sFCFA/);
  await dialog.getByLabel(/^Raison/).fill('Fente visible sur la photo du départ.');
  await submit.click();
  await expect(page.getByText('Caution partagée.')).toBeVisible();
  await expect(panel(page, 'Partage de la caution')).toContainText(/601\sFCFA/);
  await expect(panel(page, 'Historique')).toContainText(/par l'équipe Loka \(/);

  const renter = await newPerson(browser);
  await signIn(renter, rental.renter);
  await renter.goto('/tableau-de-bord/mes-locations?etape=past');
  expect(await ledgerErrors()).toEqual([]);
});

test('of two of the staff who share it at once, the second one reads that it is done', {
  tag: '@long',
}, async ({ page, request, browser }) => {
  const rental = await disputedReturn(request);
  const colleague = await newPerson(browser);
  const people = [
    { who: page, address: 'staff@loka.example', amount: '200' },
    { who: colleague, address: 'admin@loka.example', amount: '700' },
  ];
  for (const { who, address, amount } of people) {
    await signInToConsole(who, address);
    await who.goto(`/admin/rentals/${rental.id}/show`);
    await who.getByRole('button', { name: 'Partager la caution' }).click();
    const dialog = who.getByRole('dialog');
    await dialog.getByLabel('Au propriétaire, en FCFA').fill(amount);
    await dialog.getByLabel(/^Raison/).fill('Photos des deux parties comparées.');
  }
  const submit = (who: Page) => who.getByRole('dialog').getByRole('button', { name: 'Partager' });
  await submit(page).click();
  await expect(page.getByText('Caution partagée.')).toBeVisible();
  await submit(colleague).click();
  await expect(colleague.getByText(/a changé entre-temps/)).toBeVisible();
  await expect(colleague.getByRole('dialog')).toBeHidden();
  await expect(panel(colleague, 'Partage de la caution')).toContainText(/200\sFCFA/);
  expect(await ledgerErrors()).toEqual([]);
});
