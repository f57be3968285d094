import { formatFcfa } from '@loka/client';
import { useQuery } from '@tanstack/react-query';
import type { City } from '@/api/types';
import { Field } from '@/components/ui/field';
import { RadioCard } from '@/components/ui/radio-card';
import { Select } from '@/components/ui/select';
import { placeName } from '@/lib/place-name';
import { placesQuery } from '../api/get-places';
import { type Handover, meetingPointName } from '../fulfilment';
import { metresBetween } from '../map/projection';

type FulfilmentChoiceProps = {
  /** Of the object: `Quartier, Ville` or the city alone. */
  location: string;
  /** XAF for bringing it; null when its owner does not. */
  deliveryFee: number | null;
  value: Handover;
  onChange: (handover: Handover) => void;
  /** Of the meeting point. */
  error?: string;
};

/** How the renter wants to get the object, of the ways that are offered: the owner sees it before accepting. */
export function FulfilmentChoice(props: FulfilmentChoiceProps) {
  const { location, deliveryFee, value, onChange, error } = props;
  const { data: cities = [] } = useQuery(placesQuery);
  const city = cities.find(({ name }) => name === location.split(', ').at(-1));
  const meetingPoints = city ? nearestFirst(city, location) : [];
  const choose = (fulfilment: Handover['fulfilment']) => ({
    name: 'fulfilment',
    checked: value.fulfilment === fulfilment,
    onChange: () => onChange({ fulfilment, meetingPointId: null }),
  });

  return (
    <fieldset className="grid gap-2.5">
      <legend className="mb-1.5 font-medium text-[0.95rem] text-ink-900">Remise de l'objet</legend>
      <RadioCard
        {...choose('pickup')}
        label="Je viens le chercher"
        note={`À ${placeName(location)}. L'endroit exact s'affiche une fois la demande acceptée.`}
      />
      {(meetingPoints.length > 0 || !city) && (
        <RadioCard
          {...choose('meeting_point')}
          label="Point de rencontre"
          disabled={!city}
          note="Un lieu public que tout le monde connaît."
        />
      )}
      {value.fulfilment === 'meeting_point' && (
        <Field label="Lieu du rendez-vous" error={error}>
          {(control) => (
            <Select
              {...control}
              value={value.meetingPointId ?? ''}
              onChange={({ target }) =>
                onChange({ ...value, meetingPointId: target.value || null })
              }
            >
              <option value="">Choisissez un lieu</option>
              {meetingPoints.map((point) => (
                <option key={point.id} value={point.id}>
                  {meetingPointName(point)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {deliveryFee !== null && (
        <RadioCard
          {...choose('delivery')}
          label="Me faire livrer"
          note={`${deliveryFee === 0 ? 'Gratuit' : `Pour ${formatFcfa(deliveryFee)}`}, à l'adresse ci-dessous.`}
        />
      )}
    </fieldset>
  );
}

/** From the quartier of the object, or from the middle of the city. */
function nearestFirst(city: City, location: string) {
  const quartier = city.quartiers.find(({ name }) => location === `${name}, ${city.name}`);
  const from = (quartier ?? city).point;
  return [...city.meetingPoints].sort(
    (a, b) => metresBetween(a.point, from) - metresBetween(b.point, from),
  );
}
