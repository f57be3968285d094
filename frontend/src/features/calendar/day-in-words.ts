import { formatFullDay } from '@loka/client';

/** A day to begin a sentence with: `Lundi 7 décembre 2026`. */
export function dayInWords(day: string): string {
  const words = formatFullDay(day);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
