import type { Page } from '@playwright/test';

/** A call is answered with this as long as the page is open. */
export function answer(
  page: Page,
  method: 'GET' | 'POST',
  path: string,
  json: object,
  status = 200,
): Promise<unknown> {
  const contentType = status < 400 ? 'application/json' : 'application/problem+json';
  return page.route(
    (url) => url.pathname === path,
    (route) =>
      route.request().method() === method
        ? route.fulfill({ status, contentType, json })
        : route.fallback(),
  );
}

/** The problem that a call is refused with. */
export const refuse = (page: Page, path: string, status: number, code: string) =>
  answer(page, 'POST', path, { status, code, detail: '' }, status);
