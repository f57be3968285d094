import { env } from '../../../env.js';
import { inFrench, instantInFrench } from '../../../kernel/day.js';
import { formatXaf } from '../../../kernel/xaf.js';
import type { Email } from '../../../platform/mail/email.js';
import { type Deadline, hireOf, pricePerDay, type RentalEventFacts } from '../../rentals/index.js';
import { hours } from './hours.js';
import { refundHint } from './refund-hint.js';

/** What the parties of a rental are told by mail. */

export const requestsPage = {
  label: 'Voir la demande',
  url: `${env.PUBLIC_URL}/tableau-de-bord/demandes`,
};
export const rentalsPage = {
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

export function answerAwaitedEmail(name: string, rental: RentalEventFacts): Email {
  return {
    subject: `Rappel : une demande attend votre réponse, « ${rental.itemTitle} »`,
    name,
    paragraphs: [
      `Votre objet « ${rental.itemTitle} » est demandé ${datesOf(rental)}, pour ${formatXaf(rental.rent)}.`,
      `Acceptez ou refusez avant le ${deadlineOf(rental)} : ensuite, la demande est refusée et le locataire remboursé.`,
    ],
    action: requestsPage,
  };
}

export function rentalAcceptedEmail(name: string, rental: RentalEventFacts): Email {
  return {
    subject: `Location acceptée : « ${rental.itemTitle} »`,
    name,
    paragraphs: [
      `Votre location de « ${rental.itemTitle} » ${datesOf(rental)} est acceptée.${ifDeposit(rental, " La caution vous revient après le retour de l'objet.")}`,
    ],
    action: rentalsPage,
  };
}

export function rentalNearEmail(name: string, rental: RentalEventFacts): Email {
  return {
    subject: `C'est demain : « ${rental.itemTitle} »`,
    name,
    paragraphs: [
      `Votre location de « ${rental.itemTitle} » ${datesOf(rental)} commence demain.`,
      "Convenez de l'heure avec le propriétaire. Devant l'objet, vérifiez-le, puis donnez votre code de remise : il est dans « Mes locations ».",
    ],
    action: rentalsPage,
  };
}

export function handoverNearEmail(name: string, rental: RentalEventFacts): Email {
  return {
    subject: `À remettre demain : « ${rental.itemTitle} »`,
    name,
    paragraphs: [
      `Votre objet « ${rental.itemTitle} » est loué ${datesOf(rental)} : la location commence demain.`,
      "Convenez de l'heure avec le locataire. En remettant l'objet, demandez-lui son code de remise : le loyer vous est alors versé.",
    ],
    action: requestsPage,
  };
}

export function rentalRefusedEmail(name: string, rental: RentalEventFacts): Email {
  return {
    subject: `Demande refusée : « ${rental.itemTitle} »`,
    name,
    paragraphs: [
      `Votre demande pour « ${rental.itemTitle} » ${datesOf(rental)} n'a pas été acceptée${rental.reason === 'suspended' ? " : l'objet n'est plus proposé sur Loka" : ''}. ${formatXaf(rental.rent + rental.securityDeposit)} sont de retour dans votre portefeuille Loka.`,
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
      `La location de « ${rental.itemTitle} » ${datesOf(rental)} a été annulée${rental.reason === 'suspended' ? " par l'équipe Loka" : ''}. Ce qui vous revient est dans votre portefeuille Loka.`,
    ],
    action: rentalsPage,
  };
}

export function rentalReturnDeclaredEmail(name: string, rental: RentalEventFacts): Email {
  return {
    subject: `Retour déclaré : « ${rental.itemTitle} »`,
    name,
    paragraphs: [
      `Le locataire déclare avoir rendu « ${rental.itemTitle} ». Confirmez le retour, ou dites ce qui ne va pas : sans réponse sous ${hours(env.RETURN_SILENCE_HOURS)}, et ${hours(env.RETURN_SILENCE_HOURS)} après le dernier jour au plus tôt, ${ifDeposit(rental, 'la caution lui est rendue', 'il compte comme confirmé')}.`,
    ],
    action: requestsPage,
  };
}

export function returnAwaitedEmail(name: string, rental: RentalEventFacts): Email {
  return {
    subject: `Rappel : avez-vous rendu « ${rental.itemTitle} » ?`,
    name,
    paragraphs: [
      `Votre location de « ${rental.itemTitle} » s'est terminée le ${inFrench(rental.end)}, et son retour n'est pas encore déclaré.`,
      `Si vous avez rendu l'objet, déclarez le retour${ifDeposit(rental, ' : la caution vous revient plus vite')}. Sinon, rendez-le sans attendre.`,
    ],
    action: rentalsPage,
  };
}

export function returnUnconfirmedEmail(name: string, rental: RentalEventFacts): Email {
  return {
    subject: `Rappel : « ${rental.itemTitle} » est-il revenu ?`,
    name,
    paragraphs: [
      `La location de « ${rental.itemTitle} » s'est terminée le ${inFrench(rental.end)}, et personne n'a parlé du retour.`,
      `Confirmez-le, ou dites ce qui ne va pas, avant le ${deadlineOf(rental)} : ensuite, ${ifDeposit(rental, `la caution de ${formatXaf(rental.securityDeposit)} est rendue au locataire`, 'le retour compte comme confirmé')}.`,
    ],
    action: requestsPage,
  };
}

export function rentalReturnConfirmedEmail(name: string, rental: RentalEventFacts): Email {
  return {
    subject: `${ifDeposit(rental, 'Caution rendue', 'Retour confirmé')} : « ${rental.itemTitle} »`,
    name,
    paragraphs: [
      `Le retour de « ${rental.itemTitle} » est confirmé.${ifDeposit(rental, ` ${formatXaf(rental.securityDeposit)} de caution sont de retour dans votre portefeuille Loka.`)}`,
    ],
    action: rentalsPage,
  };
}

export function rentalLateEmail(name: string, rental: RentalEventFacts): Email {
  return {
    subject: `En retard : rendez « ${rental.itemTitle} »`,
    name,
    paragraphs: [
      `« ${rental.itemTitle} » devait être rendu le ${inFrench(rental.end)}, et son retour n'est pas déclaré.`,
      `Rendez-le sans attendre, puis déclarez le retour.${ifDeposit(rental, ` Pour chaque jour de retard commencé, le propriétaire peut demander ${lateFeeOf(rental)}.`)}`,
      "Si vous l'avez déjà rendu, déclarez-le maintenant et prévenez le propriétaire.",
    ],
    action: rentalsPage,
  };
}

export function objectLateEmail(name: string, rental: RentalEventFacts): Email {
  return {
    subject: `En retard : « ${rental.itemTitle} »`,
    name,
    paragraphs: [
      `La location de « ${rental.itemTitle} » s'est terminée le ${inFrench(rental.end)}, et personne n'a parlé du retour. Nous avons écrit au locataire.`,
      `S'il est revenu, confirmez le retour.${ifDeposit(rental, ` S'il revient en retard, vous pouvez demander ${lateFeeOf(rental)} par jour commencé.`)} S'il ne revient pas, dites-le${ifDeposit(rental, ' : la caution reste retenue')}.`,
    ],
    action: requestsPage,
  };
}

/** What is said of a deposit, which many objects go without. */
export function ifDeposit(
  { securityDeposit }: Pick<RentalEventFacts, 'securityDeposit'>,
  words: string,
  without = '',
): string {
  return securityDeposit > 0 ? words : without;
}

function lateFeeOf({
  rent,
  deliveryFee = 0,
  securityDeposit,
  ...period
}: RentalEventFacts): string {
  return `${formatXaf(pricePerDay(hireOf({ rent, deliveryFee }), period))} (au plus la caution de ${formatXaf(securityDeposit)})`;
}

export function rentalDelayedEmail(name: string, rental: RentalEventFacts): Email {
  return {
    subject: `Objet en retard : « ${rental.itemTitle} »`,
    name,
    paragraphs: [
      `« ${rental.itemTitle} », que vous louez ${datesOf(rental)}, n'est pas revenu à temps de la location précédente. Nous vous écrirons dès que c'est réglé.`,
      `Vous pouvez attendre, ou annuler tant que l'objet n'est pas revenu et que vous ne l'avez pas reçu : tout vous est alors rendu, ${formatXaf(rental.rent + rental.securityDeposit)}.`,
    ],
    action: rentalsPage,
  };
}

export function delayEndedEmail(name: string, rental: RentalEventFacts): Email {
  return {
    subject: `Le retard est réglé : « ${rental.itemTitle} »`,
    name,
    paragraphs: [
      `La location précédente de « ${rental.itemTitle} » est réglée, la vôtre ${datesOf(rental)} a lieu comme prévu.`,
      `Une fois qu'elle a commencé, dites-le sous ${hours(env.HANDOVER_SILENCE_HOURS)} si l'objet ne vous est pas remis.`,
    ],
    action: rentalsPage,
  };
}

export function returnContestedEmail(name: string, rental: RentalEventFacts): Email {
  return {
    subject: `Votre caution est contestée : « ${rental.itemTitle} »`,
    name,
    paragraphs: [
      `Le propriétaire a récupéré « ${rental.itemTitle} » et demande ${formatXaf(rental.amount ?? 0)} sur votre caution de ${formatXaf(rental.securityDeposit)}.`,
      `Sa raison : ${rental.words}`,
      `Acceptez, ou proposez un autre montant sous ${hours(env.CLAIM_ANSWER_HOURS)}. Sans réponse, vous ne perdez rien d'office : l'équipe Loka décide.`,
    ],
    action: rentalsPage,
  };
}

export function claimCounteredEmail(name: string, rental: RentalEventFacts): Email {
  return {
    subject: `Autre montant proposé : « ${rental.itemTitle} »`,
    name,
    paragraphs: [
      `Le locataire de « ${rental.itemTitle} » propose ${formatXaf(rental.amount ?? 0)}.`,
      `Sa raison : ${rental.words}`,
      `Acceptez ou refusez sous ${hours(env.CLAIM_ANSWER_HOURS)}. Sans réponse, sa proposition est retenue ; si vous refusez, l'équipe Loka décide.`,
    ],
    action: requestsPage,
  };
}

export function claimDisputedEmail(name: string, rental: RentalEventFacts): Email {
  return {
    subject: `L'équipe Loka décide : « ${rental.itemTitle} »`,
    name,
    paragraphs: [
      `${disputes[rental.reason ?? ''] ?? ''} L'équipe Loka lit ce que chacun a écrit et décide du partage de la caution de ${formatXaf(rental.securityDeposit)}. Vous recevrez sa décision par e-mail.`,
    ],
  };
}

const disputes: Record<string, string> = {
  'offer-refused': 'Le propriétaire a refusé le montant proposé par le locataire.',
  unanswered: "Le locataire n'a pas répondu à la demande du propriétaire.",
};

export function objectMissingEmail(name: string, rental: RentalEventFacts): Email {
  return {
    subject: `Objet signalé non rendu : « ${rental.itemTitle} »`,
    name,
    paragraphs: [
      `Le propriétaire dit que « ${rental.itemTitle} » ne lui est pas revenu.`,
      `Sa raison : ${rental.words}`,
      "Rendez l'objet sans attendre. La caution reste retenue et vous ne pouvez pas louer autre chose tant que ce n'est pas réglé ; l'équipe Loka décide.",
    ],
    action: rentalsPage,
  };
}

export function missingAnsweredEmail(name: string, rental: RentalEventFacts): Email {
  return {
    subject: `Le locataire répond : « ${rental.itemTitle} »`,
    name,
    paragraphs: [
      `Vous avez signalé que « ${rental.itemTitle} » n'est pas rendu. Le locataire répond : ${rental.words}`,
      "Ses photos, s'il en a joint, sont dans l'historique de la location. L'équipe Loka lit les deux versions et décide ; si l'objet vous revient, confirmez le retour.",
    ],
    action: requestsPage,
  };
}

export function depositSharedEmail(name: string, rental: RentalEventFacts): Email {
  return {
    subject: `Caution partagée : « ${rental.itemTitle} »`,
    name,
    paragraphs: [
      `${agreements[rental.reason ?? ''] ?? ''} La caution de ${formatXaf(rental.securityDeposit)} est partagée : votre part est dans votre portefeuille Loka.`,
      ...(rental.words ? [`La raison : ${rental.words}`] : []),
    ],
    action: {
      label: 'Voir mon portefeuille',
      url: `${env.PUBLIC_URL}/tableau-de-bord/portefeuille`,
    },
  };
}

export function deadlinePostponedEmail(name: string, rental: RentalEventFacts): Email {
  return {
    subject: `Délai prolongé : « ${rental.itemTitle} »`,
    name,
    paragraphs: [
      `L'équipe Loka laisse plus de temps pour « ${rental.itemTitle} », ${datesOf(rental)} : ${rental.deadline ? awaited[rental.deadline] : ''} jusqu'au ${deadlineOf(rental)}.`,
      ...(rental.words ? [`La raison : ${rental.words}`] : []),
    ],
    action: rentalsPage,
  };
}

const awaited: Record<Deadline, string> = {
  answer: 'le propriétaire peut répondre à la demande',
  handover: "il reste possible de dire que l'objet n'a pas été remis",
  not_received: 'le propriétaire peut répondre au locataire à propos de la remise',
  renter_absent: 'le locataire peut répondre au propriétaire à propos de la remise',
  return: 'le retour peut être déclaré ou contesté',
  declared: 'le propriétaire peut confirmer ou contester le retour',
  contested: 'le locataire peut répondre à la demande sur la caution',
  countered: 'le propriétaire peut répondre au montant proposé',
};

const agreements: Record<string, string> = {
  'claim-accepted': 'Le locataire a accepté le montant demandé.',
  'offer-accepted': 'Le propriétaire a accepté le montant proposé.',
  'offer-unanswered': "Le propriétaire n'a pas répondu : le montant proposé est retenu.",
  staff: "L'équipe Loka a décidé.",
};

function deadlineOf({ answerBy }: RentalEventFacts): string {
  return answerBy ? instantInFrench(new Date(answerBy)) : '';
}

function datesOf({ start, end }: RentalEventFacts): string {
  return `du ${inFrench(start)} au ${inFrench(end)}`;
}
