import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { dashboard } from '../screens/addresses.js';
import { watchBreaks } from '../support/broken-page.js';
import { freeItem } from '../support/items.js';
import { newAddress, newMember, password, signIn, signInByForm } from '../support/people.js';
import { requestRental } from '../support/renting.js';

test.use({ viewport: { width: 360, height: 740 } });

const renter = 'locataire@loka.example';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('the site starts with every stored value cut in half', async ({ page, request }) => {
  const address = newAddress('coupe');
  await newMember(request, 'Coupée Nzé', address);
  const { id } = await freeItem('cheapest');
  // What a visit leaves behind: a favourite, a search, a request that was begun.
  await page.goto(`/objet/${id}`);
  await page
    .getByRole('button', { name: /favoris/ })
    .first()
    .click();
  await page.goto('/explorer?q=tente');
  await signInByForm(page, address);
  await page.goto(`/objet/${id}`);
  await requestRental(page);
  const expectWhole = watchBreaks(page);
  const addresses = ['/', '/explorer', `/objet/${id}`, '/favoris', dashboard('mes-locations')];
  for (const opened of [...addresses, '/facturation', '/connexion']) {
    const cut = await page.evaluate<number>(`[localStorage, sessionStorage].reduce((sum, area) => {
      for (const key of Object.keys(area)) {
        const value = area.getItem(key);
        area.setItem(key, value.slice(0, Math.ceil(value.length / 2)));
      }
      return sum + area.length;
    }, 0)`);
    expect(cut).toBeGreaterThan(1);
    await page.goto(opened);
    await expect(heading(page)).toBeVisible();
  }
  expectWhole();
});

/** In the page: a database that never answers, as WebKit has had. */
const SILENT = `
  const silent = () => {
    const request = Object.create(IDBOpenDBRequest.prototype);
    return Object.defineProperties(request, {
      addEventListener: { value() {} },
      removeEventListener: { value() {} },
    });
  };
  IDBFactory.prototype.open = silent;
  IDBFactory.prototype.databases = () => new Promise(() => {});`;

test('a browser whose database never answers shows the pages of a member all the same', async ({
  page,
}) => {
  await page.addInitScript({ content: SILENT });
  await signIn(page, renter);
  await page.goto(dashboard('mes-locations'));
  await expect(page.getByRole('article').first()).toBeVisible({ timeout: 8_000 });
  await page.goto(dashboard('messages'));
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText('Chargement...')).toHaveCount(0, { timeout: 8_000 });
  await page.goto(dashboard('portefeuille'));
  await expect(page.getByText(/FCFA/).first()).toBeVisible({ timeout: 8_000 });
});

/** The product at an address of a local network: plain http, where browsers leave out what they call powerful. */
async function onLocalNetwork(page: Page): Promise<string> {
  const site = 'http://loka.lan';
  const product = process.env.BASE_URL ?? '';
  await page.route(`${site}/**`, async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    // A stream has no end.
    if (pathname === '/api/live') return route.abort();
    const headers = { ...(await request.allHeaders()), origin: product };
    const response = await route.fetch({ url: product + pathname + search, headers });
    await route.fulfill({ response });
  });
  return site;
}

test('a rental is paid over plain http, and its link is copied', async ({ page, request }) => {
  const expectWhole = watchBreaks(page);
  const address = newAddress('http');
  await newMember(request, 'Locale Obame', address);
  const { id } = await freeItem('cheapest');
  const site = await onLocalNetwork(page);
  await page.goto(`${site}/connexion`);
  expect(await page.evaluate('isSecureContext')).toBe(false);
  await page.getByLabel('Adresse e-mail').fill(address);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await expect(page).toHaveURL(/tableau-de-bord/);
  await page.goto(`${site}/objet/${id}`);
  await page.getByRole('button', { name: 'Partager' }).click();
  await page.getByRole('button', { name: 'Copier le lien' }).click();
  await expect(page.getByText('Lien copié.')).toBeVisible();
  await requestRental(page);
  await page.getByLabel('Numéro Airtel Money').fill('077 00 00 01');
  await page.getByRole('button', { name: /^Payer / }).click();
  await expect(page).toHaveURL(/mes-locations/);
  expectWhole();
});

test.describe('a browser older than cascade layers', () => {
  // What a service worker loads is not what is changed below.
  test.use({ serviceWorkers: 'block' });

  test('gets a page that can be read, and is told why', async ({ page }) => {
    // Chrome 98 drops what it does not know, and does not know these.
    await page.route(/\/(?:$|explorer|objet\/|faq|assets\/.*\.css)/, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const old = text.replaceAll('@layer', '@unknown').replaceAll('text-emphasis:', 'unknown:');
      // Its hashes are of the styles as they were.
      const { 'content-security-policy': _, ...headers } = response.headers();
      await route.fulfill({ response, headers, body: old });
    });
    const { id } = await freeItem('cheapest');
    for (const address of ['/', '/explorer', `/objet/${id}`, '/faq']) {
      await page.goto(address);
      await expect(heading(page)).toBeVisible();
      const said = await page.evaluate<string>(
        "getComputedStyle(document.body, '::before').content",
      );
      expect(said).toContain('Votre navigateur est trop ancien');
      const width = await page.evaluate<number>('document.documentElement.scrollWidth');
      expect(width, address).toBeLessThanOrEqual(360);
    }
  });
});

test('a browser of today is told nothing of its age', async ({ page }) => {
  await page.goto('/');
  expect(await page.evaluate("getComputedStyle(document.body, '::before').content")).toBe('none');
});

const aPicture = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#0b5849' } });

test('pictures of any format that the browser reads are taken, and others are told apart', async ({
  page,
}) => {
  await signIn(page, 'proprietaire@loka.example');
  await page.goto(dashboard('mes-objets/ajouter'));
  const gallery = page.getByLabel('Ajouter des photos');
  await gallery.setInputFiles([
    { name: 'a.gif', mimeType: 'image/gif', buffer: await aPicture().gif().toBuffer() },
    { name: 'a.avif', mimeType: 'image/avif', buffer: await aPicture().avif().toBuffer() },
  ]);
  await expect(page.getByRole('button', { name: /^Retirer la photo/ })).toHaveCount(2);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const whole = await aPicture().jpeg().toBuffer();
  await gallery.setInputFiles([
    { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
    { name: 'a.jpg', mimeType: 'image/jpeg', buffer: whole.subarray(0, whole.length / 2) },
    {
      name: 'a.heic',
      mimeType: 'image/heic',
      buffer: Buffer.concat([
        Buffer.from([0, 0, 0, 24]),
        Buffer.from('ftypheic'),
        Buffer.alloc(12),
      ]),
    },
  ]);
  await expect(page.getByText(/^Ce fichier n'est pas une image/)).toBeVisible();
  await expect(page.getByText(/^Cette image est abîmée, ou trop grande/)).toBeVisible();
  await expect(page.getByText(/photos HEIC.*Le plus compatible/)).toBeVisible();
});

test('addresses that were mangled on their way lead somewhere', async ({ page }) => {
  const expectWhole = watchBreaks(page);
  const { id, title } = await freeItem('cheapest');
  for (const end of ['.', ')', ',']) {
    await page.goto(`/objet/${id}${end}`);
    await expect(page).toHaveURL(`/objet/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  await page.goto('/objet/%E0%A4%A');
  await expect(page.getByRole('heading', { name: 'Page non trouvée' })).toBeVisible();
  await page.goto('/explorer?minPrice=abc');
  await expect(page.getByText(/\d\+? résultat/)).toBeVisible();
  expectWhole();
});

test('an address that has an account is said at the field, and that the sign-up failed', async ({
  page,
}) => {
  await page.goto('/inscription');
  await page.getByLabel('Nom complet').fill('Aline Obame');
  await page.getByLabel('Adresse e-mail').fill(renter);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByLabel('Confirmer le mot de passe').fill(password);
  await page.getByLabel(/J'accepte les/).check();
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page.getByText('Un compte existe déjà avec cette adresse e-mail.')).toBeVisible();
  await expect(page.getByText("Une erreur est survenue lors de l'inscription.")).toBeVisible();
});
