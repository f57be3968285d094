import { expect, type Page } from '@playwright/test';
import { pickDay } from './calendar.js';
import { dayFromNow } from './days.js';

/** Goes down to the form of a request, which a phone loads when it is near. */
export async function goToForm(page: Page): Promise<void> {
  await page.locator('#demande').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Demander la location' })).toBeVisible();
}

/** Shows the fields of address and number, which are folded while they are empty and nothing is delivered. */
export async function openPrecision(page: Page): Promise<void> {
  const isOpen = await page.getByLabel('Adresse de livraison ou quartier').isVisible();
  if (!isOpen) await page.getByText('Ajouter une précision').click();
}

/**
 * From the page of an item: requests three days, which leads to the payment page.
 *
 * @param from so many days from today
 */
export async function requestRental(page: Page, from = 5): Promise<void> {
  await goToForm(page);
  await pickDay(page, dayFromNow(from));
  await pickDay(page, dayFromNow(from + 3));
  await openPrecision(page);
  await page.getByLabel('Adresse de livraison ou quartier').fill('Akébé, derrière le marché');
  await page.getByLabel('Téléphone du destinataire').fill('077 00 00 01');
  await expect(page.getByText('Total', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Demander la location' }).click();
  await expect(page).toHaveURL(/facturation/);
}

/** The same for an item of 35 000 FCFA in all, paid with a mobile money number. */
export async function requestAndPay(page: Page, phoneNumber: string): Promise<void> {
  await requestRental(page);
  await page.getByLabel('Airtel Money', { exact: true }).check();
  await page.getByLabel('Numéro Airtel Money').fill(phoneNumber);
  await page.getByRole('button', { name: /^Payer 35\s000\sFCFA$/ }).click();
}
