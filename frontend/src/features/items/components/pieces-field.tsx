import { limits } from '@loka/client';
import { TextField } from '@/components/ui/text-field';
import type { ItemFormState } from '../use-item-form';

const { minimum, maximum } = limits['POST /item'].pieces;

/** How many of the same there are: renters ask for some of them. */
export function PiecesField({ form }: Pick<ItemFormState, 'form'>) {
  return (
    <TextField
      label="Nombre de pièces identiques"
      inputMode="numeric"
      autoComplete="off"
      hint="40 pour quarante chaises&nbsp;: chaque demande dit combien. Prix et caution sont ceux d'une pièce."
      error={form.formState.errors.pieces?.message}
      {...form.register('pieces', {
        validate: (text) => {
          const pieces = /^\d+$/.test(text.trim()) ? Number(text) : 0;
          return (
            (pieces >= minimum && pieces <= maximum) ||
            `Indiquez de ${minimum} à ${maximum} pièces.`
          );
        },
      })}
    />
  );
}
