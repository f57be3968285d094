import { expect, type Locator, type Page, test } from '@playwright/test';
import { dayButton } from '../support/calendar.js';
import { dayFromNow } from '../support/days.js';
import { freeItem } from '../support/items.js';
import { newAddress, newMember, signIn } from '../support/people.js';
import { takenOver } from '../support/taken-over.js';

const MOST_STOPS = 120;

/** What has the focus, and whether anything else lies over its middle. */
const FOCUSED = `(() => {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const label = element.closest('label') ?? element;
  const { left, top, width, height } = label.getBoundingClientRect();
  const at = document.elementFromPoint(left + width / 2, top + height / 2);
  return {
    what: element.outerHTML.slice(0, 120),
    isFree: at !== null && (label.contains(at) || at.contains(label)),
  };
})()`;

/** Animations that last, and elements that glide when they are scrolled. */
const MOVING = `[
  ...document.getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration ?? 0) > 10)
    .map(({ animationName }) => animationName),
  ...[...document.querySelectorAll('*')]
    .filter((element) => getComputedStyle(element).scrollBehavior === 'smooth')
    .map(({ className }) => className),
]`;

/** Also of what is not there yet, as a day of the next month. */
const hasFocus = (wanted: Locator) =>
  wanted.evaluateAll((found) => found.some((one) => one === one.ownerDocument.activeElement));

/** Goes from stop to stop; each is seen to be focused, and no bar lies over it. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate<{ what: string; isFree: boolean } | null>(FOCUSED);
    if (focused) expect.soft(focused.isFree, `hidden: ${focused.what}`).toBe(true);
    if (await hasFocus(wanted)) return;
  }
  throw new Error('Tab does not reach it');
}

/** From day to day, each of which is waited for: the month may change on the way. */
async function arrowTo(page: Page, day: string): Promise<void> {
  const focused = () => page.evaluate<string>("document.activeElement?.dataset.day ?? ''");
  for (let at = await focused(); at < day; at = await focused()) {
    await page.keyboard.press('ArrowRight');
    await expect.poll(focused).toBe(nextDay(at));
  }
  await expect(dayButton(page, day)).toBeFocused();
}

const nextDay = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

test('an object is found, requested and paid for without a mouse', async ({ page, request }) => {
  const address = newAddress('clavier');
  await newMember(request, 'Aline Moussavou', address);
  const { title, id } = await freeItem('cheapest');
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, address);
  await page.goto('/explorer');
  await takenOver(page);

  await tabTo(page, page.getByRole('main').getByRole('combobox').first());
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=/);
  // What was found has taken the place of all objects, where the focus would be lost.
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(title);
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(24);
  await tabTo(page, page.locator(`main a[href="/objet/${id}"]`).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(id));
  // The form comes with the first press of Tab on the page that has it.
  await expect(page.getByRole('heading', { name: 'Demander cet objet' })).toBeAttached();

  await tabTo(page, page.getByRole('grid').locator('button[tabindex="0"]').first());
  for (const day of [dayFromNow(1), dayFromNow(4)]) {
    await arrowTo(page, day);
    await page.keyboard.press('Enter');
  }
  await tabTo(page, page.getByText('Ajouter une précision'));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Adresse de livraison ou quartier'));
  await page.keyboard.type('Akébé, derrière le marché');
  await tabTo(page, page.getByLabel('Téléphone du destinataire'));
  await page.keyboard.type('077000001');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/facturation/);

  await tabTo(page, page.getByLabel('Airtel Money', { exact: true }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByLabel('Numéro Airtel Money'));
  await page.keyboard.type('077000001');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Paiement réussi/)).toBeVisible();
});

test('Home and End on one handle of the price leave the other alone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/explorer');
  await takenOver(page);
  const filters = page.getByRole('button', { name: /^Filtres/, expanded: false });
  if (await filters.isVisible()) await filters.click();
  const [least, most] = [page.getByLabel('Prix minimum'), page.getByLabel('Prix maximum')];
  await expect(least).toBeVisible();
  const [lowest, highest] = [await least.inputValue(), await most.inputValue()];

  await least.focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
  const chosen = await least.inputValue();
  expect(chosen).not.toBe(lowest);
  await most.focus();
  await page.keyboard.press('Home');
  expect(Number(await most.inputValue())).toBeGreaterThanOrEqual(Number(chosen));
  expect(await least.inputValue()).toBe(chosen);
  await page.keyboard.press('End');
  expect(await most.inputValue()).toBe(highest);
  expect(await least.inputValue()).toBe(chosen);
  await least.focus();
  await page.keyboard.press('Home');
  expect(await least.inputValue()).toBe(lowest);
  expect(await most.inputValue()).toBe(highest);
});

test('nothing moves for whoever asks for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  const { id } = await freeItem('any');
  for (const address of ['/', `/objet/${id}`]) {
    await page.goto(address);
    await takenOver(page);
    expect(await page.evaluate(MOVING), address).toEqual([]);
  }
});
