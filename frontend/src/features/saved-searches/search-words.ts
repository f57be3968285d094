import { formatFcfa } from '@loka/client';
import { categoryLabel } from '@/features/items';
import { placeName } from '@/lib/place-name';
import type { LastingFilters } from './same-search';

/** What is looked for, as people say it. */
export function searchWords({ q, category, minPrice, maxPrice, location, city }: LastingFilters) {
  const price = priceWords(minPrice, maxPrice);
  return {
    title: q ? `«\u00a0${q}\u00a0»` : category ? categoryLabel(category) : 'Tous les objets',
    details: [
      q && category && categoryLabel(category),
      ...[...city, ...location].map(placeName),
      price,
    ]
      .filter(Boolean)
      .join(' · '),
  };
}

function priceWords(min: number | undefined, max: number | undefined): string | undefined {
  if (min && max !== undefined) return `de ${formatFcfa(min)} à ${formatFcfa(max)} par jour`;
  if (min) return `à partir de ${formatFcfa(min)} par jour`;
  return max === undefined ? undefined : `jusqu'à ${formatFcfa(max)} par jour`;
}
