import { TextField } from '@/components/ui/text-field';
import type { ItemFields } from '../use-item-fields';

/** How many of the same there are: renters ask for some of them. */
export function PiecesField({ fields }: { fields: ItemFields }) {
  return (
    <TextField
      label="Nombre de pièces identiques"
      inputMode="numeric"
      autoComplete="off"
      hint="40 pour quarante chaises&nbsp;: chaque demande dit combien. Prix et caution sont ceux d'une pièce."
      error={fields.problems.pieces}
      {...fields.text('pieces')}
    />
  );
}
