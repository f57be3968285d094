import { expect, type Page } from '@playwright/test';

/**
 * Waits until this browser keeps what pages need without network: those of members, or the public ones that were opened
 * by a tap.
 */
export const shellKept = (page: Page, store: 'loka-shell-' | 'loka-public-' = 'loka-shell-') =>
  expect
    .poll(() =>
      page.evaluate<boolean>(`(async () => {
        const name = (await caches.keys()).find((one) => one.startsWith('${store}'));
        if (!name || navigator.serviceWorker.controller === null) return false;
        return (await (await caches.open(name)).match('/tableau-de-bord')) !== undefined;
      })()`),
    )
    .toBe(true);
