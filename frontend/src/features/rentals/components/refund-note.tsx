import { formatFcfa, formatInstant } from '@loka/client';
import { Undo2 } from 'lucide-react';
import type { Rental } from '@/api/types';
import { Link } from '@/lib/link';
import { paths } from '@/lib/paths';

type RefundNoteProps = { rental: Rental; party: 'renter' | 'owner' };

/** Why a rental came to nothing, and what of its money went back, when and where to. */
export function RefundNote({ rental: { refunds }, party }: RefundNoteProps) {
  const refund = refunds.find(({ event }) => REASONS[event]);
  if (!refund) return null;
  const where = party === 'renter' ? 'revenus sur votre portefeuille' : 'rendus au locataire';
  return (
    <p className="flex gap-2.5 text-[0.95rem]">
      <Undo2 size={20} className="shrink-0 text-lagoon-600" aria-hidden />
      <span>
        {REASONS[refund.event]}
        {'\u00a0'}: {refund.amount > 0 ? `${formatFcfa(refund.amount)} ${where}` : 'rien à rendre'},
        le <span className="whitespace-nowrap">{formatInstant(refund.at)}</span>.
        {party === 'renter' && refund.amount > 0 && (
          <Link
            to={paths.wallet}
            className="flex min-h-11 w-fit items-center font-medium text-lagoon-700 underline-offset-4 hover:underline"
          >
            Voir mon portefeuille
          </Link>
        )}
      </span>
    </p>
  );
}

/** The return of the deposit after a rental has its own note. */
const REASONS: Partial<Record<Rental['refunds'][number]['event'], string>> = {
  refuse: 'Refusée par le propriétaire',
  expire: 'Restée sans réponse du propriétaire',
  supersede: "L'objet a été loué à quelqu'un d'autre",
  'cancel-request': 'Annulée par le locataire',
  'close-offer': "L'objet n'est plus proposé sur Loka",
  'refuse-suspended': "L'objet n'est plus proposé sur Loka",
  'close-request': "Annulée par l'équipe Loka",
  'cancel-suspended': "Annulée par l'équipe Loka",
  cancel: 'Annulée par le locataire',
  'cancel-late': "Annulée par le locataire, l'objet étant en retard",
  'cancel-by-owner': 'Annulée par le propriétaire',
  'admit-not-received': "L'objet n'a pas été remis",
  'settle-not-received': "L'objet n'a pas été remis",
  'admit-absence': "Le locataire n'est pas venu",
  'cancel-handover': "Annulée par l'équipe Loka",
  'cancel-by-staff': "Annulée par l'équipe Loka",
};
