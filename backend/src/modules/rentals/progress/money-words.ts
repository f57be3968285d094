import { instantInShort } from '../../../kernel/day.js';
import { formatXaf, type Xaf } from '../../../kernel/xaf.js';
import { isRentReleased } from '../domain/rental-conditions.js';
import type { RentalFacts } from '../domain/rental-facts.js';
import type { Progress } from '../domain/rental-progress.js';
import type { ShownEvent } from '../domain/rental-status.js';

/** Who reads about a rental. */
export type Reader = 'renter' | 'owner' | 'staff';

/** What came back to the renter, and by which event. */
export interface Refund {
  event: ShownEvent;
  at: Date;
  amount: Xaf;
}

/** Where the money of a rental is now. */
export function moneyWords(
  rental: RentalFacts,
  { situation, money }: Progress,
  refund: Refund | undefined,
  reader: Reader,
): string {
  const { securityDeposit: deposit } = rental;
  switch (situation) {
    case 'requested': {
      const held = formatXaf(money.held);
      return reader === 'renter'
        ? `Payé. Loka garde ${held}.`
        : `Le locataire a payé ${held}, que Loka garde.`;
    }
    case 'refused':
    case 'cancelled':
      return endWords(money.owner, refund, reader);
    case 'returned': {
      const where =
        reader === 'renter' ? 'est dans votre portefeuille' : 'a été rendue au locataire';
      const returned =
        deposit > 0
          ? `Retour confirmé\u00a0: la caution de ${formatXaf(deposit)} ${where}.`
          : 'Retour confirmé.';
      return `${returned} ${rentWords(rental, reader)}`;
    }
    case 'settled':
      return `${deposit > 0 ? shareWords(money.renter, rental.ownerShare ?? 0, reader) : CLOSED} ${rentWords(rental, reader)}`;
  }
  const whose = reader === 'renter' ? 'votre' : 'la';
  const rest = deposit > 0 ? ` Loka garde ${whose} caution de ${formatXaf(deposit)}.` : '';
  return `${rentWords(rental, reader)}${rest}`;
}

/** Until the handover it waits in the owner's wallet, and is no part of what Loka keeps for the renter. */
function rentWords(rental: RentalFacts, reader: Reader): string {
  const rent = formatXaf(rental.rent);
  const delivery = rental.deliveryFee > 0 ? ' avec la livraison' : '';
  if (!isRentReleased(rental))
    return reader === 'owner'
      ? `Votre part de ${rent} attend la remise dans votre portefeuille.`
      : `Le prix de la location (${rent}${delivery}) attend la remise.`;
  return reader === 'owner'
    ? `Votre part de ${rent} est libérée dans votre portefeuille.`
    : `Le prix de la location (${rent}${delivery}) revient désormais au propriétaire.`;
}

const CLOSED = "L'équipe Loka a clos le dossier\u00a0: il n'y avait pas de caution à partager.";

function shareWords(renter: Xaf, owner: Xaf, reader: Reader): string {
  const parts = {
    renter: `${formatXaf(renter)} pour ${reader === 'renter' ? 'vous' : 'le locataire'}`,
    owner: `${formatXaf(owner)} pour ${reader === 'owner' ? 'vous' : 'le propriétaire'}`,
  };
  const order = reader === 'owner' ? [parts.owner, parts.renter] : [parts.renter, parts.owner];
  return `Caution partagée\u00a0: ${order.join(', ')}.`;
}

/** Why it came to nothing, and what of its money went where. */
function endWords(kept: Xaf, refund: Refund | undefined, reader: Reader): string {
  if (!refund) return 'La location est annulée.';
  const where = reader === 'renter' ? 'revenus dans votre portefeuille' : 'rendus au locataire';
  const back = refund.amount > 0 ? `${formatXaf(refund.amount)} ${where}` : 'rien à rendre';
  const owner = reader === 'owner' ? 'Vous gardez' : 'Le propriétaire garde';
  const rest = kept > 0 ? ` ${owner} ${formatXaf(kept)}.` : '';
  return `${reasonWords(refund.event, reader)}\u00a0: ${back}, le ${instantInShort(refund.at)}.${rest}`;
}

const CANCELLED_BY_RENTER = {
  renter: 'Vous avez annulé',
  owner: 'Annulée par le locataire',
  staff: 'Annulée par le locataire',
};

function reasonWords(event: ShownEvent, reader: Reader): string {
  const words = reasons[event] ?? 'Annulée';
  return typeof words === 'string' ? words : words[reader];
}

const reasons: Partial<Record<ShownEvent, string | Record<Reader, string>>> = {
  refuse: {
    renter: 'Refusée par le propriétaire',
    owner: 'Vous avez refusé',
    staff: 'Refusée par le propriétaire',
  },
  expire: {
    renter: 'Restée sans réponse du propriétaire',
    owner: 'Restée sans réponse de votre part',
    staff: 'Restée sans réponse du propriétaire',
  },
  supersede: "L'objet a été loué à quelqu'un d'autre",
  'cancel-request': CANCELLED_BY_RENTER,
  'close-offer': "L'objet n'est plus proposé sur Loka",
  'refuse-suspended': "L'objet n'est plus proposé sur Loka",
  'close-request': "Annulée par l'équipe Loka",
  'cancel-suspended': "Annulée par l'équipe Loka",
  cancel: CANCELLED_BY_RENTER,
  'cancel-late': {
    renter: "Vous avez annulé, l'objet étant en retard",
    owner: "Annulée par le locataire, l'objet étant en retard",
    staff: "Annulée par le locataire, l'objet étant en retard",
  },
  'cancel-by-owner': {
    renter: 'Annulée par le propriétaire',
    owner: 'Vous avez annulé',
    staff: 'Annulée par le propriétaire',
  },
  'admit-not-received': "L'objet n'a pas été remis",
  'settle-not-received': "L'objet n'a pas été remis",
  'admit-absence': {
    renter: "Vous n'êtes pas venu chercher l'objet",
    owner: "Le locataire n'est pas venu",
    staff: "Le locataire n'est pas venu",
  },
  'cancel-handover': "Annulée par l'équipe Loka",
  'cancel-by-staff': "Annulée par l'équipe Loka",
};
