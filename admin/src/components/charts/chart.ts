/** One of the lines or colours of a chart, a value for each label. */
export interface Series {
  name: string;
  /** Of the theme's palette. */
  color: string;
  /** Null where nothing is known. */
  values: readonly (number | null)[];
}

/** A round number that nothing passes, at which a chart ends, and whose half is round too. */
export function roundedUp(highest: number): number {
  if (highest <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(highest));
  const step = [1, 2, 4, 6, 8, 10].find((times) => times * power >= highest) ?? 10;
  return step * power;
}

/** Which labels are written below a chart: the first, the last, and a few between them that leave room. */
export function isLabelled(index: number, count: number): boolean {
  const step = Math.max(1, Math.ceil((count - 1) / 3));
  const last = count - 1;
  return index === last || (index % step === 0 && last - index >= step / 2);
}
