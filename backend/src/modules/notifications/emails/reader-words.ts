import type { Deadline } from '../../rentals/index.js';
import type { RentalNews } from './rental-news.js';

/** What has happened to a rental, as each party knows it: neither is named in the third person. */

type Party = 'renter' | 'owner';
type ReaderWords = Record<Party, Record<string, string>>;

/** What the cause of an event is called in a mail to a party; empty for a cause without words. */
export const causeOf = (words: ReaderWords, { reason }: RentalNews, reader: Party): string =>
  words[reader][reason ?? ''] ?? '';

export const handoverDisputes: ReaderWords = {
  renter: {
    denied: "Vous n'êtes pas d'accord sur la remise de l'objet.",
    unanswered: "Vous n'avez pas répondu au propriétaire, qui dit vous avoir attendu.",
  },
  owner: {
    denied: "Vous n'êtes pas d'accord sur la remise de l'objet.",
    unanswered: 'Le locataire, que vous dites avoir attendu, ne vous a pas répondu.',
  },
};

const cancelledByStaff = "L'équipe Loka a décidé : la location est annulée.";

export const handoverFailures: ReaderWords = {
  renter: {
    admitted: "Le propriétaire a reconnu que l'objet n'a pas été remis : la location est annulée.",
    unanswered: "Le propriétaire n'a pas répondu à propos de la remise : la location est annulée.",
    'admitted-absence':
      "Vous avez reconnu que vous n'êtes pas venu chercher l'objet : la location est annulée.",
    staff: cancelledByStaff,
  },
  owner: {
    admitted: "Vous avez reconnu que l'objet n'a pas été remis : la location est annulée.",
    unanswered: "Vous n'avez pas répondu à propos de la remise : la location est annulée.",
    'admitted-absence':
      "Le locataire a reconnu qu'il n'est pas venu chercher l'objet : la location est annulée.",
    staff: cancelledByStaff,
  },
};

export const claimDisputes: ReaderWords = {
  renter: {
    'offer-refused': 'Le propriétaire a refusé le montant que vous proposiez.',
    unanswered: "Vous n'avez pas répondu à la demande du propriétaire.",
  },
  owner: {
    'offer-refused': 'Vous avez refusé le montant proposé par le locataire.',
    unanswered: "Le locataire n'a pas répondu à votre demande.",
  },
};

export const agreements: ReaderWords = {
  renter: {
    'claim-accepted': 'Vous avez accepté le montant demandé.',
    'offer-accepted': 'Le propriétaire a accepté le montant que vous proposiez.',
    'offer-unanswered':
      "Le propriétaire n'a pas répondu : le montant que vous proposiez est retenu.",
    staff: "L'équipe Loka a décidé.",
  },
  owner: {
    'claim-accepted': 'Le locataire a accepté le montant que vous demandiez.',
    'offer-accepted': 'Vous avez accepté le montant proposé.',
    'offer-unanswered': "Vous n'avez pas répondu : le montant proposé est retenu.",
    staff: "L'équipe Loka a décidé.",
  },
};

/** What staff leave more time for. */
export const awaited: Record<Party, Record<Deadline, string>> = {
  renter: {
    answer: 'le propriétaire peut répondre à votre demande',
    handover: "il reste possible de dire que l'objet n'a pas été remis",
    not_received: 'le propriétaire peut vous répondre à propos de la remise',
    renter_absent: 'vous pouvez répondre au propriétaire à propos de la remise',
    return: 'le retour peut être déclaré ou contesté',
    declared: 'le propriétaire peut confirmer ou contester le retour',
    contested: 'vous pouvez répondre à la demande sur la caution',
    countered: 'le propriétaire peut répondre au montant que vous proposez',
  },
  owner: {
    answer: 'vous pouvez répondre à la demande',
    handover: "il reste possible de dire que l'objet n'a pas été remis",
    not_received: 'vous pouvez répondre au locataire à propos de la remise',
    renter_absent: 'le locataire peut vous répondre à propos de la remise',
    return: 'le retour peut être déclaré ou contesté',
    declared: 'vous pouvez confirmer ou contester le retour',
    contested: 'le locataire peut répondre à votre demande sur la caution',
    countered: 'vous pouvez répondre au montant proposé',
  },
};
