import { expect, type Locator, type Page } from '@playwright/test';

const fullDate = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: 'UTC' });

/** The button of a day in the calendar of a page or a dialog, while its month is shown. */
export function dayButton(place: Page | Locator, day: string): Locator {
  const name = fullDate.format(new Date(day)).replace(/ 1 /, ' 1er ');
  return place.getByRole('button', { name: new RegExp(`^${name}, `) });
}

/** Goes on, or back, to the month of a day. */
export async function showMonthOf(place: Page | Locator, day: string): Promise<void> {
  const days = place.getByRole('grid').locator('[data-day]');
  const shown = () =>
    days.evaluateAll((buttons) => buttons.map(({ dataset }) => dataset.day?.slice(0, 7) ?? ''));
  const month = day.slice(0, 7);
  for (let months = await shown(); !months.includes(month); months = await shown()) {
    const step = (months[0] ?? '') < month ? 'Mois suivant' : 'Mois précédent';
    await place.getByRole('button', { name: step }).click();
  }
  await expect(dayButton(place, day)).toBeVisible();
}

/** Picks a day, also one that is then refused. */
export async function pickDay(place: Page | Locator, day: string): Promise<void> {
  await showMonthOf(place, day);
  // Days that cannot be picked say so, and may be tapped all the same.
  await dayButton(place, day).click({ force: true });
}
