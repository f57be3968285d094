import { formatNumber } from '@loka/client';
import type { Item } from '@/api/types';
import { TextField } from '@/components/ui/text-field';
import type { ItemFields } from '../use-item-fields';
import { MissingNote } from './missing-note';

export type OfferedPieces = Pick<Item, 'pieces' | 'missing' | 'missingPieces'>;

type PiecesFieldProps = {
  fields: ItemFields;
  /** Those there are now: a draft may be from before one was lost. */
  offered?: OfferedPieces | undefined;
};

/** How many of the same there are: renters ask for some of them. */
export function PiecesField({ fields, offered }: PiecesFieldProps) {
  const isOther = offered && fields.typed.pieces.trim() !== String(offered.pieces);
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <TextField
        label="Nombre de pièces identiques"
        inputMode="numeric"
        autoComplete="off"
        hint={`${isOther ? `Jusqu'ici\u00a0: ${formatNumber(offered.pieces)}. ` : ''}40 pour quarante chaises\u00a0: chaque demande dit combien. Prix et caution sont ceux d'une pièce.`}
        error={fields.problems.pieces}
        {...fields.text('pieces')}
      />
      {offered && <MissingNote item={offered} />}
    </div>
  );
}
