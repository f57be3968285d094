import { useQuery } from '@tanstack/react-query';
import type { ItemFilters } from '../api/list-items';
import { looserItemsQuery } from '../api/list-looser-items';
import { ItemGrid } from './item-grid';

type LooserResultsProps = { filters: ItemFilters };

/** Objects that do not have the text of a search as it was typed, and may be meant. Nothing when there are none. */
export function LooserResults({ filters }: LooserResultsProps) {
  const { data: items = [] } = useQuery(looserItemsQuery(filters));
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="proches" className="mt-12">
      <h2 id="proches" className="mb-5 text-xl">
        Résultats proches de «{'\u00a0'}
        {filters.q}
        {'\u00a0'}»
      </h2>
      <ItemGrid items={items} columns={3} dates={filters} />
    </section>
  );
}
