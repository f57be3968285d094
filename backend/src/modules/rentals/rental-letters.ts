import { env } from '../../env.js';
import { fromDate, inFrench } from '../../kernel/day.js';
import { formatXaf } from '../../kernel/xaf.js';
import type { Letter } from '../../platform/mail/letter.js';
import type { RentalRecord } from './rental-record.js';

/** What the parties of a rental are told by mail. */

const requestsPage = {
  label: 'Voir la demande',
  url: `${env.PUBLIC_URL}/tableau-de-bord/demandes`,
};
const rentalsPage = {
  label: 'Voir mes locations',
  url: `${env.PUBLIC_URL}/tableau-de-bord/mes-locations`,
};

export function requestReceived(rental: RentalRecord): Letter {
  return {
    subject: `Nouvelle demande pour « ${rental.item.title} »`,
    name: rental.owner.name,
    paragraphs: [
      `Votre objet « ${rental.item.title} » est demandé ${datesOf(rental)}, pour ${formatXaf(rental.rent)}. Le paiement est déjà en sécurité chez Loka.`,
      'Répondez sous 24 heures et avant le premier jour : sans réponse, la demande est refusée et le locataire remboursé.',
    ],
    action: requestsPage,
  };
}

export function requestAccepted(rental: RentalRecord): Letter {
  return {
    subject: `Location acceptée : « ${rental.item.title} »`,
    name: rental.renter.name,
    paragraphs: [
      `Votre location de « ${rental.item.title} » ${datesOf(rental)} est acceptée. La caution vous revient après le retour de l'objet.`,
    ],
    action: rentalsPage,
  };
}

export function requestRefused(rental: RentalRecord): Letter {
  return {
    subject: `Demande refusée : « ${rental.item.title} »`,
    name: rental.renter.name,
    paragraphs: [
      `Votre demande pour « ${rental.item.title} » ${datesOf(rental)} n'a pas été acceptée. ${formatXaf(rental.totalPrice)} sont de retour dans votre portefeuille Loka.`,
    ],
    action: rentalsPage,
  };
}

export function rentalCancelled(rental: RentalRecord, recipient: { name: string }): Letter {
  return {
    subject: `Location annulée : « ${rental.item.title} »`,
    name: recipient.name,
    paragraphs: [
      `La location de « ${rental.item.title} » ${datesOf(rental)} a été annulée. Ce qui vous revient est dans votre portefeuille Loka.`,
    ],
    action: rentalsPage,
  };
}

export function returnDeclared(rental: RentalRecord): Letter {
  return {
    subject: `Retour déclaré : « ${rental.item.title} »`,
    name: rental.owner.name,
    paragraphs: [
      `Le locataire déclare avoir rendu « ${rental.item.title} ». Confirmez le retour : sans réponse sous 48 heures, la caution lui est rendue.`,
    ],
    action: requestsPage,
  };
}

export function depositReturned(rental: RentalRecord): Letter {
  return {
    subject: `Caution rendue : « ${rental.item.title} »`,
    name: rental.renter.name,
    paragraphs: [
      `Le retour de « ${rental.item.title} » est confirmé. ${formatXaf(rental.deposit)} de caution sont de retour dans votre portefeuille Loka.`,
    ],
    action: rentalsPage,
  };
}

function datesOf({ startDate, endDate }: RentalRecord): string {
  return `du ${inFrench(fromDate(startDate))} au ${inFrench(fromDate(endDate))}`;
}
