import { expect, type Page, test } from '@playwright/test';
import { addAuthenticator, codeOf } from '../support/authenticator.js';
import { mailedLink } from '../support/mailbox.js';
import { letProofAge, newAddress, newMember, password, signInByForm } from '../support/people.js';
import { verifyIdentity } from '../support/wallet.js';

const settings = '/tableau-de-bord/parametres';

/** A new member, signed in, on the page of settings. */
async function onSettings(page: Page, name: string): Promise<string> {
  const address = newAddress(name);
  await newMember(page.request, 'Aline Mba', address);
  await signInByForm(page, address);
  await page.goto(settings);
  return address;
}

/** Says that the codes are kept, and gives them. */
async function keepCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: 'Gardez vos codes de secours' });
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const codes = await dialog.getByRole('listitem').allTextContents();
  await dialog.getByLabel("J'ai gardé mes codes").check();
  await dialog.getByRole('button', { name: 'Terminer' }).click();
  await expect(dialog).toBeHidden();
  return codes;
}

/** The dialog that asks once more who somebody is. */
const proof = (page: Page) => page.getByRole('dialog', { name: /^C'est bien vous/ });

/** Has an app show codes; answers its secret, of which the code of now is used. */
async function addApp(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Associer une application' }).click();
  const dialog = page.getByRole('dialog', { name: 'Associer une application' });
  const secret = (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByLabel('Code à 6 chiffres').fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Associer' }).click();
  return secret;
}

async function addNumber(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: 'Ajouter un numéro' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter un numéro' });
  await dialog.getByLabel('Numéro Airtel Money').fill(number);
  await dialog.getByRole('button', { name: 'Ajouter' }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.goto(settings);
  await page.locator('main').getByRole('button', { name: 'Se déconnecter', exact: true }).click();
  // The page leaves first, and then the session ends.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Connexion' })).toBeVisible();
}

async function givePassword(page: Page, address: string): Promise<void> {
  await page.goto('/connexion');
  await page.getByLabel('Adresse e-mail').fill(address);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Deuxième étape' })).toBeVisible();
}

test('a passkey signs in alone and as the second step; it is renamed and removed', async ({
  page,
}) => {
  const holder = await addAuthenticator(page);
  const address = await onSettings(page, 'passkey');
  await page.getByRole('button', { name: "Ajouter une clé d'accès" }).click();
  await keepCodes(page);
  await expect(page.getByText('Pas encore utilisée')).toBeVisible();
  await expect(page.getByText('Il vous en reste 10')).toBeVisible();
  await mailedLink(address, '/ce-n-etait-pas-moi');

  // The browser also offers the passkey where the address is typed, which is not what is pressed here.
  await signOut(page);
  await holder.isThere(false);
  await page.goto('/connexion');
  await holder.isThere(true);
  await page.getByRole('button', { name: "Utiliser une clé d'accès" }).click();
  await expect(page).toHaveURL(/tableau-de-bord/);

  await signOut(page);
  await holder.isThere(false);
  await givePassword(page, address);
  await holder.isThere(true);
  await page.getByRole('button', { name: "Utiliser ma clé d'accès" }).click();
  await expect(page).toHaveURL(/tableau-de-bord/);

  await page.goto(settings);
  await page.getByRole('button', { name: /^Renommer/ }).click();
  await page.getByLabel('Nom', { exact: true }).fill('Mon téléphone');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByRole('button', { name: 'Supprimer Mon téléphone' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Mon téléphone')).toHaveCount(0);
  await signOut(page);
  await signInByForm(page, address);
});

test('the code of an app is the second step, and a recovery code in its place', async ({
  page,
}) => {
  const address = await onSettings(page, 'app');
  await page.getByRole('button', { name: 'Associer une application' }).click();
  const dialog = page.getByRole('dialog', { name: 'Associer une application' });
  await expect(dialog.getByRole('img', { name: /Code à scanner/ })).toBeVisible();
  const secret = (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByLabel('Code à 6 chiffres').fill('12');
  await dialog.getByRole('button', { name: 'Associer' }).click();
  await expect(dialog.getByText('Le code compte 6 chiffres.')).toBeVisible();
  await dialog.getByLabel('Code à 6 chiffres').fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Associer' }).click();
  const [code = ''] = await keepCodes(page);

  await signOut(page);
  await givePassword(page, address);
  await page.getByLabel('Code à 6 chiffres').fill('000000');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByText("Ce code n'est pas le bon")).toBeVisible();
  // The one before is used up.
  await page.getByLabel('Code à 6 chiffres').fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page).toHaveURL(/tableau-de-bord/);

  await signOut(page);
  await givePassword(page, address);
  await page.getByRole('button', { name: 'Utiliser un code de secours' }).click();
  await page.getByLabel('Code de secours').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page).toHaveURL(/tableau-de-bord/);
  await page.goto(settings);
  await expect(page.getByText('Il vous en reste 9')).toBeVisible();
});

test('recovery codes are replaced by others, after a passkey has said who asks', async ({
  page,
}) => {
  await addAuthenticator(page);
  const address = await onSettings(page, 'codes');
  await page.getByRole('button', { name: "Ajouter une clé d'accès" }).click();
  const [old = ''] = await keepCodes(page);
  await letProofAge(address);
  await page.getByRole('button', { name: 'Créer de nouveaux codes' }).click();
  await proof(page).getByRole('button', { name: "Utiliser une clé d'accès" }).click();
  await proof(page).getByRole('button', { name: "Utiliser ma clé d'accès" }).click();
  const [fresh = ''] = await keepCodes(page);
  expect(fresh).not.toBe(old);

  await signOut(page);
  await givePassword(page, address);
  await page.getByRole('button', { name: 'Utiliser un code de secours' }).click();
  await page.getByLabel('Code de secours').fill(old);
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByText("Ce code de secours n'est pas le bon")).toBeVisible();
  await page.getByLabel('Code de secours').fill(fresh);
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page).toHaveURL(/tableau-de-bord/);
});

test('a new number for withdrawals asks for a passkey or a code, once the last proof is old', async ({
  page,
}) => {
  await addAuthenticator(page);
  const address = await onSettings(page, 'numero');
  await verifyIdentity(address);
  await page.getByRole('button', { name: "Ajouter une clé d'accès" }).click();
  await keepCodes(page);
  const secret = await addApp(page);
  await expect(page.getByText('Application associée.')).toBeVisible();

  await page.goto('/tableau-de-bord/portefeuille');
  await page.getByRole('tab', { name: 'Moyens de paiement' }).click();
  const waiting = page.getByText('À confirmer par e-mail');
  await letProofAge(address);
  await addNumber(page, '077 12 31 01');
  await proof(page).getByRole('button', { name: "Utiliser une clé d'accès" }).click();
  await proof(page).getByRole('button', { name: "Utiliser ma clé d'accès" }).click();
  await expect(waiting).toHaveCount(1);

  await letProofAge(address);
  await addNumber(page, '077 12 31 02');
  await proof(page).getByRole('button', { name: "Saisir un code de l'application" }).click();
  await proof(page).getByLabel('Code à 6 chiffres').fill('000000');
  await proof(page).getByRole('button', { name: 'Continuer' }).click();
  await expect(proof(page).getByText("Ce code n'est pas le bon")).toBeVisible();
  await expect(waiting).toHaveCount(1);
  // The one before is used up.
  await proof(page).getByLabel('Code à 6 chiffres').fill(codeOf(secret, 1));
  await proof(page).getByRole('button', { name: 'Continuer' }).click();
  await expect(waiting).toHaveCount(2);
});
