import { type Browser, expect, type Page, test } from '@playwright/test';
import { paths } from '../../src/lib/paths.js';
import { accountStates } from '../screens/account-states.js';
import { type Person, type Screen, screens } from '../screens/catalogue.js';
import { expectToFit } from '../screens/fit.js';
import { laptop, phone, RETRY, showScreen } from '../screens/open.js';
import { paymentStates } from '../screens/payment-states.js';
import { signInAs } from '../screens/people.js';
import { states } from '../screens/states.js';
import { stepStates } from '../screens/step-states.js';
import { keepProductTime } from '../support/clock.js';
import { goToForm } from '../support/renting.js';
import { brokenWords, coveredControls, cutTexts, partOfBars } from './faults.js';

test.describe.configure({ mode: 'parallel' });

/** A page of each person, used again: each signs in once. */
const pages = new Map<Person, Promise<Page>>();

async function newPage(browser: Browser, person: Person): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await keepProductTime(page);
  await signInAs(page, person);
  return page;
}

const all = [...screens, ...states, ...paymentStates, ...stepStates, ...accountStates].filter(
  ({ name, isLoading }) => !isLoading && !name.endsWith('-failed'),
);

for (const screen of all) {
  test(`${screen.name}: nothing is too wide, covered, cut or broken`, async ({ browser }) => {
    const { as } = screen;
    if (!pages.has(as)) pages.set(as, newPage(browser, as));
    const page = (await pages.get(as)) as Page;
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await showScreen(page, awkward(screen), phone);
    const soft = expect.configure({ soft: true });
    await expectToFit(page);
    soft(await page.evaluate(cutTexts)).toEqual([]);
    soft(await page.evaluate(coveredControls)).toEqual([]);
    soft(await page.evaluate(brokenWords(16))).toEqual([]);
    await expectToFitElsewhere(page);
  });
}

test('the button that takes a photo is in sight as soon as the camera is on', async ({ page }) => {
  const camera = all.find(({ name }) => name === 'device-photo-camera') as Screen;
  await showScreen(page, camera, phone);
  const button = page.getByRole('button', { name: 'Prendre la photo' });
  const end = async () => button.evaluate((node) => node.getBoundingClientRect().bottom);
  const bar = page.getByRole('navigation', { name: 'Raccourcis' });
  const top = await bar.evaluate((node) => node.getBoundingClientRect().top);
  await expect.poll(end).toBeLessThanOrEqual(top);
});

for (const name of ['wallet', 'checkout-beyond-limit']) {
  test(`${name}: with text twice as large, ten millions stay on one line`, async ({ browser }) => {
    const screen = all.find((one) => one.name === name) as Screen;
    const page = await newPage(browser, screen.as);
    await showScreen(page, awkward(screen), phone);
    await page.locator('html').evaluate(({ style }) => {
      style.fontSize = '32px';
    });
    const amounts = page.getByRole('main').getByText(/^[+−]?\s?\d[\d\s]*\sFCFA$/);
    await expect(amounts).not.toHaveCount(0);
    const broken = () =>
      amounts.evaluateAll((all) =>
        all
          .filter((one) => {
            const text = one.ownerDocument.createRange();
            text.selectNodeContents(one);
            return new Set([...text.getClientRects()].map(({ bottom }) => bottom)).size > 1;
          })
          .map(({ textContent }) => textContent),
      );
    await expect.poll(broken).toEqual([]);
    await expectToFit(page);
  });
}

test('on a phone the longest day of each month is on one line in the box of its date', async ({
  page,
}) => {
  const form = all.find(({ name }) => name === 'item') as Screen;
  await showScreen(page, awkward(form), phone);
  await goToForm(page);
  const month = new Intl.DateTimeFormat('fr-FR', { month: 'short', timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2026, index, 1)));
  const days = months.flatMap((name) =>
    ['1er', '26'].map((day) => `${day}\u00a0${name}\u00a02026`),
  );
  const value = page
    .getByRole('button', { name: /^Date de début/ })
    .locator('span')
    .last();
  const broken = await value.evaluate((span, texts) => {
    const lines = (text: string) => {
      span.textContent = text;
      return span.getClientRects().length;
    };
    return texts.filter((text) => lines(text) > 1);
  }, days);
  expect(broken).toEqual([]);
});

/** A picture, and a page of development alone. */
const withoutScreen: string[] = [paths.shareCard(':id'), paths.primitives];

test('every address of the site has a screen here', async () => {
  const shown = await Promise.all(
    all.map(({ address }) => (typeof address === 'string' ? address : address())),
  );
  const addresses = Object.values(paths).map((path) =>
    typeof path === 'string' ? path : path(':id'),
  );
  const missing = addresses.filter((address) => !shown.some((one) => isOf(address, one)));
  expect(missing).toEqual(withoutScreen);
});

const pathOf = (address: string) => address.replace(/[?#].*/, '');
const isOf = (address: string, shown: string) =>
  new RegExp(`^${pathOf(address).replaceAll(':id', '[^/]+')}$`).test(pathOf(shown));

/** What it says depends on the data, which are awkward here; that it offers to try again does not. */
const awkward = (screen: Screen): Screen => ({
  ...screen,
  heading: /./,
  texts: (screen.texts ?? []).filter((text) => text === RETRY),
});

/** On a laptop, zoomed four times there, and with text twice as large on a phone. */
async function expectToFitElsewhere(page: Page): Promise<void> {
  await page.setViewportSize(laptop);
  await expectToFit(page, 'on a laptop');
  await page.setViewportSize({ width: 320, height: 256 });
  await expectToFit(page, 'at 400 %');
  await page.setViewportSize(phone);
  const html = page.locator('html');
  await html.evaluate(({ style }) => {
    style.fontSize = '32px';
  });
  await expectToFit(page, 'with text at 200 %');
  expect.soft(await page.evaluate(brokenWords(8)), 'with text at 200 %').toEqual([]);
  // A bar that has become too tall lets go of the window a moment later.
  const bars = expect.poll(() => page.evaluate(partOfBars), 'of bars, with text at 200 %');
  await bars.toBeLessThan(0.4);
}
