import { expect, type Page, test } from '@playwright/test';
import { freeItem } from '../support/items.js';
import { signIn } from '../support/people.js';

const phone = { width: 360, height: 740 };
const owner = 'proprietaire@loka.example';

const dashboardPages = [
  'mes-objets',
  'mes-locations',
  'demandes',
  'messages',
  'portefeuille',
  'favoris',
  'mes-chiffres',
  'avis',
  'profil',
  'parametres',
];

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Raccourcis' });
const footer = (page: Page) => page.getByRole('contentinfo');
const menuButton = (page: Page) => page.getByRole('button', { name: /^Menu du tableau de bord/ });
const height = async (page: Page) => (await footer(page).boundingBox())?.height ?? 0;

/** In the page: how much of it moved without a press. */
const countShifts = `
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });`;

/** In the page: what stays on the screen while it is scrolled. */
const STAYING = `[...document.querySelectorAll('body *')]
  .filter((one) => {
    const { top, bottom, height } = one.getBoundingClientRect();
    const { position } = getComputedStyle(one);
    return /fixed|sticky/.test(position) && height > 0 && bottom > 0 && top < innerHeight;
  })
  .map(({ outerHTML }) => outerHTML.slice(0, 120))`;

/** In the page: as a browser that may keep nothing. */
const refuseStorage = `
  Object.defineProperty(window, 'localStorage', {
    get() { throw new DOMException('denied', 'SecurityError'); },
  });`;

test.describe('the frame of a page on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('has five places at the bottom of every page, with the current one marked', async ({
    page,
  }) => {
    for (const [address, current] of [
      ['/', undefined],
      ['/explorer', 'Explorer'],
      ['/favoris', 'Favoris'],
      ['/faq', undefined],
      ['/connexion', undefined],
    ] as const) {
      await page.goto(address);
      await expect(tabs(page).getByRole('link')).toHaveText([
        'Explorer',
        'Favoris',
        'Publier',
        'Messages',
        'Moi',
      ]);
      const marked = tabs(page).locator('[aria-current="page"]');
      await expect(marked).toHaveText(current ? [current] : []);
      const box = await tabs(page).boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(phone.height);
    }
  });

  test('leaves a dashboard page to its content, and folds the footer', async ({ page }) => {
    await signIn(page, owner);
    for (const name of dashboardPages) {
      await page.goto(`/tableau-de-bord/${name}`);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      expect((await heading.boundingBox())?.y, name).toBeLessThanOrEqual(120);
      expect(await height(page), name).toBeLessThanOrEqual(240);
    }
    await page.goto('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await height(page)).toBeLessThanOrEqual(240);
    await footer(page).getByText('Aide, informations et contact').tap();
    await expect(footer(page).getByRole('link', { name: 'Conditions générales' })).toBeVisible();
    await expect(footer(page).getByRole('link', { name: 'Écrire sur WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/241\d+$/,
    );
  });

  test('does not move what one is about to tap in the dashboard', async ({ page }) => {
    await signIn(page, owner);
    await page.addInitScript({ content: countShifts });
    // As over a slow network, where answers come one after the other.
    const network = await page.context().newCDPSession(page);
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 100_000,
    });
    for (const name of dashboardPages) {
      await page.goto(`/tableau-de-bord/${name}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.animate-skeleton')).toHaveCount(0);
      // What still comes after the skeletons.
      await page.waitForTimeout(1_000);
      expect(await page.evaluate('window.shift'), name).toBeLessThanOrEqual(0.05);
    }
  });

  test('opens the dashboard menu from the place named Moi, and back closes it', async ({
    page,
  }) => {
    await signIn(page, owner);
    await page.goto('/tableau-de-bord/demandes');
    const menu = page.getByRole('dialog');
    await tabs(page).getByRole('link', { name: 'Moi' }).tap();
    await expect(menu).toContainText(owner);
    await menu.getByRole('link', { name: 'Portefeuille' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Portefeuille' })).toBeVisible();
    await expect(menu).toBeHidden();

    await menuButton(page).tap();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/portefeuille$/);

    await menuButton(page).tap();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test('closes the top menu by Escape, a tap outside and back, and gives the focus back', async ({
    page,
  }) => {
    await page.goto('/explorer');
    const button = page.getByRole('button', { name: /le menu$/ });
    const menu = page.locator('#mobile-menu');
    await expect(page.locator('main a[href^="/objet/"]').first()).toBeVisible();

    await button.tap();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();

    await button.tap();
    const { y = 0, height = 0 } = (await menu.boundingBox()) ?? {};
    await page.touchscreen.tap(100, Math.min(y + height + 60, 640));
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page).toHaveURL(/explorer$/);

    await button.tap();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page).toHaveURL(/explorer$/);
  });

  test('is scrolled when the phone is turned, though the menu was left open', async ({ page }) => {
    await page.goto('/explorer');
    await page.getByRole('button', { name: 'Ouvrir le menu' }).tap();
    await expect(page.locator('#mobile-menu')).toBeVisible();
    await page.mouse.wheel(0, 500);
    expect(await page.evaluate('window.scrollY')).toBe(0);
    await page.setViewportSize({ width: phone.height + 60, height: phone.width });
    await expect(page.locator('#mobile-menu')).toBeHidden();
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate('window.scrollY')).toBeGreaterThan(0);
  });

  test('shows the results of another query of the same page from their number on', async ({
    page,
  }) => {
    await page.goto('/explorer');
    await expect(page.locator('main a[href^="/objet/"]').nth(11)).toBeVisible();
    await page.evaluate('window.scrollTo(0, 1500)');
    await expect.poll(() => page.evaluate('window.scrollY')).toBeGreaterThan(1_400);
    await page.getByRole('button', { name: 'Ouvrir le menu' }).tap();
    const search = page.locator('#mobile-menu').getByRole('combobox');
    await search.fill('tente');
    await search.press('Enter');
    await expect(page).toHaveURL(/explorer\?q=tente$/);
    await expect(page.getByText(/^\d+\+? résultat/)).toBeInViewport();
  });

  test('stacks the bar of an object above the places at the bottom', async ({ page }) => {
    const item = await freeItem('cheapest');
    await page.goto(`/objet/${item.id}`);
    const way = page.getByRole('link', { name: 'Demander' });
    await expect(way).toBeVisible();
    const bar = await way.boundingBox();
    const places = await tabs(page).boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(places?.y ?? 0);
  });
});

test('on a laptop at 400 % the bars go with the page, whose words have the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const { id } = await freeItem('any');
  for (const address of [`/objet/${id}`, '/explorer', '/faq']) {
    await page.goto(address);
    await page.evaluate('scrollTo(0, 700)');
    await expect.poll(() => page.evaluate('scrollY'), address).toBe(700);
    expect(await page.evaluate(STAYING), address).toEqual([]);
  }
  await page.evaluate('scrollTo(0, document.body.scrollHeight)');
  await expect(tabs(page).getByRole('link', { name: 'Explorer' })).toBeInViewport();
});

test.describe('the frame of a page on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('has the way to list an object, no places at the bottom, and an open footer', async ({
    page,
  }) => {
    await page.goto('/faq');
    await expect(tabs(page)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Publier une annonce' })).toBeVisible();
    await expect(footer(page).getByRole('link', { name: 'Conditions générales' })).toBeVisible();
    await expect(footer(page).getByRole('heading', { name: 'Partager' })).toBeVisible();
  });

  test('folds the footer in the dashboard', async ({ page }) => {
    await signIn(page, owner);
    await page.goto('/tableau-de-bord/mes-locations');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await height(page)).toBeLessThanOrEqual(240);
    await expect(footer(page).getByRole('link', { name: 'Conditions générales' })).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Tableau de bord' })).toBeVisible();
  });
});

test.describe('what a visitor is told', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('before signing in: why an account is needed', async ({ page }) => {
    await page.goto('/explorer');
    await tabs(page).getByRole('link', { name: 'Publier' }).tap();
    await expect(page).toHaveURL(/connexion/);
    await expect(
      page.getByText('Un compte est nécessaire pour publier une annonce.'),
    ).toBeVisible();
  });

  test('of the security deposit: it is no insurance, and what it covers', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'assurance', exact: true }).tap();
    const answer = page.getByText("Ce qui n'est pas couvert");
    await expect(answer).toBeInViewport();
    // As whoever was sent the address gets it: drawn by the server, which is told nothing of the question.
    await page.goto('/a-propos');
    await page.goto('/faq#assurance');
    await expect(answer).toBeInViewport();
  });

  test('where the browser keeps nothing: an object as everywhere else', async ({ page }) => {
    await page.addInitScript({ content: refuseStorage });
    const item = await freeItem('cheapest');
    await page.goto(`/objet/${item.id}`);
    await expect(page.getByRole('heading', { level: 1, name: item.title })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Demander' })).toBeVisible();
  });
});
