import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@/components/ui/skeleton';
import { placesQuery, QuartierMap } from '@/features/places';
import { type CityPlaces, extentOf, type PlaceChoice, togglePlace } from '../place-choice';

type QuartierMapFilterProps = {
  city: CityPlaces;
  value: PlaceChoice;
  onChange: (choice: PlaceChoice) => void;
};

/** The quartiers of a city on its map: what the list below it says too. */
export default function QuartierMapFilter({ city, value, onChange }: QuartierMapFilterProps) {
  const { data, isPending } = useQuery(placesQuery);
  const drawn = data?.find(({ name }) => name === city.name);
  const nameOf = (quartier: string) => `${quartier}, ${city.name}`;
  const listed = new Map(city.places.map((place) => [place.name, place]));
  if (isPending) return <Skeleton className="aspect-[8/7] rounded-2xl" />;
  if (!drawn) return null;
  return (
    <QuartierMap
      city={{ ...drawn, quartiers: drawn.quartiers.filter(({ name }) => listed.has(nameOf(name))) }}
      countOf={(quartier) => listed.get(nameOf(quartier))?.count}
      isChosen={(quartier) =>
        extentOf(city, value) === 'all' || value.location.includes(nameOf(quartier))
      }
      onToggle={(quartier) => onChange(togglePlace(city, nameOf(quartier), value))}
    />
  );
}
