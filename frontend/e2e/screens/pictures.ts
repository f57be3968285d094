import { expect, type Page, test } from '@playwright/test';
import { accountStates } from './account-states.js';
import { findings } from './axe.js';
import { type Screen, screens } from './catalogue.js';
import { consoleScreens } from './console-screens.js';
import { laptop, openScreen, phone, show } from './open.js';
import { paymentStates } from './payment-states.js';
import { pictureOf } from './picture-files.js';
import { states } from './states.js';
import { stepStates } from './step-states.js';

/** How long the end of a page is looked at. */
const SEEN_MS = 400;

const all = [
  ...screens,
  ...states,
  ...paymentStates,
  ...stepStates,
  ...accountStates,
  ...consoleScreens,
];

for (const screen of all) {
  for (const size of [phone, laptop]) {
    test(`${screen.name} at ${size.width}`, async ({ page }) => {
      await openScreen(page, screen, size);
      await loadAllPictures(page, screen.isLoading);
      for (const colorScheme of schemesOf(screen)) {
        await show(page, colorScheme);
        await page.screenshot({ path: pictureOf(screen, size, colorScheme), fullPage: true });
        const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined;
        expect.soft(await findings(page, rules), `at ${size.width}, ${colorScheme}`).toEqual([]);
      }
      if (!screen.main || size !== phone) return;
      await show(page, 'light');
      await page.screenshot({ path: pictureOf(screen, size, 'first') });
    });
  }
}

/** The console is light whatever the system says. */
const schemesOf = ({ name }: Screen): ('light' | 'dark')[] =>
  name.startsWith('console-') ? ['light'] : ['light', 'dark'];

/** Those far below too, and whole parts there, which wait to be scrolled to. */
async function loadAllPictures(page: Page, isLoading = false): Promise<void> {
  await page.evaluate('scrollTo(0, document.body.scrollHeight)');
  await page.waitForTimeout(SEEN_MS);
  if (!isLoading) await expect(page.locator('.animate-skeleton')).toHaveCount(0);
  await page.evaluate(`
    for (const box of document.querySelectorAll('[class*="content-visibility"]'))
      box.style.contentVisibility = 'visible';
    scrollTo(0, 0);`);
  for (const picture of await page.locator('img').all()) {
    await picture.evaluate((element) => element.setAttribute('loading', 'eager'));
    await expect(picture).toHaveJSProperty('complete', true);
  }
}
