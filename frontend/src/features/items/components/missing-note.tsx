import { plural } from '@loka/client';
import { PackageX } from 'lucide-react';
import type { Item } from '@/api/types';

type MissingNoteProps = { item: Pick<Item, 'missing' | 'missingPieces'> };

/** For the owner: what of the object is not offered, because it was not given back. */
export function MissingNote({ item }: MissingNoteProps) {
  if (!item.missing && !item.missingPieces) return null;
  return (
    <p className="flex items-start gap-1.5 font-medium text-clay-700 text-sm">
      <PackageX size={16} aria-hidden className="mt-0.5 shrink-0" />
      <span>{item.missing ? ALL : some(item.missingPieces)}</span>
    </p>
  );
}

const ALL = "Signalé non rendu\u00a0: pas proposé tant que ce n'est pas réglé";

function some(pieces: number): string {
  const reported = plural(pieces, 'pièce signalée non rendue', 'pièces signalées non rendues');
  const withheld = pieces > 1 ? 'pas proposées' : 'pas proposée';
  return `${reported}\u00a0: ${withheld} tant que ce n'est pas réglé`;
}
