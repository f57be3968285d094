import { PackageCheck } from 'lucide-react';
import type { Rental } from '@/api/types';
import { Hours } from '@/components/policy/hours';

/** Where the return of the object and the deposit stand, in one sentence for each party. */
const NOTES = {
  renter: {
    declared: (
      <>
        Retour déclaré. Le propriétaire a <Hours of="returnSilenceHours" short /> pour le confirmer,
        puis la caution vous revient.
      </>
    ),
    confirmed: 'Retour confirmé : la caution est sur votre portefeuille.',
    contested: 'Retour contesté par le propriétaire : la caution est en attente.',
  },
  owner: {
    declared: (
      <>
        Le locataire a déclaré le retour. Sans réponse sous <Hours of="returnSilenceHours" short />,
        la caution lui est rendue.
      </>
    ),
    confirmed: 'Retour confirmé : la caution a été rendue au locataire.',
    contested: 'Vous avez contesté le retour : la caution est en attente.',
  },
};

const WITHOUT_DEPOSIT = {
  declared: 'Retour déclaré.',
  confirmed: 'Retour confirmé.',
  contested: 'Retour contesté.',
};

type ReturnNoteProps = { rental: Rental; party: keyof typeof NOTES };

export function ReturnNote({ rental, party }: ReturnNoteProps) {
  if (rental.return_status === 'none') return null;
  const notes = rental.deposit > 0 ? NOTES[party] : WITHOUT_DEPOSIT;
  return (
    <p className="flex gap-2.5 text-[0.95rem]">
      <PackageCheck size={20} className="shrink-0 text-lagoon-600" aria-hidden />
      <span>{notes[rental.return_status]}</span>
    </p>
  );
}
