import { formatNumber } from '@loka/client';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { ErrorState } from '@/components/ui/error-state';
import { Select } from '@/components/ui/select';
import { facetsQuery } from '../api/get-facets';
import { CATEGORIES, findCategory } from '../categories';
import type { ExplorerFilters } from '../explorer-filters';
import { PriceFilter } from './price-filter';

type FilterPanelProps = ExplorerFilters & { onClose: () => void };

/** Category, price and places; every choice applies at once. */
export function FilterPanel({ filters, active, change, reset, onClose }: FilterPanelProps) {
  const { data: facets, error, refetch } = useQuery(facetsQuery);
  const chosen = filters.location ?? [];

  const toggle = (place: string) =>
    change({
      location: chosen.includes(place)
        ? chosen.filter((name) => name !== place)
        : [...chosen, place],
    });

  return (
    <div className="grid gap-7 rounded-3xl border border-sand-200 bg-surface p-5">
      <Group title="Catégorie">
        <Select
          aria-label="Catégorie"
          value={filters.category ?? 'tous'}
          onChange={({ target }) => change({ category: findCategory(target.value)?.id })}
        >
          <option value="tous">Tous</option>
          {CATEGORIES.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      </Group>

      <Group title="Prix par jour">
        <PriceFilter
          min={filters.minPrice}
          max={filters.maxPrice}
          onChange={(minPrice, maxPrice) => change({ minPrice, maxPrice })}
        />
      </Group>

      <Group title="Localisation">
        {error && <ErrorState error={error} onRetry={refetch} />}
        <div className="-mx-2 max-h-64 overflow-y-auto px-2" tabIndex={-1}>
          {facets?.locations.map(({ name, count }) => (
            <Checkbox
              key={name}
              checked={chosen.includes(name)}
              onChange={() => toggle(name)}
              label={
                <>
                  {name} <span className="text-ink-500 text-sm">({formatNumber(count)})</span>
                </>
              }
            />
          ))}
        </div>
      </Group>

      <div className={clsx('grid gap-3', active === 0 && 'lg:hidden')}>
        <Button onClick={onClose} className="lg:hidden">
          Voir les résultats
        </Button>
        {active > 0 && (
          <Button variant="secondary" onClick={reset}>
            Réinitialiser les filtres
          </Button>
        )}
      </div>
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
