import { formatFcfa, formatInstant } from '@loka/client';
import { PackageCheck } from 'lucide-react';
import type { Rental } from '@/api/types';

type Party = 'renter' | 'owner';
type ReturnNoteProps = { rental: Rental; party: Party };

/** Where the return of the object and the deposit stand, for each party. */
export function ReturnNote({ rental, party }: ReturnNoteProps) {
  const note = noteFor(rental, party);
  if (!note) return null;
  return (
    <p className="flex gap-2.5 text-[0.95rem]">
      <PackageCheck size={20} className="shrink-0 text-lagoon-600" aria-hidden />
      <span>{note}</span>
    </p>
  );
}

function noteFor(rental: Rental, party: Party): string | null {
  const { return_status: status, deposit, return_due_at: due } = rental;
  if (status === 'none') return due ? undeclared(formatInstant(due), deposit, party) : null;
  if (deposit === 0) return WITHOUT_DEPOSIT[status];
  const by = due ? formatInstant(due) : '';
  const claimed = formatFcfa(rental.claim?.claimed ?? 0);
  const offered = formatFcfa(rental.claim?.offered ?? 0);
  const share = rental.owner_share ?? 0;
  const isRenter = party === 'renter';
  switch (status) {
    case 'declared':
      return isRenter
        ? `Retour déclaré. Sans réponse du propriétaire avant le ${by}, la caution vous revient.`
        : `Le locataire a déclaré le retour. Sans réponse de votre part avant le ${by}, la caution lui est rendue.`;
    case 'confirmed':
      return isRenter
        ? 'Retour confirmé\u00a0: la caution est sur votre portefeuille.'
        : 'Retour confirmé\u00a0: la caution a été rendue au locataire.';
    case 'contested':
      return isRenter
        ? `Le propriétaire demande ${claimed} sur votre caution. Répondez avant le ${by}\u00a0: ensuite, l'équipe Loka décide.`
        : `Vous demandez ${claimed} sur la caution. Le locataire a jusqu'au ${by} pour répondre\u00a0: ensuite, l'équipe Loka décide.`;
    case 'countered':
      return isRenter
        ? `Vous proposez ${offered} au lieu de ${claimed}. Sans réponse du propriétaire avant le ${by}, votre proposition est retenue.`
        : `Le locataire propose ${offered} au lieu de ${claimed}. Sans réponse de votre part avant le ${by}, sa proposition est retenue.`;
    case 'disputed':
      return "L'équipe Loka lit ce que chacun a écrit et décide du partage de la caution.";
    case 'missing':
      return isRenter
        ? "Le propriétaire dit que l'objet n'est pas rendu. La caution reste retenue, et vous ne pouvez pas louer autre chose tant que ce n'est pas réglé. Répondez\u00a0: l'équipe Loka lit les deux versions et décide."
        : "Vous avez signalé que l'objet n'est pas rendu. La caution reste retenue\u00a0: l'équipe Loka décide. S'il revient, confirmez le retour.";
    case 'settled':
      return isRenter
        ? `Caution partagée\u00a0: ${formatFcfa(deposit - share)} pour vous, ${formatFcfa(share)} pour le propriétaire.`
        : `Caution partagée\u00a0: ${formatFcfa(share)} pour vous, ${formatFcfa(deposit - share)} pour le locataire.`;
  }
}

function undeclared(by: string, deposit: number, party: Party): string | null {
  if (deposit === 0) return null;
  return party === 'renter'
    ? `Avez-vous rendu l'objet\u00a0? Déclarez le retour\u00a0; sans nouvelles de personne, la caution vous revient le ${by}.`
    : `L'objet est-il revenu\u00a0? Sans nouvelles de votre part, la caution est rendue au locataire le ${by}.`;
}

const WITHOUT_DEPOSIT = {
  declared: 'Retour déclaré.',
  confirmed: 'Retour confirmé.',
  contested: 'Retour contesté.',
  countered: 'Retour contesté.',
  disputed: 'Retour contesté.',
  missing: "L'objet n'est pas rendu.",
  settled: 'Retour réglé.',
};
