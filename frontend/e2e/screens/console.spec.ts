import { expect, test } from '@playwright/test';
import { findings } from './axe.js';
import { consoleScreens } from './console-screens.js';
import { expectToFit } from './fit.js';
import { laptop, openScreen, phone } from './open.js';

test.describe.configure({ mode: 'parallel' });

for (const screen of consoleScreens) {
  for (const size of [phone, laptop]) {
    test(`${screen.name} at ${size.width}: its texts, its width, and what axe finds`, async ({
      page,
    }) => {
      await openScreen(page, screen, size);
      await expectToFit(page);
      expect(await findings(page)).toEqual([]);
    });
  }
}
