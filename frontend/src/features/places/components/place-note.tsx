import { useQuery } from '@tanstack/react-query';
import { MapPin, Navigation } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Point, Rental } from '@/api/types';
import { Disclosure } from '@/components/ui/disclosure';
import { part } from '@/components/ui/part';
import { Skeleton } from '@/components/ui/skeleton';
import { placeName } from '@/lib/place-name';
import { upperFirst } from '@/lib/upper-first';
import { placesQuery } from '../api/get-places';
import { isMeetingAhead, meetingPointName } from '../fulfilment';

const PlaceMap = part(async () => (await import('./place-map')).PlaceMap);

type PlaceNoteProps = { rental: Rental; party: 'renter' | 'owner' };

/** Where the parties meet and where the object is, from the acceptance until the deposit is settled. */
export function PlaceNote({ rental, party }: PlaceNoteProps) {
  const { place, meeting_point: meetingPoint } = rental;
  if (!isMeetingAhead(rental)) return null;
  const isFound = place && (place.landmark || place.point);
  if (!isFound && !meetingPoint) return null;
  return (
    <section aria-label="Où" className="grid gap-4 rounded-2xl bg-sand-50 p-4">
      {meetingPoint && (
        <Whereabouts
          title="Point de rencontre"
          name={meetingPointName(meetingPoint)}
          city={meetingPoint.city}
          landmark={meetingPoint.landmark}
          point={meetingPoint.point}
        />
      )}
      {isFound && (
        <Whereabouts
          title={party === 'renter' ? "Où est l'objet" : 'Ce que voit le locataire'}
          name={placeName(place.location)}
          city={place.location.split(', ').at(-1) ?? ''}
          landmark={place.landmark}
          point={place.point}
        />
      )}
    </section>
  );
}

type WhereaboutsProps = {
  title: string;
  name: string;
  city: string;
  landmark: string;
  point: Point | null;
};

function Whereabouts({ title, name, landmark, point, city: cityName }: WhereaboutsProps) {
  const [isMapAsked, setMapAsked] = useState(false);
  const { data: cities = [] } = useQuery(placesQuery);
  const city = cities.find((one) => one.name === cityName);
  return (
    <div>
      <div className="flex gap-3">
        <MapPin size={20} className="mt-0.5 shrink-0 text-lagoon-700" aria-hidden />
        <div className="min-w-0">
          <h4 className="text-ink-500 text-sm">{title}</h4>
          <p className="wrap-anywhere font-medium text-ink-900">{name}</p>
          {landmark && <p className="wrap-anywhere">{upperFirst(landmark)}</p>}
        </div>
      </div>
      {point && (
        <div className="mt-1 flex flex-wrap items-start gap-x-6 pl-8 has-open:grid has-open:pl-0 sm:has-open:pl-8">
          {city && (
            <Disclosure label="Carte" className="max-w-lg" onToggle={() => setMapAsked(true)}>
              <div className="mt-1 mb-2 overflow-hidden rounded-2xl border border-sand-300">
                <Suspense fallback={<Skeleton className="aspect-[8/7]" />}>
                  {isMapAsked && <PlaceMap city={city} point={point} />}
                </Suspense>
              </div>
            </Disclosure>
          )}
          <a
            href={directionsTo(point)}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 w-fit items-center gap-2 font-semibold text-lagoon-700 hover:underline"
          >
            <Navigation size={18} aria-hidden />
            Itinéraire
          </a>
        </div>
      )}
    </div>
  );
}

/** Opened by whoever wants the way, in whatever shows maps on their phone. */
const directionsTo = ({ latitude, longitude }: Point) =>
  `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;
