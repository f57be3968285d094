import { expect, type Locator, type Page } from '@playwright/test';

const fullDate = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: 'UTC' });

/** The button of a day in the calendar of a page or a dialog, while its month is shown. */
export function dayButton(place: Page | Locator, day: string): Locator {
  const name = fullDate.format(new Date(day)).replace(/ 1 /, ' 1er ');
  return place.getByRole('button', { name: new RegExp(`^${name}, `) });
}

/** Picks a day of the month that is shown, or of a later one. */
export async function pickDay(place: Page | Locator, day: string): Promise<void> {
  await expect(place.getByRole('grid')).toBeVisible();
  const button = dayButton(place, day);
  for (let months = 0; months < 24 && !(await button.isVisible()); months++)
    await place.getByRole('button', { name: 'Mois suivant' }).click();
  await button.click();
}
