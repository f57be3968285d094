import { AlarmClock } from 'lucide-react';
import type { Rental } from '@/api/types';

type DelayNoteProps = { rental: Rental; party: 'renter' | 'owner' };

/** The renter before has not given the object back: what each party may do. */
export function DelayNote({ rental, party }: DelayNoteProps) {
  const words = wordsFor(rental, party);
  if (!words) return null;
  const [what, then] = words;
  return (
    <p className="flex gap-2.5 text-[0.95rem] text-clay-700">
      <AlarmClock size={20} className="shrink-0" aria-hidden />
      <span>
        <strong className="font-semibold">{what}</strong> {then}
      </span>
    </p>
  );
}

function wordsFor({ delayed, needed_out, actions, renterName }: Rental, party: string) {
  const isOwner = party === 'owner';
  if (delayed) {
    return [
      "L'objet n'est pas revenu à temps de la location précédente.",
      isOwner
        ? `${renterName} le sait, et peut annuler en récupérant tout.`
        : actions.includes('cancel')
          ? 'Attendez-le, ou annulez\u00a0: tout vous est rendu.'
          : 'Contactez le propriétaire.',
    ];
  }
  switch (needed_out) {
    case 'late':
      return [
        "L'objet n'est pas encore rendu par son locataire actuel, qui est en retard.",
        isOwner
          ? "Si vous acceptez et qu'il n'est pas là pour cette location, le locataire peut annuler en récupérant tout."
          : "S'il n'est pas là pour votre location, vous annulez et tout vous est rendu.",
      ];
    case 'missing':
      return isOwner
        ? [
            "Vous avez signalé que l'objet n'est pas rendu.",
            "Vous pourrez accepter une fois son retour réglé\u00a0; sans réponse d'ici là, la demande est remboursée.",
          ]
        : [
            "L'objet n'est pas encore revenu\u00a0: son propriétaire le signale non rendu.",
            "La demande ne peut pas être acceptée tant que ce n'est pas réglé. Attendez, ou annulez\u00a0: tout vous est rendu.",
          ];
    case null:
      return null;
  }
}
