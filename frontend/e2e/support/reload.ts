import { expect, type Locator, type Page, test } from '@playwright/test';

/** Of a page on a machine that others use too. */
const SHOWN_MS = 30_000;
/** Of what the product does by itself there. */
const DONE_MS = 240_000;

/** Reloads until something is seen that the product brings about by itself. */
export async function reloadUntilSeen(page: Page, wanted: Locator): Promise<void> {
  test.setTimeout(test.info().timeout + DONE_MS);
  await expect(async () => {
    await page.reload();
    await expect(wanted).toBeVisible({ timeout: SHOWN_MS });
  }).toPass({ timeout: DONE_MS });
}
