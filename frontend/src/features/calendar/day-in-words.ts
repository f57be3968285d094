import { formatFullDay } from '@loka/client';
import { upperFirst } from '@/lib/upper-first';

/** A day to begin a sentence with: `Lundi 7 décembre 2026`. */
export function dayInWords(day: string): string {
  const words = formatFullDay(day);
  return upperFirst(words);
}
