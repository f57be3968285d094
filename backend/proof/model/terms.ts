import { dayMs } from './durations.js';
import type { DoneChange, MadePayment } from './what-happened.js';

/** What is agreed on a rental. Amounts in XAF. */
type Terms = Pick<NonNullable<MadePayment['wanted']>, 'start' | 'end' | 'rent' | 'deliveryFee'>;

/** Days from one to another: negative when the other is earlier. */
export function daysOf({ oldEnd, newEnd }: Pick<DoneChange, 'oldEnd' | 'newEnd'>): number {
  return (Date.parse(newEnd) - Date.parse(oldEnd)) / dayMs;
}

/** What a day of a rental costs, as it was first paid for: nothing here is let by the week. */
export function pricePerDay({ start, end, rent, deliveryFee }: Terms): number {
  return (rent - deliveryFee) / daysOf({ oldEnd: start, newEnd: end });
}

/**
 * What is agreed after extensions and shortenings: a day more or less costs what a day cost first.
 *
 * @param paid the terms that were first paid for
 * @returns with the XAF that came back for days that were given up
 */
export function termsAfter(
  paid: Terms,
  changes: readonly DoneChange[],
): Terms & { givenBack: number } {
  const price = pricePerDay(paid);
  const days = changes.map(daysOf);
  const sum = days.reduce((all, one) => all + one, 0);
  const fewer = days.filter((one) => one < 0).reduce((all, one) => all - one, 0);
  return {
    start: paid.start,
    end: new Date(Date.parse(paid.end) + sum * dayMs).toISOString().slice(0, 10),
    rent: paid.rent + sum * price,
    deliveryFee: paid.deliveryFee,
    givenBack: fewer * price,
  };
}
