import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const hourMs = 3_600_000;

/**
 * Moves the clocks of the running product on, and those of these pages. What its schedules have missed
 * is run then. Nothing moves them back: tests that do so come after all others.
 */
export async function moveClockOn(hours: number, pages: readonly Page[]): Promise<void> {
  const file = process.env.SIMULATED_TIME_FILE as string;
  const ahead = Number(readFileSync(file, 'utf8')) + hours * hourMs;
  // By a rename, so that no program reads half a number.
  writeFileSync(`${file}.new`, `${ahead}`);
  renameSync(`${file}.new`, file);
  for (const page of pages) await page.clock.setSystemTime(Date.now() + ahead);
}
