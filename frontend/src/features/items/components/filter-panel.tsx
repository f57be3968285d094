import type { ReactNode } from 'react';
import { ErrorState } from '@/components/ui/error-state';
import { Options, Select } from '@/components/ui/select';
import { CATEGORIES, findCategory } from '../categories';
import { type ExplorerFilters, PRICE_RANGE } from '../explorer-filters';
import { useCityPlaces } from '../use-city-places';
import { DatesFilter } from './dates-filter';
import { PiecesFilter } from './pieces-filter';
import { PlacesFilter } from './places-filter';
import { PriceFilter } from './price-filter';

type FilterPanelProps = Pick<ExplorerFilters, 'filters' | 'change'>;

/** From what nearly every search needs to what few objects have, several pieces. Each choice applies at once. */
export function FilterPanel({ filters, change }: FilterPanelProps) {
  const { cities, isStale, error, refetch } = useCityPlaces(filters);
  return (
    <div className="grid gap-7">
      <Group title="Catégorie">
        <Select
          aria-label="Catégorie"
          value={filters.category ?? 'tous'}
          onChange={({ target }) => change({ category: findCategory(target.value)?.id })}
        >
          <option value="tous">Tous</option>
          <Options of={CATEGORIES} />
        </Select>
      </Group>

      <Group title="Prix par jour">
        <PriceFilter
          min={filters.minPrice}
          max={filters.maxPrice}
          onChange={(minPrice, maxPrice) =>
            // At its end, the handle says that there is no highest price.
            change({ minPrice, maxPrice: maxPrice < PRICE_RANGE.max ? maxPrice : undefined })
          }
        />
      </Group>

      <Group title="Dates">
        <DatesFilter value={filters} onChange={change} />
      </Group>

      <Group title="Localisation">
        {error && <ErrorState error={error} onRetry={refetch} />}
        <PlacesFilter cities={cities} areCountsStale={isStale} value={filters} onChange={change} />
      </Group>

      <Group title="Quantité">
        <PiecesFilter value={filters.pieces} onChange={(pieces) => change({ pieces })} />
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-display font-semibold text-ink-900 text-lg">{title}</legend>
      {children}
    </fieldset>
  );
}
