import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@/components/ui/skeleton';
import { of } from '@/lib/elision';
import { placeName } from '@/lib/place-name';
import { placesQuery } from '../api/get-places';
import { partOfCity, wholeCity } from '../map/city-view';
import { neighboursOf } from '../map/neighbours';
import { CityMap, Surroundings } from './city-map';

/**
 * Where a quartier lies, for everybody: on our drawing, and in words for whoever does not see it. Where in the quartier
 * the object is, the renter of an accepted rental alone is told.
 *
 * @param location `Quartier, Ville`
 */
export function QuartierNote({ location }: { location: string }) {
  const { data: cities, isPending } = useQuery(placesQuery);
  const parts = location.split(', ');
  const city = cities?.find(({ name }) => name === parts.at(-1));
  const point = city?.quartiers.find(({ name }) => name === parts.slice(0, -1).join(', '))?.point;
  if (isPending) return <Skeleton className="h-[26rem] rounded-2xl sm:h-72" />;
  const near = city && point ? neighboursOf(point, city.quartiers) : [];
  const view = city && (point ? partOfCity(point) : wholeCity(city));
  return (
    <div className="grid content-start gap-4 sm:grid-cols-[20rem_1fr] sm:gap-6">
      {city && view && (
        <div className="max-w-sm overflow-hidden rounded-2xl border border-sand-300">
          <CityMap city={city} view={view}>
            {point && <Surroundings at={point} view={view} />}
          </CityMap>
        </div>
      )}
      <div className="grid content-start gap-2">
        <p className="wrap-anywhere font-medium text-ink-900">{placeName(location)}</p>
        {near.length > 0 && <p className="wrap-anywhere">Près {of(inWords(near))}.</p>}
        {city && !point && <p>Ce quartier n'est pas encore marqué sur notre plan.</p>}
        <p className="text-ink-500 text-sm">
          <span>{city && 'Plan dessiné par Loka, à quelques centaines de mètres près. '}</span>
          L'endroit exact est communiqué au locataire une fois sa demande acceptée.
        </p>
      </div>
    </div>
  );
}

const inWords = (names: string[]) =>
  new Intl.ListFormat('fr', { type: 'conjunction' }).format(names.map(placeName));
