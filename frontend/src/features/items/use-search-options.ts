import { useQuery } from '@tanstack/react-query';
import { useSettled } from '@/lib/use-settled';
import { isSuggestible, suggestionsQuery } from './api/get-suggestions';
import { CATEGORIES, type CategoryId } from './categories';
import { useRecentSearches } from './recent-searches';

const PAUSE_MS = 200;

/** What a search can be completed to. */
export type SearchOption = { kind: 'recent' | 'title'; q: string } | CategoryOption;
type CategoryOption = { kind: 'category'; category: CategoryId; label: string };

/**
 * Before anything is typed what was searched here lately; then categories of that name and titles of objects.
 *
 * @param isWanted whether they are shown: otherwise nothing is asked
 */
export function useSearchOptions(text: string, isWanted: boolean): SearchOption[] {
  const typed = text.trim();
  const settled = useSettled(typed, PAUSE_MS);
  const recent = useRecentSearches();
  const { data } = useQuery({
    ...suggestionsQuery(settled),
    enabled: isWanted && isSuggestible(settled),
  });
  if (!isWanted) return [];
  if (!typed) return recent.map((q) => ({ kind: 'recent', q }));
  if (!isSuggestible(typed)) return [];
  const titles = isSuggestible(settled) ? (data?.titles ?? []) : [];
  return [...categoriesNamed(typed), ...titles.map((q) => ({ kind: 'title' as const, q }))];
}

/** Those with a word that begins so. */
export function categoriesNamed(text: string): CategoryOption[] {
  const wanted = ` ${plain(text)}`;
  return CATEGORIES.filter(({ label }) => ` ${plain(label)}`.includes(wanted)).map(
    ({ id, label }) => ({ kind: 'category', category: id, label }),
  );
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
