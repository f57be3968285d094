import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  expect,
  type Page,
  test,
} from '@playwright/test';
import { query } from './database.js';
import { mailedLink } from './mailbox.js';

/** Of every account of the demo data, and of those that the tests make. */
export const password = 'LokaDemo2026!';

/** The browser sessions of people, with the file of tests that made each. */
const sessions = new Map<BrowserContext, string>();

/**
 * A page in a browser session of its own, for one of several people in a test. It stays open until another file of
 * tests makes its first: the tests of one file may go on with the same people, and pages left open keep calling.
 */
export async function newPerson(browser: Browser): Promise<Page> {
  const { file } = test.info();
  for (const [context, madeBy] of sessions) {
    if (madeBy === file) continue;
    sessions.delete(context);
    await context.close();
  }
  const context = await browser.newContext();
  sessions.set(context, file);
  return context.newPage();
}

/** An address that no account has. */
export function newAddress(name: string): string {
  return `${name}-${Date.now()}@loka.example`;
}

/** Signs up and follows the mailed link; ends on the dashboard. */
export async function signUp(page: Page, name: string, address: string): Promise<void> {
  await page.goto('/inscription');
  await fillSignUp(page, name, address);

  // The first page notices the confirmation, as it does when the link is opened in another browser.
  const other = await page.context().newPage();
  await other.goto(await mailedLink(address, '/confirmation-email'));
  await expect(page).toHaveURL(/tableau-de-bord/);
  await other.close();
}

/** Signs up without a page, with an address that is confirmed at once; answers their access token. */
export async function newMember(
  request: APIRequestContext,
  name: string,
  email: string,
): Promise<string> {
  const answer = await request.post('/api/auth/sign-up', {
    data: { name, email, password, acceptTerms: true },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await query('update users set email_confirmed_at = now() where email = $1', [email]);
  return ((await answer.json()) as { token: string }).token;
}

/** From the page to sign up; ends on the one that waits for the mailed link. */
export async function fillSignUp(page: Page, name: string, address: string): Promise<void> {
  await page.getByLabel('Nom complet').fill(name);
  await page.getByLabel('Adresse e-mail').fill(address);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByLabel('Confirmer le mot de passe').fill(password);
  await page.getByLabel(/J'accepte les/).check();
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page).toHaveURL(/confirmation-email/);
}

/** Through the form; ends on the dashboard. */
export async function signInByForm(page: Page, address: string): Promise<void> {
  await tryToSignIn(page, address, password);
  await expect(page).toHaveURL(/tableau-de-bord/);
}

/** Through the form, with a password that may be wrong. */
export async function tryToSignIn(page: Page, address: string, secret: string): Promise<void> {
  await page.goto('/connexion');
  await page.getByLabel('Adresse e-mail').fill(address);
  await page.getByLabel('Mot de passe', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
}

/**
 * Whoever signed in earlier, to be remembered: the page has what the form leaves in the browser, and
 * is opened next.
 */
export async function signIn(page: Page, address: string): Promise<void> {
  const data = { email: address, password, rememberMe: true };
  const answer = await page.request.post('/api/auth/sign-in', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { token, user } = (await answer.json()) as { token: string; user: { id: string } };
  await page.addInitScript({
    content: `localStorage['loka.userId'] ??= '${user.id}'; localStorage['loka.token'] ??= '${token}';`,
  });
}

/** It is more than ten minutes since they gave their password or a second step. */
export const letProofAge = (address: string) =>
  query(
    `update sign_ins set authenticated_at = authenticated_at - interval '11 minutes',
      created_at = created_at - interval '11 minutes'
      where user_id = (select id from users where email = $1)`,
    [address],
  );
