import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const hourMs = 3_600_000;

/** How far the product is ahead of the machine, in milliseconds. */
const aheadMs = () => Number(readFileSync(process.env.SIMULATED_TIME_FILE as string, 'utf8'));

/**
 * Moves the clocks of the running product on, and those of these pages. What its schedules have missed
 * is run then. Nothing moves them back: tests that do so come after all others.
 */
export async function moveClockOn(hours: number, pages: readonly Page[]): Promise<void> {
  const file = process.env.SIMULATED_TIME_FILE as string;
  // By a rename, so that no program reads half a number.
  writeFileSync(`${file}.new`, `${aheadMs() + hours * hourMs}`);
  renameSync(`${file}.new`, file);
  await Promise.all(pages.map(keepProductTime));
}

/** Sets the clock of a page to the time of the product, which other tests may have moved on. */
export const keepProductTime = (page: Page) => page.clock.setSystemTime(Date.now() + aheadMs());
