import { env } from '../../../env.js';
import { inFrench } from '../../../kernel/day.js';
import { formatXaf } from '../../../kernel/xaf.js';
import type { Email } from '../../../platform/mail/email.js';
import { hours } from './hours.js';
import { causeOf, handoverDisputes, handoverFailures } from './reader-words.js';
import { refundHint } from './refund-hint.js';
import {
  beforeDeadlineOf,
  ifDeposit,
  ownersPage,
  priceOf,
  type RentalEmail,
  type RentalNews,
  reasonOf,
  refundOf,
  rentersPage,
  walletPage,
} from './rental-news.js';

/** What the parties of a rental are told about its handover by mail. */

export const handedOverEmail: RentalEmail = (name, rental) => ({
  subject: `Objet remis : « ${rental.itemTitle} »`,
  name,
  paragraphs: [
    `${causeOf(handovers, rental, 'renter')} Le prix de la location, ${priceOf(rental)}, revient désormais au propriétaire.`,
    `${isOver(rental) ? `La location s'est terminée le ${inFrench(rental.end)} : si vous avez encore l'objet, rendez-le sans attendre` : `Rendez l'objet le ${inFrench(rental.end)}`}, puis déclarez le retour.${ifDeposit(rental, ` Votre caution de ${formatXaf(rental.securityDeposit)} reste gardée par Loka jusque-là.`)}`,
    ...(rental.reason === 'unobjected'
      ? [`Vous ne l'avez pas reçu ? Dites-le-nous tout de suite : ${env.CONTACT_EMAIL}.`]
      : []),
    ...reasonOf(rental),
  ],
  action: rentersPage(rental, 'Voir ma location'),
});

export const ownersHandedOverEmail: RentalEmail = (name, rental) => ({
  subject: `Objet remis : « ${rental.itemTitle} »`,
  name,
  paragraphs: [
    `${causeOf(handovers, rental, 'owner')} Votre part de ${formatXaf(rental.rent)} est dans votre portefeuille Loka : vous pouvez la retirer.`,
    `${isOver(rental) ? `La location s'est terminée le ${inFrench(rental.end)} : quand l'objet vous est revenu, confirmez` : `L'objet vous revient le ${inFrench(rental.end)} : confirmez alors`} le retour, ou dites ce qui ne va pas.${ifDeposit(rental, ` Loka garde la caution de ${formatXaf(rental.securityDeposit)} jusque-là.`)}`,
    ...(rental.reason === 'unobjected'
      ? [`Vous ne l'avez pas remis ? Dites-le-nous tout de suite : ${env.CONTACT_EMAIL}.`]
      : []),
    ...reasonOf(rental),
  ],
  action: ownersPage(rental, 'Voir la location'),
});

/** A decision of staff may come after the last day. */
const isOver = ({ on, end }: RentalNews): boolean => on > end;

const silence = `Aucun problème n'a été signalé dans les ${hours(env.HANDOVER_SILENCE_HOURS)}`;
const decision = "L'équipe Loka a décidé : l'objet a été remis.";

/** How it came to be handed over, as each party knows it. */
const handovers = {
  renter: {
    owner: 'Le propriétaire a saisi votre code : vous avez reçu son objet.',
    unobjected: `${silence} : nous considérons que vous avez reçu l'objet.`,
    staff: decision,
  },
  owner: {
    owner: 'Vous avez saisi le code du locataire : votre objet est remis.',
    unobjected: `${silence} : nous considérons que vous avez remis votre objet.`,
    staff: decision,
  },
};

export function notReceivedEmail(name: string, rental: RentalNews): Email {
  return {
    subject: `Objet non remis ? « ${rental.itemTitle} »`,
    name,
    paragraphs: [
      ...(rental.reason === 'delayed'
        ? [
            `La location de « ${rental.itemTitle} » est terminée. L'objet n'était pas revenu de la location précédente, et personne n'a dit que le locataire suivant l'a reçu.`,
          ]
        : [
            `Le locataire dit n'avoir pas reçu « ${rental.itemTitle} ».`,
            ...reasonOf(rental),
            `Remettez-lui l'objet et saisissez son code, ou dites ce qui s'est passé.`,
          ]),
      `Répondez ${beforeDeadlineOf(rental)}. Sans réponse, la location est annulée et le locataire remboursé de tout.`,
    ],
    action: ownersPage(rental, 'Voir la location'),
  };
}

export const presumedNotReceivedEmail: RentalEmail = (name, rental) => ({
  subject: `Objet jamais arrivé ? « ${rental.itemTitle} »`,
  name,
  paragraphs: [
    `Votre location de « ${rental.itemTitle} » est terminée, et l'objet n'était pas revenu de la location précédente. Nous demandons au propriétaire s'il vous l'a remis.`,
    `Sa réponse est attendue ${beforeDeadlineOf(rental)}. Sans réponse, la location est annulée et ${formatXaf(rental.rent + rental.securityDeposit)} reviennent dans votre portefeuille Loka.`,
  ],
  action: rentersPage(rental, 'Voir ma location'),
});

export function renterAbsentEmail(name: string, rental: RentalNews): Email {
  return {
    subject: `Le propriétaire vous attend : « ${rental.itemTitle} »`,
    name,
    paragraphs: [
      `Le propriétaire de « ${rental.itemTitle} » dit que vous n'êtes pas venu chercher l'objet.`,
      ...reasonOf(rental),
      `Allez le chercher et montrez votre code, ou répondez ${beforeDeadlineOf(rental)}. Sans réponse, l'équipe Loka décide de ce que devient le prix de la location ; la caution vous revient.`,
    ],
    action: rentersPage(rental, 'Voir ma location'),
  };
}

export const handoverDisputedEmail: RentalEmail = (name, rental) => ({
  ...handoverDisputed(name, rental, 'renter'),
  action: rentersPage(rental, 'Voir ma location'),
});

export const ownersHandoverDisputedEmail: RentalEmail = (name, rental) => ({
  ...handoverDisputed(name, rental, 'owner'),
  action: ownersPage(rental, 'Voir la location'),
});

function handoverDisputed(name: string, rental: RentalNews, reader: 'renter' | 'owner'): Email {
  return {
    subject: `L'équipe Loka décide : « ${rental.itemTitle} »`,
    name,
    paragraphs: [
      `${causeOf(handoverDisputes, rental, reader)} L'équipe Loka lit ce que chacun a écrit et décide. Jusque-là, Loka garde le prix de la location, ${priceOf(rental)}. Vous recevrez sa décision par e-mail.`,
    ],
  };
}

export const notHandedOverEmail: RentalEmail = (name, rental) => ({
  subject: `Location annulée : « ${rental.itemTitle} »`,
  name,
  paragraphs: [
    `${causeOf(handoverFailures, rental, 'renter')} ${refundOf(rental)}${ifDeposit(rental, ', caution comprise')}.${rental.toOwner ? ` ${formatXaf(rental.toOwner)} du prix de la location vont au propriétaire.` : ''}`,
    ...reasonOf(rental),
    ...(rental.toRenter ? [refundHint] : []),
  ],
  action: walletPage,
});

export const ownersNotHandedOverEmail: RentalEmail = (name, rental) => ({
  subject: `Location annulée : « ${rental.itemTitle} »`,
  name,
  paragraphs: [
    `${causeOf(handoverFailures, rental, 'owner')} ${rental.toOwner ? `${formatXaf(rental.toOwner)} du prix de la location vous reviennent : ils sont dans votre portefeuille Loka.` : 'Le locataire est remboursé de tout.'}`,
    ...reasonOf(rental),
  ],
  action: ownersPage(rental, 'Voir la location'),
});
