import { env } from '../../../env.js';
import { formatXaf } from '../../../kernel/xaf.js';
import type { Email } from '../../../platform/mail/email.js';
import type { RentalEventFacts } from '../../rentals/index.js';
import { hours } from './hours.js';
import { refundHint } from './refund-hint.js';
import { ifDeposit, rentalsPage, requestsPage } from './rental.emails.js';

/** What the parties of a rental are told about its handover by mail. */

export function handedOverEmail(name: string, rental: RentalEventFacts): Email {
  return {
    subject: `Objet remis : « ${rental.itemTitle} »`,
    name,
    paragraphs: [
      `${handovers[rental.reason ?? ''] ?? ''} Le loyer de ${formatXaf(rental.rent)} est au propriétaire, qui peut le retirer.${ifDeposit(rental, " La caution reste retenue jusqu'au retour.")}`,
      ...reasonOf(rental),
    ],
  };
}

const handovers: Record<string, string> = {
  owner: `Le propriétaire a saisi le code du locataire.`,
  unobjected: `Personne n'a dit le contraire dans les ${hours(env.HANDOVER_SILENCE_HOURS)} : l'objet est considéré comme remis.`,
  staff: `L'équipe Loka a décidé : l'objet a été remis, la location continue.`,
};

export function notReceivedEmail(name: string, rental: RentalEventFacts): Email {
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
      `Répondez sous ${hours(env.HANDOVER_ANSWER_HOURS)}. Sans réponse, la location est annulée et le locataire remboursé de tout.`,
    ],
    action: requestsPage,
  };
}

export function renterAbsentEmail(name: string, rental: RentalEventFacts): Email {
  return {
    subject: `Le propriétaire vous attend : « ${rental.itemTitle} »`,
    name,
    paragraphs: [
      `Le propriétaire de « ${rental.itemTitle} » dit que vous n'êtes pas venu chercher l'objet.`,
      ...reasonOf(rental),
      `Allez le chercher et montrez votre code, ou répondez sous ${hours(env.HANDOVER_ANSWER_HOURS)}. Sans réponse, l'équipe Loka décide de ce que devient le loyer ; la caution vous revient.`,
    ],
    action: rentalsPage,
  };
}

export function handoverDisputedEmail(name: string, rental: RentalEventFacts): Email {
  return {
    subject: `L'équipe Loka décide : « ${rental.itemTitle} »`,
    name,
    paragraphs: [
      `${disputes[rental.reason ?? ''] ?? ''} L'équipe Loka lit ce que chacun a écrit et décide. Le loyer reste retenu jusque-là. Vous recevrez sa décision par e-mail.`,
    ],
  };
}

const disputes: Record<string, string> = {
  denied: "Vous n'êtes pas d'accord sur la remise de l'objet.",
  unanswered: "Le locataire n'a pas répondu au propriétaire, qui l'a attendu.",
};

export function notHandedOverEmail(name: string, rental: RentalEventFacts): Email {
  return {
    subject: `Location annulée : « ${rental.itemTitle} »`,
    name,
    paragraphs: [
      `${failures[rental.reason ?? ''] ?? ''}${partsOf(rental)} Ce qui vous revient est dans votre portefeuille Loka.`,
      ...reasonOf(rental),
      refundHint,
    ],
    action: {
      label: 'Voir mon portefeuille',
      url: `${env.PUBLIC_URL}/tableau-de-bord/portefeuille`,
    },
  };
}

const failures: Record<string, string> = {
  admitted: "Le propriétaire n'a pas remis l'objet : le locataire est remboursé de tout.",
  unanswered: "Le propriétaire n'a pas répondu au locataire, qui est remboursé de tout.",
  'admitted-absence':
    "Le locataire n'est pas venu chercher l'objet : le loyer est au propriétaire, la caution revient au locataire.",
  staff: "L'équipe Loka a décidé : la location est annulée.",
};

/** Who gets what of the rent, where somebody decided it. */
function partsOf(rental: RentalEventFacts): string {
  const { amount, rent } = rental;
  if (amount === undefined) return '';
  return ` Du loyer, ${formatXaf(rent - amount)} reviennent au locataire et ${formatXaf(amount)} au propriétaire.${ifDeposit(rental, ' La caution revient au locataire.')}`;
}

function reasonOf({ words }: RentalEventFacts): string[] {
  return words ? [`La raison donnée : ${words}`] : [];
}
