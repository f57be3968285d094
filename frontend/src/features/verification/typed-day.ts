/** What was typed of a day, with a slash after the day and the month: `14/05/1990`. */
export function asTyped(text: string): string {
  const whole = text.replaceAll(/(?<!\d)\d(?=\/)/g, '0$&');
  const digits = whole.replaceAll(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/');
}

/** A typed day as the API takes it, `1990-05-14`; null when there is no such day. */
export function parseDay(typed: string): string | null {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(asTyped(typed)) ?? [];
  if (!day || !month || !year) return null;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const iso = `${year}-${month}-${day}`;
  return Number(year) >= 1900 && date.toISOString().startsWith(iso) ? iso : null;
}

/** The same day some years earlier. */
export const yearsBefore = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;
