import { expect, type Page } from '@playwright/test';

/** Waits until this browser keeps what the pages of members need without network. */
export const shellKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        "caches.match('/tableau-de-bord').then((page) => page !== undefined && navigator.serviceWorker.controller !== null)",
      ),
    )
    .toBe(true);
