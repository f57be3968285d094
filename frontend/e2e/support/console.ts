import { expect, type Page } from '@playwright/test';
import { password } from './people.js';

/** Ends on the first page of the console. */
export async function signInToConsole(page: Page, address: string): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('Adresse e-mail').fill(address);
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Aperçu' })).toBeVisible();
}

/** The menu behind the name of whoever is signed in, which is the last button of the bar. */
export async function openOwnMenu(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button').last().click();
  await expect(page.getByRole('menuitem', { name: 'Ma sécurité' })).toBeVisible();
}

/** Opens the page of a user, found by the address. */
export async function openUser(page: Page, address: string): Promise<void> {
  await page.getByRole('menuitem', { name: 'Utilisateurs' }).click();
  await search(page, 'Nom ou e-mail', address);
  await page.getByRole('cell', { name: address, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Compte' })).toBeVisible();
}

/** Searches a list, and waits until its address names the search: the list is replaced then. */
export async function search(page: Page, placeholder: string, text: string): Promise<void> {
  await page.getByPlaceholder(placeholder).fill(text);
  await expect(page).toHaveURL(/filter=[^&]*%22q%22/);
}

/** The section of a page that has this title. */
export function panel(page: Page, title: string) {
  const heading = page.getByRole('heading', { name: title, exact: true });
  return page.locator('section').filter({ has: heading });
}
