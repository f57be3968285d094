import { formatNumber } from '@loka/client';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { part } from '@/components/ui/part';
import { Skeleton } from '@/components/ui/skeleton';
import { placeName } from '@/lib/place-name';
import {
  type CityPlaces,
  extentOf,
  type PlaceChoice,
  quartierOf,
  toggleCity,
  togglePlace,
} from '../place-choice';

/** Loaded when somebody opens the quartiers. */
const QuartierMapFilter = part(async () => (await import('./quartier-map-filter')).default);

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
  const [isOpen, setOpen] = useState(extent === 'some');
  const quartiersId = useId();
  const hasQuartiers = city.places.some(({ name }) => name !== city.name);
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
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
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? quartiersId : undefined}
            onClick={() => setOpen(!isOpen)}
            className="flex min-h-11 items-center gap-1 font-semibold text-[0.95rem] text-lagoon-700"
          >
            <span>
              Quartiers<span className="sr-only"> et carte de {city.name}</span>
            </span>
            <ChevronDown
              size={18}
              aria-hidden
              className={clsx('transition-transform', isOpen && 'rotate-180')}
            />
          </button>
        )}
      </div>
      {isOpen && (
        <div id={quartiersId} className="text-[0.95rem]">
          <Suspense fallback={<Skeleton className="aspect-[8/7] rounded-2xl" />}>
            <QuartierMapFilter city={city} value={value} onChange={onChange} />
          </Suspense>
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
        </div>
      )}
    </div>
  );
}

function Named({ name, count }: { name: string; count: number | undefined }) {
  const shown = placeName(name);
  if (count === undefined) return shown;
  return (
    <>
      {shown}{' '}
      <span className="count font-normal text-ink-500 text-sm">({formatNumber(count)})</span>
    </>
  );
}
