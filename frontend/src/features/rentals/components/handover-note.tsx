import { formatFcfa, formatInstant } from '@loka/client';
import { Handshake } from 'lucide-react';
import type { Rental } from '@/api/types';

type Party = 'renter' | 'owner';
type HandoverNoteProps = { rental: Rental; party: Party };

/** Where the handover of the object and the rent stand, for each party. */
export function HandoverNote({ rental, party }: HandoverNoteProps) {
  const note = noteFor(rental, party);
  if (!note) return null;
  return (
    <p className="flex gap-2.5 text-[0.95rem]">
      <Handshake size={20} className="shrink-0 text-lagoon-600" aria-hidden />
      <span>{note}</span>
    </p>
  );
}

function noteFor(rental: Rental, party: Party): string | null {
  const { handover_status: status, handover_due_at: due, kept_rent: kept } = rental;
  const isRenter = party === 'renter';
  // A rental that ended while its object was late is taken for one without a handover.
  const isOver = rental.status === 'terminée';
  const by = due ? formatInstant(due) : '';
  switch (status) {
    case 'none':
      return due ? ahead(rental, by, party) : null;
    case 'done':
    case 'assumed':
    case 'untracked':
      return null;
    case 'not_received':
      return isRenter
        ? `${isOver ? "Rien ne dit que l'objet vous a été remis" : "Vous dites que l'objet ne vous a pas été remis"}. Sans réponse du propriétaire avant le ${by}, tout vous est rendu.`
        : `${isOver ? "Rien ne dit que l'objet a été remis au locataire" : "Le locataire dit que l'objet ne lui a pas été remis"}. Répondez avant le ${by}\u00a0: sans réponse, tout lui est rendu.`;
    case 'renter_absent':
      return isRenter
        ? `Le propriétaire dit que vous n'êtes pas venu chercher l'objet. Répondez avant le ${by}\u00a0: ensuite, l'équipe Loka décide.`
        : `Vous dites que le locataire n'est pas venu. Sans réponse de sa part avant le ${by}, l'équipe Loka décide.`;
    case 'disputed':
      return "Vous n'êtes pas d'accord sur la remise\u00a0: l'équipe Loka lit ce que chacun a écrit et décide. Le loyer et la caution restent retenus.";
    case 'failed':
      return kept
        ? `${isRenter ? 'Le propriétaire garde' : 'Vous gardez'} ${formatFcfa(kept)} du loyer.`
        : null;
  }
}

function ahead({ rent, handover_tries_left: tries }: Rental, by: string, party: Party): string {
  if (tries === 0) {
    return `Trop de codes faux\u00a0: le code ne peut plus être saisi. Sans objection du locataire, votre loyer de ${formatFcfa(rent)} sera retirable le ${by}. S'il dit que l'objet ne lui a pas été remis, répondez-lui ici\u00a0: l'équipe Loka décide.`;
  }
  return party === 'renter'
    ? `Si l'objet ne vous est pas remis, dites-le avant le ${by}\u00a0: ensuite, le loyer revient au propriétaire.`
    : `Votre loyer de ${formatFcfa(rent)} sera retirable à la remise, ou le ${by} à défaut d'objection.`;
}
