/** The days of a rental as the explorer looks for them: the last is the day of return. */
export type Dates = { from?: string | undefined; to?: string | undefined };

/** What a tap in the calendar makes of the days chosen so far: the first day, then the day of return. */
export function chooseDate({ from, to }: Dates, day: string): Dates {
  return from && !to && day > from ? { from, to: day } : { from: day };
}
