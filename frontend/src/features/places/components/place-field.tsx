import { limits } from '@loka/client';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { Field } from '@/components/ui/field';
import { part } from '@/components/ui/part';
import { Select } from '@/components/ui/select';
import { Skeleton } from '@/components/ui/skeleton';
import { TextField } from '@/components/ui/text-field';
import { placeName } from '@/lib/place-name';
import { placesQuery } from '../api/get-places';
import type { PlaceDraft } from '../place-draft';

const PointPicker = part(async () => (await import('./point-picker')).PointPicker);

const { location, landmark } = limits['POST /item'];
const OTHER = 'autre';

type PlaceFieldProps = {
  value: PlaceDraft;
  onChange: (place: PlaceDraft) => void;
  /** What the server says of city and quartier. */
  error?: string;
};

/** City, quartier, landmark and a point on the map. A quartier that the list lacks can be typed. */
export function PlaceField({ value, onChange, error }: PlaceFieldProps) {
  const { data: cities = [] } = useQuery(placesQuery);
  const city = cities.find(({ name }) => name === value.city);
  const quartiers = city?.quartiers ?? [];
  const isListed = quartiers.some(({ name }) => name === value.quartier);
  const [isMapAsked, setMapAsked] = useState(value.point !== null);
  const [asksOther, setAsksOther] = useState(false);
  const [hadPoint] = useState(value.point !== null);
  const isOther = asksOther || (value.quartier !== '' && city !== undefined && !isListed);
  const change = (part: Partial<PlaceDraft>) => onChange({ ...value, ...part });

  function chooseQuartier(name: string) {
    setAsksOther(name === OTHER);
    change({ quartier: name === OTHER ? '' : name, point: null });
  }

  return (
    <fieldset className="grid gap-6">
      <legend className="sr-only">Où est l'objet{'\u00a0'}?</legend>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label="Ville">
          {(control) => (
            <Select
              {...control}
              value={value.city}
              onChange={({ target }) => {
                setAsksOther(false);
                change({ city: target.value, quartier: '', point: null });
              }}
            >
              {!city && <option value={value.city}>{placeName(value.city)}</option>}
              {cities.map(({ id, name }) => (
                <option key={id} value={name}>
                  {placeName(name)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label="Quartier"
          optional
          hint={
            isOther || value.quartier ? undefined : 'Les locataires cherchent près de chez eux.'
          }
          error={error}
        >
          {(control) => (
            <Select
              {...control}
              value={isOther ? OTHER : value.quartier}
              onChange={({ target }) => chooseQuartier(target.value)}
            >
              <option value="">Choisissez un quartier</option>
              {!city && value.quartier && (
                <option value={value.quartier}>{placeName(value.quartier)}</option>
              )}
              {quartiers.map(({ id, name }) => (
                <option key={id} value={name}>
                  {placeName(name)}
                </option>
              ))}
              <option value={OTHER}>Autre quartier...</option>
            </Select>
          )}
        </Field>
        {isOther && (
          <TextField
            label="Nom du quartier"
            value={value.quartier}
            maxLength={location.maxLength - `, ${value.city}`.length}
            autoComplete="address-level3"
            onChange={({ target }) => change({ quartier: target.value })}
          />
        )}
      </div>
      <TextField
        label="Repère"
        optional
        value={value.landmark}
        maxLength={landmark.maxLength}
        autoComplete="off"
        placeholder="Derrière la pharmacie de Glass"
        hint="Tout le monde voit le quartier. Le repère et le point ne sont montrés qu'au locataire dont vous acceptez la demande."
        onChange={({ target }) => change({ landmark: target.value })}
      />
      {city && (
        <Disclosure
          label={value.point ? 'Point sur la carte' : 'Placer un point sur la carte'}
          open={hadPoint || undefined}
          onToggle={() => setMapAsked(true)}
        >
          <div className="mt-2 max-w-lg">
            <Suspense fallback={<Skeleton className="aspect-[8/7]" />}>
              {isMapAsked && (
                <PointPicker
                  key={`${value.city} ${value.quartier}`}
                  city={city}
                  quartier={value.quartier}
                  value={value.point}
                  onChange={(point) => change({ point })}
                />
              )}
            </Suspense>
          </div>
        </Disclosure>
      )}
    </fieldset>
  );
}
