import type { Rental } from '@/api/types';

export type Party = 'renter' | 'owner';

/** What a renter may do whose object does not come: said before paying and after. */
const CANCEL = 'annulez\u00a0: tout vous est rendu.';

/** The renter before is late. */
export const LATE_OBJECT = {
  what: "L'objet n'est pas encore rendu par son locataire actuel, qui est en retard.",
  forRenter: `S'il n'est pas là pour votre location, ${CANCEL}`,
};

/** What has gone wrong with the rental before, and what this party may do; null while nothing has. */
export function delayWords(
  { delayed, needed_out, actions, renterName }: Rental,
  party: Party,
): [what: string, then: string] | null {
  const isOwner = party === 'owner';
  if (delayed) {
    return [
      "L'objet n'est pas revenu à temps de la location précédente.",
      isOwner
        ? `${renterName} le sait, et peut annuler en récupérant tout.`
        : actions.includes('cancel')
          ? `Attendez-le, ou ${CANCEL}`
          : 'Contactez le propriétaire.',
    ];
  }
  switch (needed_out) {
    case 'late':
      return [
        LATE_OBJECT.what,
        isOwner
          ? "Si vous acceptez et qu'il n'est pas là pour cette location, le locataire peut annuler en récupérant tout."
          : LATE_OBJECT.forRenter,
      ];
    case 'missing':
      return isOwner
        ? [
            "Vous avez signalé que l'objet n'est pas rendu.",
            "Vous pourrez accepter une fois son retour réglé\u00a0; sans réponse d'ici là, la demande est remboursée.",
          ]
        : [
            "L'objet n'est pas encore revenu\u00a0: son propriétaire le signale non rendu.",
            `La demande ne peut pas être acceptée tant que ce n'est pas réglé. Attendez, ou ${CANCEL}`,
          ];
    case null:
      return null;
  }
}
