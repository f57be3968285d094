import { formatFcfa, limits } from '@loka/client';
import { Checkbox } from '@/components/ui/checkbox';
import { TextField } from '@/components/ui/text-field';
import { readFrancs, WHOLE_FRANCS } from '@/lib/francs';
import type { ItemFormState } from '../use-item-form';

const { maximum } = limits['POST /item'].deliveryFee;

/** Whether the owner brings the object, and for how much. */
export function DeliveryField({ form }: Pick<ItemFormState, 'form'>) {
  const delivers = form.watch('delivers');
  return (
    <>
      <Checkbox label="Je peux apporter l'objet au locataire" {...form.register('delivers')} />
      {delivers && (
        <TextField
          label="Prix de la livraison (FCFA)"
          inputMode="numeric"
          autoComplete="off"
          hint="Pour toute la demande. 0&nbsp;: vous livrez gratuitement."
          error={form.formState.errors.deliveryFee?.message}
          {...form.register('deliveryFee', {
            required: 'Indiquez un prix, ou 0.',
            validate: (text) => {
              const francs = readFrancs(text);
              if (Number.isNaN(francs)) return WHOLE_FRANCS;
              return francs <= maximum || `La livraison coûte ${formatFcfa(maximum)} au plus.`;
            },
          })}
        />
      )}
    </>
  );
}
