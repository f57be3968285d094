import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { query } from './support/database.js';
import { mailedLink } from './support/mailbox.js';
import {
  fillSignUp,
  letProofAge,
  newAddress,
  newMember,
  newPerson,
  password,
  signIn,
  tryToSignIn,
} from './support/people.js';

const phone = { width: 360, height: 740 };
test.use({ viewport: phone });

const androidPhone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Mobile Safari/537.36';
const another = 'Nkembo-Akanda-2027';

/** The address in the settings, beside that in the frame. */
const accountOf = (page: Page, address: string) =>
  page.getByRole('main').getByText(`${address}Membre depuis`);

async function openSettingsOf(page: Page, address: string): Promise<void> {
  await signIn(page, address);
  await page.goto('/tableau-de-bord/parametres');
  await expect(accountOf(page, address)).toBeVisible();
}

/** A new member whose settings are open on `page`; answers their address. */
async function openSettings(page: Page, name: string): Promise<string> {
  const address = newAddress(name);
  await newMember(page.request, 'Awa Mboumba', address);
  await openSettingsOf(page, address);
  return address;
}

/** The settings of the same member on a phone of their own. */
async function secondDevice(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: phone, userAgent: androidPhone });
  const page = await context.newPage();
  await openSettingsOf(page, address);
  return page;
}

/** Their session is over: the next thing they do asks to sign in. */
async function expectSignedOut(page: Page): Promise<void> {
  await page.goto('/tableau-de-bord/parametres');
  await expect(page).toHaveURL(/\/connexion/);
}

/** Types a new password twice into the page or dialog that asks for it, and sends it. */
async function sendNewPassword(
  form: Page | Locator,
  secret: string,
  confirmation = secret,
): Promise<void> {
  await form.getByLabel('Nouveau mot de passe').fill(secret);
  await form.getByLabel('Confirmer le mot de passe').fill(confirmation);
  await form.getByRole('button', { name: 'Changer le mot de passe' }).click();
}

async function chooseNewPassword(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Nouveau mot de passe' })).toBeVisible();
  await sendNewPassword(page, another);
  await expect(page.getByText('Votre mot de passe a été changé. Connectez-vous.')).toBeVisible();
}

/** The access token that the browser has is refused from now on, as a quarter of an hour later. */
const outliveToken = (page: Page) => page.evaluate(`localStorage['loka.token'] = 'outlived'`);

test('an address that is not confirmed is mailed again, and put right', async ({ page }) => {
  const [wrong, right] = [newAddress('faute'), newAddress('juste')];
  await page.goto('/inscription');
  await fillSignUp(page, 'Awa Mboumba', wrong);
  await page.getByRole('button', { name: "Renvoyer l'e-mail" }).click();
  await expect(page.getByText('Un nouvel email de vérification a été envoyé.')).toBeVisible();
  const lost = await mailedLink(wrong, '/confirmation-email');

  await page.getByRole('button', { name: 'Corriger' }).click();
  await page.getByLabel('Adresse e-mail').fill(right);
  await page.getByRole('button', { name: "Enregistrer et recevoir l'e-mail" }).click();
  await expect(page.getByText(`Nouvel e-mail envoyé à ${right}.`)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(lost);
  await expect(other.getByText(/lien a expiré/)).toBeVisible();
  await other.goto(await mailedLink(right, '/confirmation-email'));
  await expect(page).toHaveURL(/tableau-de-bord/);
  await page.goto('/tableau-de-bord/parametres');
  await expect(accountOf(page, right)).toBeVisible();
});

test('a link that would lead to another site after the sign-in leads to ours', {
  tag: '@long',
}, async ({ page, baseURL }) => {
  const address = newAddress('detour');
  await newMember(page.request, 'Awa Mboumba', address);
  await page.context().clearCookies();
  const elsewhere = ['//evil.example', '/%5Cevil.example', '/%09/evil.example', '/.//evil.example'];
  for (const redirect of elsewhere) {
    await page.goto(`/connexion?redirect=${redirect}`);
    await page.getByLabel('Adresse e-mail').fill(address);
    await page.getByLabel('Mot de passe', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
    await expect(page).toHaveURL(`${baseURL}/tableau-de-bord`);
    // Whoever is signed in already is led on at once.
    await page.goto(`/connexion?redirect=${redirect}`);
    await expect(page).toHaveURL(`${baseURL}/tableau-de-bord`);
    await page.context().clearCookies();
    await page.evaluate('localStorage.clear()');
  }
});

for (const [browserOf, withLocks] of [
  ['a browser of today', true],
  ['a browser that keeps no tab waiting for another', false],
] as const) {
  test(`two tabs of ${browserOf} that refresh at once stay signed in`, { tag: '@long' }, async ({
    page,
  }) => {
    const content = "Object.defineProperty(navigator, 'locks', { value: undefined })";
    if (!withLocks) await page.context().addInitScript({ content });
    const address = await openSettings(page, 'onglets');
    const second = await page.context().newPage();
    for (let round = 0; round < 3; round++) {
      await outliveToken(page);
      await Promise.all([page, second].map((tab) => tab.goto('/tableau-de-bord/parametres')));
      for (const tab of [page, second]) await expect(accountOf(tab, address)).toBeVisible();
    }
    const open = await query(
      `select count(distinct family_id)::int as count from sessions s join users u on u.id = s.user_id
        where u.email = $1 and s.revoked_at is null`,
      [address],
    );
    // That of the sign-up, and that of the tabs.
    expect(open).toEqual([{ count: 2 }]);
  });
}

test('a forgotten password is replaced by the mailed link, which serves once', async ({ page }) => {
  const address = newAddress('oubli');
  await newMember(page.request, 'Awa Mboumba', address);
  await page.goto('/connexion');
  await page.getByRole('link', { name: /^Mot de passe oublié/ }).click();
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(address);
  await page.getByRole('button', { name: 'Recevoir un lien' }).click();
  const link = await mailedLink(address, '/nouveau-mot-de-passe');

  await page.goto(link);
  await sendNewPassword(page, 'court', 'autre');
  await expect(page.getByText(/au moins \d+ caractères\.$/)).toBeVisible();
  await expect(page.getByText('Les mots de passe ne correspondent pas')).toBeVisible();
  await sendNewPassword(page, 'motdepasse123');
  await expect(page.getByText(/trop facile à deviner/)).toBeVisible();
  await chooseNewPassword(page);

  await tryToSignIn(page, address, password);
  await expect(page.getByRole('alert')).toContainText('incorrect');
  await tryToSignIn(page, address, another);
  await expect(page).toHaveURL(/tableau-de-bord/);

  await page.goto(link);
  await sendNewPassword(page, `${another}!`);
  await expect(page.getByRole('alert')).toContainText(/lien/);
});

test('devices are listed, and one of them or all others are signed out', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  const address = await openSettings(page, 'appareils');
  const second = await secondDevice(browser, address);
  const third = await secondDevice(browser, address);
  await page.reload();
  const devices = page.getByRole('listitem').filter({ hasText: 'Dernière utilisation' });
  await expect(devices.first().getByText('Cet appareil')).toBeVisible();
  await expect(page.getByText('Cet appareil', { exact: true })).toHaveCount(1);

  // The list begins with this device; the newest sign-in is next.
  const before = await devices.count();
  await page.getByRole('button', { name: 'Déconnecter Chrome sur Android' }).first().click();
  await expect(page.getByText('Appareil déconnecté.')).toBeVisible();
  await expect(devices).toHaveCount(before - 1);

  await page.getByRole('button', { name: 'Déconnecter tous les autres' }).click();
  await expect(page.getByText('Tous les autres appareils sont déconnectés.')).toBeVisible();
  await expect(devices).toHaveCount(1);
  for (const other of [second, third]) await expectSignedOut(other);
  await page.reload();
  await expect(accountOf(page, address)).toBeVisible();
});

test('a changed password ends the other sessions and is told by mail', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  const address = await openSettings(page, 'motdepasse');
  const other = await secondDevice(browser, address);
  await page.getByRole('button', { name: 'Changer mon mot de passe' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Mot de passe actuel').fill('pas-celui-ci');
  await sendNewPassword(dialog, another);
  await expect(dialog.getByLabel('Mot de passe actuel')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Mot de passe actuel').fill(password);
  await dialog.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(page.getByText('Votre mot de passe a été changé.')).toBeVisible();

  await expectSignedOut(other);
  await page.reload();
  await expect(accountOf(page, address)).toBeVisible();
  expect(await mailedLink(address, '/ce-n-etait-pas-moi')).toContain('token=');
});

test('an address is changed by its new holder, and taken back by the old one', {
  tag: '@long',
}, async ({ page, browser }) => {
  const old = await openSettings(page, 'ancienne');
  const fresh = newAddress('nouvelle');
  await letProofAge(old);
  await page.getByRole('button', { name: "Changer d'adresse e-mail" }).click();
  const form = page.getByRole('dialog', { name: "Changer d'adresse e-mail" });
  await form.getByLabel('Nouvelle adresse e-mail').fill('sans-arobase');
  await form.getByRole('button', { name: 'Envoyer le lien' }).click();
  await expect(form.getByText('Saisissez une adresse e-mail valide.')).toBeVisible();
  await form.getByLabel('Nouvelle adresse e-mail').fill(fresh);
  await form.getByRole('button', { name: 'Envoyer le lien' }).click();

  // The password was given more than ten minutes ago; the call goes on once it is given again.
  const proof = page.getByRole('dialog', { name: /^C'est bien vous/ });
  const typed = proof.getByRole('textbox', { name: 'Mot de passe' });
  await typed.fill('pas-celui-ci');
  await proof.getByRole('button', { name: 'Continuer' }).click();
  await expect(typed).toHaveAttribute('aria-invalid', 'true');
  await typed.fill(password);
  await proof.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByText(/^Un lien de confirmation a été envoyé à/)).toContainText(fresh);

  await page.goto(await mailedLink(fresh, '/confirmer-adresse'));
  await page.getByRole('button', { name: 'Confirmer cette adresse' }).click();
  await expect(page.getByText('Votre adresse e-mail a été changée.')).toBeVisible();
  await expect(accountOf(page, fresh)).toBeVisible();

  const holder = await newPerson(browser);
  await holder.setViewportSize(phone);
  await holder.goto(await mailedLink(old, '/retablir-adresse'));
  await holder.getByRole('button', { name: 'Rétablir mon adresse' }).click();
  await chooseNewPassword(holder);
  await expectSignedOut(page);
  await tryToSignIn(holder, old, another);
  await expect(holder).toHaveURL(/tableau-de-bord/);
});

test('whoever did not sign in themselves closes all sessions and chooses a password', {
  tag: '@long',
}, async ({ page, browser }) => {
  const address = await openSettings(page, 'intrus');
  const intruder = await secondDevice(browser, address);
  const link = await mailedLink(address, '/ce-n-etait-pas-moi');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: /^Ce n'était pas vous/ })).toBeVisible();
  await page.getByRole('button', { name: 'Protéger mon compte' }).click();
  await chooseNewPassword(page);
  await expectSignedOut(intruder);
  await tryToSignIn(page, address, another);
  await expect(page).toHaveURL(/tableau-de-bord/);

  await page.goto(link);
  await page.getByRole('button', { name: 'Protéger mon compte' }).click();
  await expect(page.getByText('Ce lien a expiré ou a déjà été utilisé.')).toBeVisible();
  await expect(
    page.getByRole('link', { name: 'choisissez un nouveau mot de passe' }),
  ).toBeVisible();
});
