import { expect, type Page } from '@playwright/test';
import { only } from './addresses.js';
import type { Screen } from './catalogue.js';

/** A screen of the console: its heading is the title in its bar. */
export function consoleScreen(
  name: string,
  path: string | (() => Promise<string>),
  heading: string | RegExp,
  more: Partial<Screen> = {},
): Screen {
  const address =
    typeof path === 'string' ? `/admin/${path}` : async () => `/admin/${await path()}`;
  return { name: `console-${name}`, as: 'admin', address, heading, ...more };
}

export const list = (resource: string, filter: object = {}) =>
  `${resource}?${new URLSearchParams({ filter: JSON.stringify(filter), displayedFilters: '{}' })}`;

/** The page of the row that a query of the demo data finds. */
export const record = (resource: string, sql: string) => async () =>
  `${resource}/${await only(sql)}/show`;

/** Opens a dialog. */
export function press(name: string) {
  return async (page: Page) => {
    await page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  };
}

/** A call is answered with this as long as the page is open. */
export function answer(page: Page, path: string, json: object, headers = {}): Promise<unknown> {
  return page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ json, headers }),
  );
}

/** A call is answered with what the server says, changed. */
export function change<Json>(
  page: Page,
  path: RegExp,
  changed: (json: Json) => object,
): Promise<unknown> {
  return page.route(
    (url) => path.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      return route.fulfill({ response, json: changed((await response.json()) as Json) });
    },
  );
}

/** A call fails as long as the page is open. */
export function fail(page: Page, path: string | RegExp): Promise<unknown> {
  const json = { type: 'about:blank', status: 500, code: 'internal-error', errors: [] };
  return page.route(
    ({ pathname }) => (typeof path === 'string' ? pathname === path : path.test(pathname)),
    (route) =>
      route.fulfill({
        status: 500,
        json: { ...json, detail: 'Une erreur inattendue est survenue.' },
      }),
  );
}
