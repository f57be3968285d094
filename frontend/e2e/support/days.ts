const [hourMs, dayMs] = [3_600_000, 86_400_000];

/** The day in Gabon so many days from today, as a date field and the API take it. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + hourMs + days * dayMs).toISOString().slice(0, 10);
}
