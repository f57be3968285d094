import { expect, type Page, test } from '@playwright/test';
import { accountStates } from './account-states.js';
import { findings } from './axe.js';
import { type Screen, screens } from './catalogue.js';
import { consoleScreens } from './console-screens.js';
import { laptop, openScreen, phone, show } from './open.js';
import { pictureOf } from './picture-files.js';
import { states } from './states.js';

for (const screen of [...screens, ...states, ...accountStates, ...consoleScreens]) {
  for (const size of [phone, laptop]) {
    test(`${screen.name} at ${size.width}`, async ({ page }) => {
      await openScreen(page, screen, size);
      await loadAllPictures(page);
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

/** Those far below too, which wait to be scrolled to. */
async function loadAllPictures(page: Page): Promise<void> {
  for (const picture of await page.locator('img').all()) {
    await picture.evaluate((element) => element.setAttribute('loading', 'eager'));
    await expect(picture).toHaveJSProperty('complete', true);
  }
}
