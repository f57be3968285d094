import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { TextField } from '@/components/ui/text-field';
import { readFrancs, WHOLE_FRANCS } from '@/lib/francs';
import type { ItemFormState } from '../use-item-form';

/** As many as the server takes. */
const MOST = 3;

/** From a number of days or weeks on, each costs less. */
export function PriceTiersField({ form }: Pick<ItemFormState, 'form'>) {
  const { control, register, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'priceTiers' });
  const unit = form.watch('priceUnit') === 'semaine' ? 'semaine' : 'jour';
  const errors = formState.errors.priceTiers;
  return (
    <fieldset>
      <legend className="font-medium text-[0.95rem] text-ink-900">
        Prix dégressifs <span className="font-normal text-ink-500">(facultatif)</span>
      </legend>
      <p className="mt-1 text-ink-500 text-sm">
        Une location plus longue coûte moins par {unit}, jamais moins en tout.
      </p>
      {fields.length > 0 && (
        <ul className="mt-3 grid gap-4">
          {fields.map(({ id }, index) => (
            <li key={id} className="grid grid-cols-[6.5rem_1fr_auto] items-start gap-x-2">
              <TextField
                label={`Dès (${unit}s)`}
                inputMode="numeric"
                autoComplete="off"
                error={errors?.[index]?.from?.message}
                {...register(`priceTiers.${index}.from`, {
                  validate: (text) =>
                    /^\d{1,3}$/.test(text.trim()) || `Indiquez un nombre de ${unit}s.`,
                })}
              />
              <TextField
                label={`FCFA par ${unit}`}
                inputMode="numeric"
                autoComplete="off"
                error={errors?.[index]?.price?.message}
                {...register(`priceTiers.${index}.price`, {
                  validate: (text) => readFrancs(text) > 0 || WHOLE_FRANCS,
                })}
              />
              <IconButton
                label={`Retirer le prix dégressif ${index + 1}`}
                onClick={() => remove(index)}
                className="-mr-2 mt-8"
              >
                <Trash2 size={18} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {fields.length < MOST && (
        <Button
          variant="secondary"
          onClick={() => append({ from: '', price: '' })}
          className="mt-3"
        >
          <Plus size={18} aria-hidden />
          Ajouter un prix dégressif
        </Button>
      )}
    </fieldset>
  );
}
