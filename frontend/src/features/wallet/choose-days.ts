/** Days as `2026-12-01`, both included; undefined before they are chosen. */
export type Days = { from?: string | undefined; to?: string | undefined };

/** Which of them the next tap in the calendar chooses; none once both are chosen. */
export type NextDay = 'from' | 'to' | null;

/** What a tap makes of the chosen days; a last day before the first begins anew. */
export function chooseDays(
  { from, to }: Days,
  next: NextDay,
  day: string,
): { days: Days; next: NextDay } {
  if (next === 'to' && (!from || day >= from)) return { days: { from, to: day }, next: null };
  const kept = to && to >= day && next === 'from' ? to : undefined;
  return { days: { from: day, to: kept }, next: kept ? null : 'to' };
}
