import { formatNumber } from '@loka/client';
import { clsx } from 'clsx';
import { Suspense, useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { Disclosure } from '@/components/ui/disclosure';
import { retriedPart } from '@/components/ui/retried-part';
import { Skeleton } from '@/components/ui/skeleton';
import {
  type CityPlaces,
  extentOf,
  type PlaceChoice,
  quartierOf,
  toggleCity,
  togglePlace,
} from '../place-choice';

/** Loaded when somebody opens the quartiers. */
const QuartierMapFilter = retriedPart(() => import('./quartier-map-filter'));

type PlacesFilterProps = {
  cities: CityPlaces[];
  /** Of the filters as they were before. */
  areCountsStale: boolean;
  value: PlaceChoice;
  onChange: (choice: PlaceChoice) => void;
};

/** Cities first: each chooses all of its quartiers, which can be ticked one by one below it. */
export function PlacesFilter({ cities, areCountsStale, ...choice }: PlacesFilterProps) {
  return (
    <div className={clsx('grid gap-1', areCountsStale && '[&_.count]:opacity-40')}>
      {cities.map((city) => (
        <CityFilter key={city.name} city={city} {...choice} />
      ))}
    </div>
  );
}

type CityFilterProps = Pick<PlacesFilterProps, 'value' | 'onChange'> & { city: CityPlaces };

function CityFilter({ city, value, onChange }: CityFilterProps) {
  const extent = extentOf(city, value);
  const [wasSome] = useState(extent === 'some');
  const [isOpen, setOpen] = useState(false);
  const hasQuartiers = city.places.some(({ name }) => name !== city.name);
  return (
    <div>
      <Checkbox
        className="font-medium"
        ref={(box) => {
          if (box) box.indeterminate = extent === 'some';
        }}
        checked={extent === 'all'}
        onChange={() => onChange(toggleCity(city, value))}
        label={<Named name={city.name} count={city.count} />}
      />
      {hasQuartiers && (
        <Disclosure
          label={
            <>
              Quartiers et carte<span className="sr-only"> de {city.name}</span>
            </>
          }
          open={wasSome || undefined}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
          className="text-[0.95rem] *:first:ml-8"
        >
          {isOpen && (
            <Suspense fallback={<Skeleton className="aspect-[8/7] rounded-2xl" />}>
              <QuartierMapFilter city={city} value={value} onChange={onChange} />
            </Suspense>
          )}
          <fieldset
            aria-label={`Quartiers de ${city.name}`}
            tabIndex={-1}
            className="-mr-2 mt-1 max-h-64 overflow-y-auto pr-2 pl-8"
          >
            {city.places.map(({ name, count }) => (
              <Checkbox
                key={name}
                checked={extent === 'all' || value.location.includes(name)}
                onChange={() => onChange(togglePlace(city, name, value))}
                label={<Named name={quartierOf(name) || 'Sans quartier'} count={count} />}
              />
            ))}
          </fieldset>
        </Disclosure>
      )}
    </div>
  );
}

function Named({ name, count }: { name: string; count: number | undefined }) {
  if (count === undefined) return name;
  return (
    <>
      {name} <span className="count font-normal text-ink-500 text-sm">({formatNumber(count)})</span>
    </>
  );
}
