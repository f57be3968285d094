import { useQuery } from '@tanstack/react-query';
import { Select } from '@/components/ui/select';
import { placeName } from '@/lib/place-name';
import { facetsQuery } from '../api/get-facets';
import type { ExplorerFilters } from '../explorer-filters';
import { nearPlace } from '../near-place';
import { citiesOf, quartierOf } from '../place-choice';

/** The place whose neighbourhood comes first in the list. */
export function NearField({ filters, change }: Pick<ExplorerFilters, 'filters' | 'change'>) {
  const { data: facets } = useQuery(facetsQuery);
  const cities = citiesOf(facets?.locations ?? []);
  const { near = '' } = filters;
  const isListed = cities.some(
    ({ name, places }) => name === near || places.some((place) => place.name === near),
  );
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: Select is one.
    <label className="flex items-center gap-3">
      <span className="shrink-0">Près de</span>
      <Select
        className="min-w-0 flex-1"
        value={near}
        onChange={({ target }) => {
          nearPlace.keep(target.value);
          change({ near: target.value });
        }}
      >
        {!isListed && <option value={near}>{placeName(near)}</option>}
        {cities.map(({ name, places }) => (
          <optgroup key={name} label={placeName(name)}>
            <option value={name}>{placeName(name)}, au milieu de la ville</option>
            {places
              .filter((place) => place.name !== name)
              .map((place) => (
                <option key={place.name} value={place.name}>
                  {placeName(quartierOf(place.name))}
                </option>
              ))}
          </optgroup>
        ))}
      </Select>
    </label>
  );
}
