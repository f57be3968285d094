import { expect, type Page } from '@playwright/test';

/**
 * What breaks in a page from now on: exceptions, pages that could not be shown, served pages that had to be drawn anew.
 *
 * @returns to be called at the end: expects that nothing did
 */
export function watchBreaks(page: Page): () => void {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(`${page.url()} ${error.message}`));
  page.on('request', (request) => {
    if (request.url().endsWith('/api/page-failures')) {
      found.push(`${page.url()} ${request.postData()}`);
    }
  });
  return () => expect(found).toEqual([]);
}
