import { expect, type Locator, type Page, test } from '@playwright/test';
import { panel, search, signInToConsole } from '../support/console.js';
import { sendIdentity } from '../support/identity.js';
import { newAddress, newMember, newPerson, signIn } from '../support/people.js';

/** Somebody whose papers wait, found by name or by the number of the paper. */
async function newApplicant(page: Page, name: string) {
  const number = `GA-${Date.now()}`;
  const address = newAddress('file');
  const token = await newMember(page.request, name, address);
  await sendIdentity(page.request, token, { numero: number });
  return { address, number };
}

async function openFound(page: Page, text: string, name: string): Promise<void> {
  await page.getByRole('menuitem', { name: /Vérifications/ }).click();
  await search(page, 'Nom, e-mail ou numéro de document', text);
  await page.getByRole('cell', { name, exact: true }).click();
  await expect(panel(page, 'Personne')).toContainText(name);
}

/** Opens a decided identity and returns the section that says how it was decided. */
async function decisionOn(page: Page, tab: 'Approuvées' | 'Refusées', name: string) {
  await page.getByRole('menuitem', { name: /Vérifications/ }).click();
  await page.getByRole('tab', { name: tab }).click();
  await search(page, 'Nom, e-mail ou numéro de document', name);
  await page.getByRole('cell', { name, exact: true }).click();
  return panel(page, 'Décision');
}

test.beforeEach(async ({ page }) => {
  await signInToConsole(page, 'staff@loka.example');
});

test('staff approve an identity', async ({ page, browser }) => {
  const name = `Approuvée ${Date.now()}`;
  const { address } = await newApplicant(page, name);
  await openFound(page, name, name);
  await page.getByRole('button', { name: 'Approuver' }).click();
  await expect(page.getByText(`Identité de ${name} approuvée.`)).toBeVisible();
  await expect(await decisionOn(page, 'Approuvées', name)).toContainText('Sylvie Moussavou');

  const member = await newPerson(browser);
  await signIn(member, address);
  await member.goto('/tableau-de-bord/profil');
  await expect(member.getByText('Identité vérifiée').first()).toBeVisible();
});

test('staff refuse an identity with a reason, which the member reads', async ({
  page,
  browser,
}) => {
  const reason = 'Le document a expiré. Envoyez un document en cours de validité.';
  const name = `Refusée ${Date.now()}`;
  const { address } = await newApplicant(page, name);
  await openFound(page, name, name);
  await expect(page.getByRole('button', { name: 'Refuser' })).toBeEnabled();
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio').first()).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Refuser' })).toBeDisabled();
  await page.keyboard.press('2');
  await expect(dialog.getByRole('radio', { name: reason })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Identité de ${name} refusée.`)).toBeVisible();
  await expect(await decisionOn(page, 'Refusées', name)).toContainText(reason);

  const member = await newPerson(browser);
  await signIn(member, address);
  await member.goto('/tableau-de-bord/profil');
  await expect(member.getByText('Votre demande a été refusée.')).toBeVisible();
  await expect(member.getByText(reason)).toBeVisible();
});

test('staff are told of the same paper and the same person under another account', {
  tag: '@long',
}, async ({ page }) => {
  const number = `GA-${Date.now()}`;
  const people = [`Jumeau ${Date.now()}`, `Jumelle ${Date.now()}`];
  for (const [index, name] of people.entries()) {
    const address = newAddress(`ressemblance${index}`);
    const token = await newMember(page.request, name, address);
    await sendIdentity(page.request, token, { numero: number });
  }
  await openFound(page, people[1] as string, people[1] as string);
  const found = panel(page, "Ressemblances avec d'autres comptes");
  await expect(found).toContainText('Même numéro de document');
  await found
    .getByRole('link', { name: /^Demande du/ })
    .first()
    .click();
  await expect(panel(page, 'Personne')).toContainText(people[0] as string);
  await expect(panel(page, "Ressemblances avec d'autres comptes")).toContainText(
    people[1] as string,
  );
  await page
    .getByRole('link', { name: `Compte de ${people[1]}` })
    .first()
    .click();
  await expect(page).toHaveURL(/\/users\//);
});

test('staff review by keyboard, and pass one on with a note', { tag: '@long' }, async ({
  page,
}) => {
  const name = `Clavier ${Date.now()}`;
  const { number } = await newApplicant(page, name);
  await openFound(page, number.replace('-', ' ').toLowerCase(), name);
  await expect(page.getByText(/^\d+ sur \d+$/)).toBeVisible();
  await expect(page.getByText('Vous la regardez')).toBeVisible();
  const approve = page.getByRole('button', { name: 'Approuver' });
  await expect(approve).toBeEnabled();

  const pictures = ["Document d'identité", 'Photo prise en direct'].map((alt) =>
    page.getByRole('img', { name: alt, exact: true }),
  );
  const widths = (): Promise<number[]> =>
    Promise.all(pictures.map((picture) => picture.evaluate(({ clientWidth }) => clientWidth)));
  const before = await widths();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  // Pictures are as wide as whole pixels allow.
  await expect
    .poll(async () => (await widths()).map((width, index) => width - 2 * (before[index] ?? 0)))
    .toEqual([expect.closeTo(0, -0.5), expect.closeTo(0, -0.5)]);
  await page.keyboard.press('p');
  await expect(pictures[1] as Locator).toHaveCSS('rotate', '90deg');
  await page.keyboard.press('-');
  await page.keyboard.press('-');

  await page.keyboard.press('ArrowRight');
  await page.getByRole('dialog').getByRole('textbox', { name: /Note/ }).fill('Aller au guichet');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Demande de ${name} passée.`)).toBeVisible();

  await openFound(page, name, name);
  await expect(panel(page, "Notes de l'équipe")).toContainText('Aller au guichet');
  await expect(approve).toBeEnabled();
  await page.keyboard.press('a');
  await expect(page.getByText(`Identité de ${name} approuvée.`)).toBeVisible();
});

test('a second reviewer sees who looks, cannot decide, and goes on once it is decided', {
  tag: '@long',
}, async ({ page, browser }) => {
  const name = `À deux ${Date.now()}`;
  await newApplicant(page, name);
  await openFound(page, name, name);
  await expect(page.getByText('Vous la regardez')).toBeVisible();

  const other = await newPerson(browser);
  await signInToConsole(other, 'admin@loka.example');
  await openFound(other, name, name);
  await expect(other.getByText(/^Sylvie Moussavou la regarde/)).toBeVisible();
  await expect(other.getByRole('button', { name: 'Approuver' })).toBeDisabled();
  const shown = other.url();

  await expect(page.getByRole('button', { name: 'Approuver' })).toBeEnabled();
  await page.keyboard.press('a');
  await expect(page.getByText(`Identité de ${name} approuvée.`)).toBeVisible();
  await expect(other.getByText(new RegExp(`^Identité de ${name} déjà décidée par`))).toBeVisible();
  await expect(other).not.toHaveURL(shown);
});

test('an identity is reviewed on a screen 360 pixels wide', { tag: '@long' }, async ({ page }) => {
  const name = `Étroit ${Date.now()}`;
  await newApplicant(page, name);
  await openFound(page, name, name);
  await page.setViewportSize({ width: 360, height: 740 });
  // The menu that stood beside the page would lie over it.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Approuver' })).toBeEnabled();
  for (const key of ['Approuver', 'Refuser', 'Passer', 'Zoomer', 'Dézoomer']) {
    await expect(page.getByRole('button', { name: key, exact: true })).toBeVisible();
  }
  const html = page.locator('html');
  expect(await html.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
