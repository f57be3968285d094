import { env } from '../../../env.js';
import { inFrench } from '../../../kernel/day.js';
import { formatXaf } from '../../../kernel/xaf.js';
import type { Email } from '../../../platform/mail/email.js';
import type { RentalEventFacts } from '../../rentals/index.js';
import { hours } from './hours.js';
import { refundHint } from './refund-hint.js';

/** What the parties of a rental are told by mail. */

const requestsPage = {
  label: 'Voir la demande',
  url: `${env.PUBLIC_URL}/tableau-de-bord/demandes`,
};
const rentalsPage = {
  label: 'Voir mes locations',
  url: `${env.PUBLIC_URL}/tableau-de-bord/mes-locations`,
};

export function rentalRequestedEmail(name: string, rental: RentalEventFacts): Email {
  return {
    subject: `Nouvelle demande pour « ${rental.itemTitle} »`,
    name,
    paragraphs: [
      `Votre objet « ${rental.itemTitle} » est demandé ${datesOf(rental)}, pour ${formatXaf(rental.rent)}. Le paiement est déjà en sécurité chez Loka.`,
      `Répondez sous ${hours(env.REQUEST_TIMEOUT_HOURS)} et avant le premier jour : sans réponse, la demande est refusée et le locataire remboursé.`,
    ],
    action: requestsPage,
  };
}

export function rentalAcceptedEmail(name: string, rental: RentalEventFacts): Email {
  return {
    subject: `Location acceptée : « ${rental.itemTitle} »`,
    name,
    paragraphs: [
      `Votre location de « ${rental.itemTitle} » ${datesOf(rental)} est acceptée. La caution vous revient après le retour de l'objet.`,
    ],
    action: rentalsPage,
  };
}

export function rentalRefusedEmail(name: string, rental: RentalEventFacts): Email {
  return {
    subject: `Demande refusée : « ${rental.itemTitle} »`,
    name,
    paragraphs: [
      `Votre demande pour « ${rental.itemTitle} » ${datesOf(rental)} n'a pas été acceptée. ${formatXaf(rental.rent + rental.securityDeposit)} sont de retour dans votre portefeuille Loka.`,
      refundHint,
    ],
    action: rentalsPage,
  };
}

export function rentalCancelledEmail(name: string, rental: RentalEventFacts): Email {
  return {
    subject: `Location annulée : « ${rental.itemTitle} »`,
    name,
    paragraphs: [
      `La location de « ${rental.itemTitle} » ${datesOf(rental)} a été annulée. Ce qui vous revient est dans votre portefeuille Loka.`,
    ],
    action: rentalsPage,
  };
}

export function rentalReturnDeclaredEmail(name: string, rental: RentalEventFacts): Email {
  return {
    subject: `Retour déclaré : « ${rental.itemTitle} »`,
    name,
    paragraphs: [
      `Le locataire déclare avoir rendu « ${rental.itemTitle} ». Confirmez le retour : sans réponse sous ${hours(env.RETURN_SILENCE_HOURS)}, la caution lui est rendue.`,
    ],
    action: requestsPage,
  };
}

export function rentalReturnConfirmedEmail(name: string, rental: RentalEventFacts): Email {
  return {
    subject: `Caution rendue : « ${rental.itemTitle} »`,
    name,
    paragraphs: [
      `Le retour de « ${rental.itemTitle} » est confirmé. ${formatXaf(rental.securityDeposit)} de caution sont de retour dans votre portefeuille Loka.`,
    ],
    action: rentalsPage,
  };
}

function datesOf({ start, end }: RentalEventFacts): string {
  return `du ${inFrench(start)} au ${inFrench(end)}`;
}
