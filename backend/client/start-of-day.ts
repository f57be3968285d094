/* Apart from what else is of days, which first visits load. */

/** The instant a day begins in Gabon, which keeps UTC+1 all year, in milliseconds. */
export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00+01:00`);
