import { expect, type Page } from '@playwright/test';

/** React marks what it has taken over. */
export const takenOver = (page: Page) =>
  expect
    .poll(() =>
      page
        .locator('main > *')
        .first()
        .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))),
    )
    .toBe(true);
