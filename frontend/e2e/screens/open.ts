import { expect, type Page, type ViewportSize } from '@playwright/test';
import type { Screen } from './catalogue.js';
import { signInAs } from './people.js';

export const phone = { width: 360, height: 740 };
export const RETRY = 'Réessayer';
/** What offers it, and no sentence about it. */
const toRetry = new RegExp(`^\\s*${RETRY}`);

export const laptop = { width: 1280, height: 800 };

/** Opens it as its person, and waits until it is complete. */
export async function openScreen(page: Page, screen: Screen, size: ViewportSize): Promise<void> {
  await signInAs(page, screen.as);
  await showScreen(page, screen, size);
}

/** The same on a page of that person. */
export async function showScreen(page: Page, screen: Screen, size: ViewportSize): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Not before: the console says that somebody is signed in by its menu, which a phone hides.
  await page.setViewportSize(size);
  await screen.before?.(page);
  const { address } = screen;
  await page.goto(typeof address === 'string' ? address : await address());
  await expect(page.getByRole('heading', { level: 1, name: screen.heading })).toBeVisible();
  for (const text of screen.texts ?? []) await expect(page.getByText(text).first()).toBeVisible();
  // A part that could not be read is no part of a screen that does not say so.
  if (!screen.texts?.includes(RETRY)) await expect(page.getByText(toRetry)).toHaveCount(0);
  // A phone loads the form of a request when it is near.
  const form = page.locator('#demande');
  if ((await form.count()) > 0) await form.scrollIntoViewIfNeeded();
  if (screen.isLoading) await expect(page.locator(toCome)).not.toHaveCount(0);
  else await expect(page.locator(toCome)).toHaveCount(0);
  await screen.prepare?.(page);
  await standsStill(page, screen);
}

/** What stands for something that is on its way, on the site and in the console. */
const toCome = [
  '.animate-skeleton',
  ...['Skeleton-root', 'CircularProgress-root', 'LinearProgress-root'].map((name) => `.Mui${name}`),
  '.RaPlaceholder-root',
].join();

/** Animations that will end, and have not yet. */
const moving = `document.getAnimations().filter(({ effect, playState }) =>
  playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime))).length`;

/** All that it brings has come, and has faded in: colours on the way there are none of its own. */
async function standsStill(page: Page, { isLoading }: Screen): Promise<void> {
  if (!isLoading) await expect(page.locator(toCome)).toHaveCount(0);
  await expect.poll(() => page.evaluate(moving)).toBe(0);
}

/** As the visitor's system says. */
export async function show(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  // Colours that are inherited would stay until the page is drawn again.
  await page.locator('body').evaluate((body) => {
    body.style.display = 'none';
    body.getBoundingClientRect();
    body.style.display = '';
  });
}
