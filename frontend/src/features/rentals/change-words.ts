import { formatDay, formatFcfa, plural } from '@loka/client';
import type { Rental, RentalChange } from '@/api/types';

type Party = 'renter' | 'owner';
type Words = { title: string; text: string };

/** What an open change is, in words for the party that reads it. */
export function changeWords(rental: Rental, change: RentalChange, party: Party): Words {
  const day = formatDay(change.new_end_date);
  const amount = formatFcfa(change.amount);
  if (change.kind === 'shortening') return shorteningWords(rental, change, party);
  if (change.status === 'accepted') {
    return party === 'renter'
      ? {
          title: 'Prolongation acceptée, à payer',
          text: `Payez ${amount} pour garder l'objet jusqu'au ${day}. Sans paiement à temps, ces jours sont de nouveau libres.`,
        }
      : {
          title: 'Prolongation acceptée, paiement attendu',
          text: `${rental.renterName} doit payer ${amount} pour garder l'objet jusqu'au ${day}. Sans paiement à temps, ces jours sont de nouveau libres.`,
        };
  }
  return {
    title: 'Prolongation demandée',
    text:
      party === 'renter'
        ? `Jusqu'au ${day}, pour ${amount} de plus. ${rental.ownerName} doit répondre.`
        : `${rental.renterName} voudrait garder l'objet jusqu'au ${day}, pour ${amount} de plus.`,
  };
}

function shorteningWords(
  rental: Rental,
  { asked_by, new_end_date, amount: francs }: RentalChange,
  party: Party,
): Words {
  const day = formatDay(new_end_date);
  const amount = formatFcfa(francs);
  const { renterName, ownerName } = rental;
  const title = 'Fin anticipée proposée';
  if (asked_by === party) {
    const [other, refunded] =
      party === 'renter'
        ? [ownerName, `${amount} reviennent dans votre portefeuille`]
        : [renterName, `vous remboursez ${amount}`];
    return { title, text: `Fin le ${day}. Si ${other} accepte, ${refunded}.` };
  }
  return {
    title,
    text:
      party === 'renter'
        ? `${ownerName} propose que la location finisse le ${day}. Si vous acceptez, ${amount} reviennent dans votre portefeuille.`
        : `${renterName} propose de rendre l'objet le ${day}. Si vous acceptez, vous lui remboursez ${amount}.`,
  };
}

/** What accepting does, before it is done. */
export function acceptanceWords(rental: Rental, change: RentalChange, party: Party): string[] {
  const day = formatDay(change.new_end_date);
  const amount = formatFcfa(change.amount);
  if (change.kind === 'extension') {
    const held = `${rental.renterName} garde l'objet jusqu'au ${day} et paie ${amount}. Ces jours lui sont réservés le temps de payer.`;
    const { supersedes } = change;
    if (supersedes === 0) return [held];
    const others =
      supersedes === 1
        ? "La demande d'un autre locataire pour ces jours sera refusée et remboursée"
        : `${plural(supersedes, 'demande')} d'autres locataires pour ces jours seront refusées et remboursées`;
    return [held, `${others} dès que la prolongation est payée.`];
  }
  return [
    party === 'renter'
      ? `La location finit le ${day} et ${amount} reviennent dans votre portefeuille aussitôt.`
      : `La location finit le ${day} et ${amount} sont rendus à ${rental.renterName} aussitôt.`,
  ];
}
