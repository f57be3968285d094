import { expect, type Page, test } from '@playwright/test';
import { query } from './support/database.js';
import { newAddress, newMember, signIn } from './support/people.js';
import { pictures } from './support/pictures.js';

const phone = { width: 360, height: 740 };
test.use({ viewport: phone });

const [front, back] = pictures;

async function openForm(page: Page, name: string): Promise<string> {
  const address = newAddress(name);
  await newMember(page.request, 'Awa Mboumba', address);
  await signIn(page, address);
  await page.goto('/tableau-de-bord/profil');
  await expect(page.getByLabel('Type de document')).toBeVisible();
  return address;
}

async function fillIn(page: Page, number: string): Promise<void> {
  await page.getByLabel('Numéro du document').fill(number);
  await page.getByLabel("Date d'expiration").pressSequentially('31012031');
  await page.getByLabel('Date de naissance').pressSequentially('14051990');
  await page.getByLabel('Ajouter le recto').setInputFiles(front);
  await page.getByLabel('Ajouter le verso').setInputFiles(back);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

async function takePhoto(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ouvrir la caméra' }).click();
  await page.getByRole('button', { name: 'Prendre la photo' }).click();
}

const submission = async (address: string) => {
  const [row] = await query<Record<string, unknown>>(
    `select s.* from identity_submissions s join users u on u.id = s.user_id where u.email = $1`,
    [address],
  );
  return row;
};

const [fakeAnswer, fakeCamera] = [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
];

/** Devices on which no camera opens: what becomes of an argument that the browser is started with. */
const withoutCamera = [
  {
    device: 'whose owner refuses the camera',
    tag: [],
    change: (argument: string) => (argument === fakeAnswer ? [`${argument}=deny`] : [argument]),
  },
  {
    device: 'that has no camera',
    tag: '@long',
    change: (argument: string) => (argument === fakeCamera ? [] : [argument]),
  },
];

test('a member sends an identity, and the phone shows where it stands', async ({ page }) => {
  const address = await openForm(page, 'papiers');
  await page.getByRole('button', { name: 'Envoyer la vérification' }).click();
  await expect(page.getByText('Saisissez le numéro du document.')).toBeVisible();
  for (const side of ['le recto', 'le verso'])
    await expect(page.getByText(`Ajoutez ${side}.`)).toBeVisible();

  await page.getByLabel("Date d'expiration").pressSequentially('31012020');
  await page.getByLabel('Date de naissance').pressSequentially('14052020');
  await expect(page.getByText(/^Ce document a expiré/)).toBeVisible();
  await expect(page.getByText(/^Il faut avoir 18 ans/)).toBeVisible();
  await page.getByLabel("Date d'expiration").clear();
  await page.getByLabel('Date de naissance').clear();

  await fillIn(page, `GA-${Date.now()}`);
  await takePhoto(page);
  await expect(page.getByRole('button', { name: 'Reprendre la photo' })).toBeVisible();
  await page.getByRole('button', { name: 'Envoyer la vérification' }).click();

  await expect(page.getByText('Vérification envoyée !')).toBeInViewport();
  await expect(page.getByText(/^En attente/)).toBeInViewport();
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  await expect(page.getByText('Proposer vos objets à la location')).toBeVisible();
  expect(await submission(address)).toMatchObject({ status: 'pending', by_other_device: false });

  await page.goto('/tableau-de-bord/portefeuille');
  await page.getByRole('tab', { name: 'Moyens de paiement' }).click();
  await expect(page.getByText('dès que votre identité sera vérifiée.').last()).toBeVisible();
});

test('a form that the phone closed is gone on with, and forgotten once signed out', {
  tag: '@long',
}, async ({ page }) => {
  await openForm(page, 'reprise');
  const number = `GA-${Date.now()}`;
  await fillIn(page, number);
  await takePhoto(page);
  await expect(page.getByRole('button', { name: 'Reprendre la photo' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const prompt = await page.getByText(/^(Levez|Montrez|Souriez)/).textContent();
  // What was sent is kept half a second later.
  await page.waitForTimeout(1_000);
  await page.reload();
  await expect(page.getByLabel('Numéro du document')).toHaveValue(number);
  await expect(page.getByLabel('Date de naissance')).toHaveValue('14/05/1990');
  for (const label of ['le recto', 'le verso', 'votre photo'])
    await expect(page.getByRole('img', { name: label })).toHaveJSProperty('complete', true);
  await expect(page.getByText(prompt ?? '')).toBeVisible();
  const kept = await page.evaluate<{ photos: unknown[] }[]>(`new Promise((done) => {
    const opened = indexedDB.open('loka');
    opened.onsuccess = () => {
      const all = opened.result.transaction('drafts').objectStore('drafts').getAll();
      all.onsuccess = () => done(all.result);
    };
  })`);
  expect(kept.map(({ photos }) => photos)).toEqual([[]]);
  await page.getByRole('button', { name: 'Envoyer la vérification' }).click();
  await expect(page.getByText('Vérification envoyée !')).toBeVisible();
});

for (const { device, tag, change } of withoutCamera) {
  test(`on a device ${device} another phone takes the photo, by a code that serves once`, {
    tag,
  }, async ({ browser, playwright, launchOptions }) => {
    const args = launchOptions.args?.flatMap(change) ?? [];
    const own = await playwright.chromium.launch({ args });
    const page = await own.newPage({ viewport: phone });
    const address = await openForm(page, 'sans-camera');
    await fillIn(page, `GA-${Date.now()}`);
    await page.getByRole('button', { name: 'Ouvrir la caméra' }).click();
    await expect(page.getByText("Impossible d'accéder à la caméra.")).toBeVisible();
    const made = page.waitForResponse(/device-link$/);
    await page.getByRole('button', { name: 'Continuer avec un autre téléphone' }).click();
    const { url } = (await (await made).json()) as { url: string };
    await expect(page.getByRole('img', { name: /^Code à scanner/ })).toBeVisible();

    const context = await browser.newContext({ viewport: phone });
    const other = await context.newPage();
    await other.goto(new URL(url).pathname);
    await expect(other.getByText(/^(Levez|Montrez|Souriez)/)).toBeVisible();
    await expect(page.getByText(/Le lien est ouvert/)).toBeVisible();
    await takePhoto(other);
    await expect(other.getByText('Photo envoyée !')).toBeVisible();
    expect(await other.evaluate(`localStorage.getItem('loka.token')`)).toBeNull();
    await other.reload();
    await expect(other.getByText("Ce lien n'est plus valable.")).toBeVisible();
    await context.close();

    await expect(page.getByRole('img', { name: 'votre photo' })).toBeVisible();
    await expect(page.getByText("Impossible d'accéder à la caméra.")).toBeHidden();
    await page.getByRole('button', { name: 'Envoyer la vérification' }).click();
    await expect(page.getByText('Vérification envoyée !')).toBeVisible();
    expect(await submission(address)).toMatchObject({ by_other_device: true });
    await own.close();
  });
}

test('whoever opens a code and goes on otherwise leaves no link behind', { tag: '@long' }, async ({
  page,
}) => {
  await openForm(page, 'annule');
  const made = page.waitForResponse(/device-link$/);
  await page.getByRole('button', { name: 'Continuer avec un autre téléphone' }).click();
  const { url } = (await (await made).json()) as { url: string };
  const withdrawn = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Annuler' }).click();
  expect((await withdrawn).status()).toBe(204);
  const token = new URL(url).pathname.split('/').at(-1);
  expect((await page.request.get(`/api/verification/device/${token}`)).status()).toBe(410);
});
