import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Options, Select } from '@/components/ui/select';
import { paths } from '@/lib/paths';
import { placeName } from '@/lib/place-name';
import type { ItemFilters } from '../api/list-items';
import { CATEGORIES } from '../categories';
import { PRICE_RANGE, SORTS } from '../explorer-filters';
import { useCityPlaces } from '../use-city-places';

/** A whole date on half a phone. As a style: the field's own class comes later. */
const NARROW = { paddingInline: '0.5rem' };

/** The filters as a plain form, for browsers without scripts. The server alone renders it. */
export function PlainFilters({ filters }: { filters: ItemFilters }) {
  const { cities } = useCityPlaces(filters);
  const { q, location, category, minPrice, maxPrice, from, to, pieces, sort, near } = filters;
  const price = { type: 'number', min: PRICE_RANGE.min, inputMode: 'numeric' } as const;
  return (
    <form
      action={paths.explorer}
      aria-label="Filtres"
      className="mt-4 pairs items-end gap-3 rounded-3xl border border-sand-200 bg-surface p-5 md:grid-cols-4"
    >
      {q && <input type="hidden" name="q" value={q} />}
      {location.map((place) => (
        <input key={place} type="hidden" name="location" value={place} />
      ))}
      <Field label="Du">
        {(control) => (
          <Input {...control} type="date" style={NARROW} name="from" defaultValue={from} />
        )}
      </Field>
      <Field label="Au">
        {(control) => <Input {...control} type="date" style={NARROW} name="to" defaultValue={to} />}
      </Field>
      <Field label="Catégorie">
        {(control) => (
          <Select {...control} name="category" defaultValue={category ?? 'tous'}>
            <option value="tous">Tous</option>
            <Options of={CATEGORIES} />
          </Select>
        )}
      </Field>
      <Field label="Pièces du même objet">
        {(control) => (
          <Input {...control} type="number" min={1} name="pieces" defaultValue={pieces ?? 1} />
        )}
      </Field>
      <Field label="Trier par">
        {(control) => (
          <Select {...control} name="sort" defaultValue={sort}>
            <Options of={SORTS} />
          </Select>
        )}
      </Field>
      <Field label="Plus proches de">
        {(control) => (
          <Select {...control} name="near" defaultValue={near ?? cities[0]?.name}>
            {cities
              .flatMap((city) => [city, ...city.places])
              .map(({ name }) => (
                <option key={name} value={name}>
                  {placeName(name)}
                </option>
              ))}
          </Select>
        )}
      </Field>
      <Field label="Prix par jour, de">
        {(control) => <Input {...control} {...price} name="minPrice" defaultValue={minPrice} />}
      </Field>
      <Field label="à, en FCFA">
        {(control) => <Input {...control} {...price} name="maxPrice" defaultValue={maxPrice} />}
      </Field>
      <div>
        {cities.map(({ name }) => (
          <Checkbox
            key={name}
            name="city"
            value={name}
            defaultChecked={filters.city.includes(name)}
            label={placeName(name)}
          />
        ))}
      </div>
      <Button type="submit">Voir les objets</Button>
    </form>
  );
}
