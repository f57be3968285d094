import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextField } from '@/components/ui/text-field';
import type { ItemFields } from '../use-item-fields';

/** Price, its unit, and the deposit, in francs. */
export function PriceFields({ fields: { problems, text } }: { fields: ItemFields }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div className="pairs items-start gap-3">
        <TextField
          label="Prix (FCFA)"
          inputMode="numeric"
          autoComplete="off"
          error={problems.price}
          {...text('price')}
        />
        <Field label="par">
          {(control) => (
            <Select {...control} {...text('priceUnit')}>
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
        error={problems.deposit}
        {...text('deposit')}
      />
    </div>
  );
}
