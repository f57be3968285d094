import { beforeInFrench, inFrench, instantInFrench } from '../../../kernel/day.js';
import { formatXaf } from '../../../kernel/xaf.js';
import type { Email } from '../../../platform/mail/email.js';
import type { RentalEventFacts } from '../../rentals/index.js';
import type { RentalMeeting } from '../rental-meetings.js';
import { refundHint } from './refund-hint.js';
import {
  beforeDeadlineOf,
  datesOf,
  ifDeposit,
  type MeetingEmail,
  ownersPage,
  priceOf,
  type RentalEmail,
  type RentalNews,
  refundOf,
  rentersPage,
} from './rental-news.js';

/** What the parties of a rental are told by mail of its request, of the answer and of a cancellation. */

export const rentalRequestedEmail: MeetingEmail = (name, rental, meeting) => ({
  subject: `Nouvelle demande pour « ${rental.itemTitle} » : ${meeting.shownRenterName}, ${datesOf(rental)}`,
  name,
  paragraphs: [
    `Votre objet « ${rental.itemTitle} » est demandé par ${meeting.shownRenterName} (${ratingInWords(meeting)}) ${datesOf(rental)}, pour ${formatXaf(rental.rent)}. Le paiement est déjà en sécurité chez Loka.`,
    wishes[meeting.fulfilment](meeting, rental),
    `Répondez ${beforeDeadlineOf(rental)} : sans réponse, la demande est refusée et le locataire remboursé.`,
  ],
  action: ownersPage(rental, 'Voir la demande'),
});

function ratingInWords({ renterRating: { average, count } }: RentalMeeting): string {
  if (count === 0) return "pas encore d'avis";
  return `noté ${average.toFixed(1).replace('.', ',')} sur 5, ${count} avis`;
}

/** How the renter wants to receive the object; where it is delivered is told once it is accepted. */
const wishes: Record<
  RentalMeeting['fulfilment'],
  (meeting: RentalMeeting, rental: RentalEventFacts) => string
> = {
  pickup: () => "Le locataire vient chercher l'objet.",
  meeting_point: ({ place }) => `Le locataire vous propose un point de rencontre : ${place}.`,
  delivery: (_, { deliveryFee = 0 }) =>
    `Le locataire demande une livraison, payée ${formatXaf(deliveryFee)} : l'adresse vous est donnée dès que vous acceptez.`,
};

export const answerAwaitedEmail: RentalEmail = (name, rental) => ({
  subject: `Rappel : une demande attend votre réponse, « ${rental.itemTitle} »`,
  name,
  paragraphs: [
    `Votre objet « ${rental.itemTitle} » est demandé ${datesOf(rental)}, pour ${formatXaf(rental.rent)}.`,
    `Acceptez ou refusez ${beforeDeadlineOf(rental)} : ensuite, la demande est refusée et le locataire remboursé.`,
  ],
  action: ownersPage(rental, 'Voir la demande'),
});

export const rentalAcceptedEmail: MeetingEmail = (name, rental, meeting) => ({
  subject: `Location acceptée : « ${rental.itemTitle} »`,
  name,
  paragraphs: [
    `${meeting.ownerName} accepte votre location de « ${rental.itemTitle} » ${datesOf(rental)}. Le prix, ${priceOf(rental)}, revient au propriétaire à la remise${ifDeposit(rental, ` ; Loka garde votre caution de ${formatXaf(rental.securityDeposit)} jusqu'au retour`)}.`,
    `${collections[meeting.fulfilment](meeting, rental)} Convenez de l'heure avec ${meeting.ownerName} par message.`,
    `Devant l'objet, vérifiez-le, puis donnez votre code de remise, affiché sur votre location.${unlessHandedOver(meeting)}`,
  ],
  action: rentersPage(rental, 'Voir ma location'),
});

/** Where and when the renter receives the object; the notes of a delivery have colons of their own. */
const collections: Record<
  RentalMeeting['fulfilment'],
  (meeting: RentalMeeting, rental: RentalEventFacts) => string
> = {
  pickup: ({ place }, { start }) => `Allez chercher l'objet le ${inFrench(start)} : ${place}.`,
  meeting_point: ({ place }, { start }) =>
    `Retrouvez-vous le ${inFrench(start)} au point de rencontre : ${place}.`,
  delivery: ({ place }, { start }) => `L'objet vous est livré le ${inFrench(start)}. ${place}.`,
};

function unlessHandedOver({ objectionUntil }: RentalMeeting): string {
  if (!objectionUntil) return '';
  return ` Si l'objet ne vous est pas remis, dites-le ${beforeInFrench(objectionUntil)}.`;
}

export const acceptanceEmail: MeetingEmail = (name, rental, meeting) => ({
  subject: `Vous avez accepté : « ${rental.itemTitle} »`,
  name,
  paragraphs: [
    `Vous louez « ${rental.itemTitle} » à ${meeting.renterName} ${datesOf(rental)}. ${formatXaf(rental.rent)} vous reviennent${ifRent(meeting)}.`,
    `${deliveries[meeting.fulfilment](meeting, rental)} Convenez de l'heure avec ${meeting.renterName} par message.`,
    `En remettant l'objet, demandez le code de remise au locataire et saisissez-le sur la location.${ifDeposit(rental, ` Loka garde sa caution de ${formatXaf(rental.securityDeposit)} jusqu'au retour.`)}`,
  ],
  action: ownersPage(rental, 'Voir la location'),
});

function ifRent({ objectionUntil }: RentalMeeting): string {
  const otherwise = objectionUntil
    ? ` ; sans code ni objection, ce sera le ${instantInFrench(objectionUntil)}`
    : '';
  return ` : vous pourrez les retirer dès la remise${otherwise}`;
}

/** Where and when the owner hands the object over. */
const deliveries: Record<
  RentalMeeting['fulfilment'],
  (meeting: RentalMeeting, rental: RentalEventFacts) => string
> = {
  pickup: ({ place }, { start }) =>
    `Le locataire vient chercher l'objet le ${inFrench(start)} : ${place}.`,
  meeting_point: ({ place }, { start }) =>
    `Retrouvez-vous le ${inFrench(start)} au point de rencontre : ${place}.`,
  delivery: ({ place }, { start }) => `Livrez l'objet le ${inFrench(start)}. ${place}.`,
};

export const rentalRefusedEmail: RentalEmail = (name, rental) => ({
  subject: `Demande refusée : « ${rental.itemTitle} »`,
  name,
  paragraphs: [
    `Votre demande pour « ${rental.itemTitle} » ${datesOf(rental)} n'a pas été acceptée : ${refusals[rental.reason ?? ''] ?? refusals.owner}. ${formatXaf(rental.toRenter ?? 0)} sont de retour dans votre portefeuille Loka.`,
    refundHint,
  ],
  action: rentersPage(rental, 'Voir ma demande'),
});

const refusals: Record<string, string> = {
  owner: 'le propriétaire a refusé',
  expired: "le propriétaire n'a pas répondu à temps",
  superseded: "l'objet est loué à un autre membre ces jours-là",
  suspended: "l'objet n'est plus proposé sur Loka",
};

export const requestExpiredEmail: RentalEmail = (name, rental) => ({
  ...(rental.isObjectMissing ? notAcceptable(name, rental) : unanswered(name, rental)),
  action: ownersPage(rental, 'Voir la demande'),
});

/** Its owner could not accept it. */
const notAcceptable = (name: string, rental: RentalNews): Email => ({
  subject: `Demande refusée, objet non rendu : « ${rental.itemTitle} »`,
  name,
  paragraphs: [
    `La demande pour « ${rental.itemTitle} » ${datesOf(rental)} ne pouvait pas être acceptée : vous avez signalé que l'objet n'est pas rendu. Elle est refusée, et ${formatXaf(rental.toRenter ?? 0)} sont rendus au locataire.`,
    "Si l'objet vous revient, confirmez le retour : il pourra de nouveau être loué.",
  ],
});

const unanswered = (name: string, rental: RentalNews): Email => ({
  subject: `Vous n'avez pas répondu : « ${rental.itemTitle} »`,
  name,
  paragraphs: [
    `Vous n'avez pas répondu à temps à la demande pour « ${rental.itemTitle} » ${datesOf(rental)} : elle est refusée, et ${formatXaf(rental.toRenter ?? 0)} sont rendus au locataire.`,
    "Ces jours sont de nouveau libres. Une demande sans réponse fait baisser votre taux d'acceptation : si l'objet n'est pas disponible, fermez ses jours dans le calendrier.",
  ],
});

export const rentalCancelledEmail: RentalEmail = (name, rental) => {
  const isRequest = isOfRequest(rental);
  return {
    subject: `${isRequest ? 'Demande' : 'Location'} annulée : « ${rental.itemTitle} »`,
    name,
    paragraphs: [
      `${cancelledBy(rental, 'renter')} « ${rental.itemTitle} » ${datesOf(rental)}. ${refundOf(rental)}.`,
      ...(rental.toOwner
        ? [
            `${formatXaf(rental.toOwner)} du prix de la location restent au propriétaire, d'après les conditions d'annulation.`,
          ]
        : []),
      ...(rental.toRenter ? [refundHint] : []),
    ],
    action: rentersPage(rental, 'Voir ma location'),
  };
};

export const ownersRentalCancelledEmail: RentalEmail = (name, rental) => {
  const isRequest = isOfRequest(rental);
  return {
    subject: `${isRequest ? 'Demande' : 'Location'} annulée : « ${rental.itemTitle} »`,
    name,
    paragraphs: [
      `${cancelledBy(rental, 'owner')} « ${rental.itemTitle} » ${datesOf(rental)}. ${rental.toOwner ? `${formatXaf(rental.toOwner)} du prix de la location vous reviennent : ils sont dans votre portefeuille Loka.` : 'Le locataire est remboursé de tout.'}`,
      // The object is still with the renter before.
      ...(rental.reason === 'delayed' ? [] : ['Ces jours sont de nouveau libres.']),
    ],
    action: ownersPage(rental, 'Voir la location'),
  };
};

/** Who ended it, as the reader knows them. */
function cancelledBy(rental: RentalNews, reader: 'renter' | 'owner'): string {
  const { by } = rental;
  const what = isOfRequest(rental) ? 'la demande pour' : 'la location de';
  if (by === reader) return `Vous avez annulé ${what}`;
  if (by === 'renter') return `Le locataire a annulé ${what}`;
  if (by === 'owner') return `Le propriétaire a annulé ${what}`;
  return `L'équipe Loka a annulé ${what}`;
}

/** It had not been accepted. */
function isOfRequest({ reason }: RentalNews): boolean {
  return reason === 'request-cancelled' || reason === 'suspended';
}
