import { body } from '@loka/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';

/** From so many letters on the server suggests titles. */
const LEAST_LETTERS = 2;
const MOST_LETTERS = 60;

export const isSuggestible = (text: string): boolean =>
  text.length >= LEAST_LETTERS && text.length <= MOST_LETTERS;

/** Titles of objects for what somebody is typing. */
export const suggestionsQuery = (q: string) =>
  queryOptions({
    queryKey: ['items', 'suggestions', q],
    queryFn: ({ signal }) =>
      body(api.GET('/api/items/suggestions', { params: { query: { q } }, signal })),
    staleTime: 5 * 60_000,
    placeholderData: keepPreviousData,
    retry: false,
  });
