import { formatFcfa, limits } from '@loka/client';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextField } from '@/components/ui/text-field';
import { readFrancs, WHOLE_FRANCS } from '@/lib/francs';
import type { ItemFormState } from '../use-item-form';

const { price, deposit } = limits['POST /item'];

type Bounds = { minimum: number; maximum: number };

/** @param name of the amount, as it begins a sentence */
const francsWithin =
  (name: string, { minimum, maximum }: Bounds) =>
  (text: string) => {
    const francs = readFrancs(text);
    if (Number.isNaN(francs)) return WHOLE_FRANCS;
    if (francs < minimum) return `${name} est de ${formatFcfa(minimum)} au moins.`;
    return francs <= maximum || `${name} est de ${formatFcfa(maximum)} au plus.`;
  };

/** Price, its unit, and the deposit, in francs. */
export function PriceFields({ form }: Pick<ItemFormState, 'form'>) {
  const { errors } = form.formState;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div className="grid grid-cols-[1fr_auto] items-start gap-3">
        <TextField
          label="Prix (FCFA)"
          inputMode="numeric"
          autoComplete="off"
          error={errors.price?.message}
          {...form.register('price', {
            required: 'Indiquez un prix.',
            validate: francsWithin('Le prix', price),
          })}
        />
        <Field label="par">
          {(control) => (
            <Select {...control} {...form.register('priceUnit')}>
              <option value="jour">jour</option>
              <option value="semaine">semaine</option>
            </Select>
          )}
        </Field>
      </div>
      <TextField
        label="Caution (FCFA)"
        optional
        inputMode="numeric"
        autoComplete="off"
        hint="Rendue au locataire après le retour."
        error={errors.deposit?.message}
        {...form.register('deposit', {
          validate: francsWithin('La caution', deposit),
        })}
      />
    </div>
  );
}
