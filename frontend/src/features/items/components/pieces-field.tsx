import { formatNumber } from '@loka/client';
import { TextField } from '@/components/ui/text-field';
import type { ItemFields } from '../use-item-fields';

type PiecesFieldProps = {
  fields: ItemFields;
  /** How many there are now: a draft may be from before one was lost. */
  offered?: number | undefined;
};

/** How many of the same there are: renters ask for some of them. */
export function PiecesField({ fields, offered }: PiecesFieldProps) {
  const isOther = offered !== undefined && fields.typed.pieces.trim() !== String(offered);
  return (
    <TextField
      label="Nombre de pièces identiques"
      inputMode="numeric"
      autoComplete="off"
      hint={`${isOther ? `Jusqu'ici\u00a0: ${formatNumber(offered)}. ` : ''}40 pour quarante chaises\u00a0: chaque demande dit combien. Prix et caution sont ceux d'une pièce.`}
      error={fields.problems.pieces}
      {...fields.text('pieces')}
    />
  );
}
