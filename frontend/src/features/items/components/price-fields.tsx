import { formatFcfa, limits } from '@loka/client';
import type { UseFormReturn } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextField } from '@/components/ui/text-field';
import type { ItemDraft } from '../item-draft';

const { price, deposit } = limits['POST /item'];

const francs = { value: /^\d+$/, message: 'Saisissez un montant en francs, sans virgule.' };

/** Price, its unit, and the deposit, in francs. */
export function PriceFields({ form }: { form: UseFormReturn<ItemDraft> }) {
  const { errors } = form.formState;
  return (
    <>
      <div className="grid grid-cols-[1fr_auto] items-start gap-3">
        <TextField
          label="Prix (FCFA)"
          inputMode="numeric"
          autoComplete="off"
          error={errors.price?.message}
          {...form.register('price', {
            required: 'Indiquez un prix.',
            pattern: francs,
            min: {
              value: price.minimum,
              message: `Le prix est de ${formatFcfa(price.minimum)} au moins.`,
            },
            max: {
              value: price.maximum,
              message: `Le prix est de ${formatFcfa(price.maximum)} au plus.`,
            },
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
          pattern: francs,
          max: {
            value: deposit.maximum,
            message: `La caution est de ${formatFcfa(deposit.maximum)} au plus.`,
          },
        })}
      />
    </>
  );
}
