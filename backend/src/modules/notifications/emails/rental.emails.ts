import { inFrench } from '../../../kernel/day.js';
import { formatXaf } from '../../../kernel/xaf.js';
import type { Email } from '../../../platform/mail/email.js';
import { hireOf, pricePerDay, type RentalEventFacts } from '../../rentals/index.js';
import { agreements, awaited, causeOf, claimDisputes } from './reader-words.js';
import { refundHint } from './refund-hint.js';
import {
  beforeDeadlineOf,
  datesOf,
  ifDeposit,
  ownersPage,
  type RentalEmail,
  type RentalNews,
  reasonOf,
  rentersPage,
  walletPage,
} from './rental-news.js';

/** What the parties of a rental are told by mail while it lasts, and of its object's return. */

export function rentalNearEmail(name: string, rental: RentalNews): Email {
  return {
    subject: `C'est demain : « ${rental.itemTitle} »`,
    name,
    paragraphs: [
      `Votre location de « ${rental.itemTitle} » ${datesOf(rental)} commence demain.`,
      "Convenez de l'heure avec le propriétaire. Devant l'objet, vérifiez-le, puis donnez votre code de remise : il est dans « Mes locations ».",
    ],
    action: rentersPage(rental, 'Voir ma location'),
  };
}

export function handoverNearEmail(name: string, rental: RentalNews): Email {
  return {
    subject: `À remettre demain : « ${rental.itemTitle} »`,
    name,
    paragraphs: [
      `Votre objet « ${rental.itemTitle} » est loué ${datesOf(rental)} : la location commence demain.`,
      `Convenez de l'heure avec le locataire. En remettant l'objet, demandez-lui son code de remise : ${formatXaf(rental.rent)} vous sont alors versés.`,
    ],
    action: ownersPage(rental, 'Voir la location'),
  };
}

export function rentalReturnDeclaredEmail(name: string, rental: RentalNews): Email {
  return {
    subject: `Retour déclaré : « ${rental.itemTitle} »`,
    name,
    paragraphs: [
      `Le locataire déclare avoir rendu « ${rental.itemTitle} ». Confirmez le retour, ou dites ce qui ne va pas, ${beforeDeadlineOf(rental)} : sans réponse, ${ifDeposit(rental, `la caution de ${formatXaf(rental.securityDeposit)} lui est rendue`, 'il compte comme confirmé')}.`,
    ],
    action: ownersPage(rental, 'Voir la location'),
  };
}

export function returnAwaitedEmail(name: string, rental: RentalNews): Email {
  return {
    subject: `Rappel : avez-vous rendu « ${rental.itemTitle} » ?`,
    name,
    paragraphs: [
      `Votre location de « ${rental.itemTitle} » s'est terminée le ${inFrench(rental.end)}, et son retour n'est pas encore déclaré.`,
      `Si vous avez rendu l'objet, déclarez le retour${ifDeposit(rental, ' : la caution vous revient plus vite')}. Sinon, rendez-le sans attendre.`,
    ],
    action: rentersPage(rental, 'Voir ma location'),
  };
}

export function returnUnconfirmedEmail(name: string, rental: RentalNews): Email {
  return {
    subject: `Rappel : « ${rental.itemTitle} » est-il revenu ?`,
    name,
    paragraphs: [
      `La location de « ${rental.itemTitle} » s'est terminée le ${inFrench(rental.end)}, et personne n'a parlé du retour.`,
      `Confirmez-le, ou dites ce qui ne va pas, ${beforeDeadlineOf(rental)} : ensuite, ${ifDeposit(rental, `la caution de ${formatXaf(rental.securityDeposit)} est rendue au locataire`, 'le retour compte comme confirmé')}.`,
    ],
    action: ownersPage(rental, 'Voir la location'),
  };
}

export const returnSettledEmail: RentalEmail = (name, rental) => ({
  subject: `Retour confirmé : « ${rental.itemTitle} »`,
  name,
  paragraphs: [
    `Sans réponse de votre part, le retour de « ${rental.itemTitle} », loué ${datesOf(rental)}, compte comme confirmé${ifDeposit(rental, ` : la caution de ${formatXaf(rental.securityDeposit)} est rendue au locataire`)}.`,
    "Le prix de la location reste le vôtre, et vous n'avez plus rien à faire.",
  ],
  action: ownersPage(rental, 'Voir la location'),
});

export function rentalReturnConfirmedEmail(name: string, rental: RentalNews): Email {
  return {
    subject: `${ifDeposit(rental, 'Caution rendue', 'Retour confirmé')} : « ${rental.itemTitle} »`,
    name,
    paragraphs: [
      `Le retour de « ${rental.itemTitle} » est confirmé.${ifDeposit(rental, ` ${formatXaf(rental.securityDeposit)} de caution sont de retour dans votre portefeuille Loka.`)}`,
      ...(rental.securityDeposit > 0 ? [refundHint] : []),
    ],
    action: rentersPage(rental, 'Voir ma location'),
  };
}

export function rentalLateEmail(name: string, rental: RentalNews): Email {
  return {
    subject: `En retard : rendez « ${rental.itemTitle} »`,
    name,
    paragraphs: [
      `« ${rental.itemTitle} » devait être rendu le ${inFrench(rental.end)}, et son retour n'est pas déclaré.`,
      `Rendez-le sans attendre, puis déclarez le retour.${ifDeposit(rental, ` Pour chaque jour de retard commencé, le propriétaire peut demander ${lateFeeOf(rental)}.`)}`,
      "Si vous l'avez déjà rendu, déclarez-le maintenant et prévenez le propriétaire.",
    ],
    action: rentersPage(rental, 'Voir ma location'),
  };
}

export function objectLateEmail(name: string, rental: RentalNews): Email {
  return {
    subject: `En retard : « ${rental.itemTitle} »`,
    name,
    paragraphs: [
      `La location de « ${rental.itemTitle} » s'est terminée le ${inFrench(rental.end)}, et personne n'a parlé du retour. Nous avons écrit au locataire.`,
      `S'il est revenu, confirmez le retour.${ifDeposit(rental, ` S'il revient en retard, vous pouvez demander ${lateFeeOf(rental)} par jour commencé.`)} S'il ne revient pas, dites-le${ifDeposit(rental, ' : la caution reste retenue')}.`,
    ],
    action: ownersPage(rental, 'Voir la location'),
  };
}

function lateFeeOf({
  rent,
  deliveryFee = 0,
  securityDeposit,
  ...period
}: RentalEventFacts): string {
  return `${formatXaf(pricePerDay(hireOf({ rent, deliveryFee }), period))} (au plus la caution de ${formatXaf(securityDeposit)})`;
}

export function rentalDelayedEmail(name: string, rental: RentalNews): Email {
  return {
    subject: `Objet en retard : « ${rental.itemTitle} »`,
    name,
    paragraphs: [
      `« ${rental.itemTitle} », que vous louez ${datesOf(rental)}, n'est pas revenu à temps de la location précédente. Nous vous écrirons dès que c'est réglé.`,
      `Vous pouvez attendre, ou annuler tant que l'objet n'est pas revenu et que vous ne l'avez pas reçu : tout vous est alors rendu, ${formatXaf(rental.rent + rental.securityDeposit)}.`,
    ],
    action: rentersPage(rental, 'Voir ma location'),
  };
}

export function delayEndedEmail(name: string, rental: RentalNews): Email {
  return {
    subject: `Le retard est réglé : « ${rental.itemTitle} »`,
    name,
    paragraphs: [
      `La location précédente de « ${rental.itemTitle} » est réglée, la vôtre ${datesOf(rental)} a lieu comme prévu.`,
      `Si l'objet ne vous est pas remis, dites-le ${beforeDeadlineOf(rental)}.`,
    ],
    action: rentersPage(rental, 'Voir ma location'),
  };
}

export function returnContestedEmail(name: string, rental: RentalNews): Email {
  return {
    subject: `Votre caution est contestée : « ${rental.itemTitle} »`,
    name,
    paragraphs: [
      `Le propriétaire a récupéré « ${rental.itemTitle} » et demande ${formatXaf(rental.amount ?? 0)} sur votre caution de ${formatXaf(rental.securityDeposit)}.`,
      `Sa raison : ${rental.words}`,
      `Acceptez, ou proposez un autre montant ${beforeDeadlineOf(rental)}. Sans réponse, vous ne perdez rien d'office : l'équipe Loka décide.`,
    ],
    action: rentersPage(rental, 'Voir ma location'),
  };
}

export function claimCounteredEmail(name: string, rental: RentalNews): Email {
  return {
    subject: `Autre montant proposé : « ${rental.itemTitle} »`,
    name,
    paragraphs: [
      `Le locataire de « ${rental.itemTitle} » propose ${formatXaf(rental.amount ?? 0)}.`,
      `Sa raison : ${rental.words}`,
      `Acceptez ou refusez ${beforeDeadlineOf(rental)}. Sans réponse, sa proposition est retenue ; si vous refusez, l'équipe Loka décide.`,
    ],
    action: ownersPage(rental, 'Voir la location'),
  };
}

export const claimDisputedEmail: RentalEmail = (name, rental) => ({
  ...claimDisputed(name, rental, 'renter'),
  action: rentersPage(rental, 'Voir ma location'),
});

export const ownersClaimDisputedEmail: RentalEmail = (name, rental) => ({
  ...claimDisputed(name, rental, 'owner'),
  action: ownersPage(rental, 'Voir la location'),
});

function claimDisputed(name: string, rental: RentalNews, reader: 'renter' | 'owner'): Email {
  return {
    subject: `L'équipe Loka décide : « ${rental.itemTitle} »`,
    name,
    paragraphs: [
      `${causeOf(claimDisputes, rental, reader)} L'équipe Loka lit ce que chacun a écrit et décide du partage de la caution de ${formatXaf(rental.securityDeposit)}. Vous recevrez sa décision par e-mail.`,
    ],
  };
}

export function objectMissingEmail(name: string, rental: RentalNews): Email {
  return {
    subject: `Objet signalé non rendu : « ${rental.itemTitle} »`,
    name,
    paragraphs: [
      `Le propriétaire dit que « ${rental.itemTitle} » ne lui est pas revenu.`,
      `Sa raison : ${rental.words}`,
      `Rendez l'objet sans attendre. ${ifDeposit(rental, 'La caution reste retenue et vous', 'Vous')} ne pouvez pas louer autre chose tant que ce n'est pas réglé ; l'équipe Loka décide.`,
    ],
    action: rentersPage(rental, 'Voir ma location'),
  };
}

export function missingAnsweredEmail(name: string, rental: RentalNews): Email {
  return {
    subject: `Le locataire répond : « ${rental.itemTitle} »`,
    name,
    paragraphs: [
      `Vous avez signalé que « ${rental.itemTitle} » n'est pas rendu. Le locataire répond : ${rental.words}`,
      "Ses photos, s'il en a joint, sont dans l'historique de la location. L'équipe Loka lit les deux versions et décide ; si l'objet vous revient, confirmez le retour.",
    ],
    action: ownersPage(rental, 'Voir la location'),
  };
}

export const depositSharedEmail: RentalEmail = (name, rental) => {
  const { itemTitle, securityDeposit, toRenter = 0, toOwner = 0 } = rental;
  if (securityDeposit === 0)
    return { ...fileClosed(name, rental), action: rentersPage(rental, 'Voir ma location') };
  const deposit = `votre caution de ${formatXaf(securityDeposit)}`;
  const shares =
    toRenter === 0
      ? `En entier, ${deposit} va au propriétaire.`
      : toOwner === 0
        ? `En entier, ${deposit} vous revient, dans votre portefeuille Loka.`
        : `Sur ${deposit}, ${formatXaf(toRenter)} vous reviennent, dans votre portefeuille Loka, et ${formatXaf(toOwner)} vont au propriétaire.`;
  return {
    subject: `${sharedTitle(rental)} : « ${itemTitle} »`,
    name,
    paragraphs: [`${causeOf(agreements, rental, 'renter')} ${shares}`, ...reasonOf(rental)],
    action: walletPage,
  };
};

export const ownersDepositSharedEmail: RentalEmail = (name, rental) => {
  const { itemTitle, securityDeposit, toRenter = 0, toOwner = 0 } = rental;
  const closed = fileClosed(name, rental);
  if (securityDeposit === 0)
    return {
      ...closed,
      paragraphs: [...closed.paragraphs, ...lossOf(rental)],
      action: ownersPage(rental, 'Voir la location'),
    };
  const deposit = `la caution de ${formatXaf(securityDeposit)}`;
  const shares =
    toOwner === 0
      ? `En entier, ${deposit} est rendue au locataire.`
      : toRenter === 0
        ? `En entier, ${deposit} vous revient, dans votre portefeuille Loka.`
        : `Sur ${deposit}, ${formatXaf(toOwner)} vous reviennent, dans votre portefeuille Loka, et ${formatXaf(toRenter)} sont rendus au locataire.`;
  return {
    subject: `${sharedTitle(rental)} : « ${itemTitle} »`,
    name,
    paragraphs: [
      `${causeOf(agreements, rental, 'owner')} ${shares}`,
      ...reasonOf(rental),
      ...lossOf(rental),
    ],
    action: walletPage,
  };
};

/** What becomes of an object that will not come back to its owner, and how its owner offers it again. */
function lossOf({ loss, pieces = 1 }: RentalNews): string[] {
  if (loss === 'fewer')
    return [
      `${pieces > 1 ? 'Les pièces non rendues ne comptent' : 'La pièce non rendue ne compte'} plus parmi celles que vous proposez. Si ${pieces > 1 ? 'elles vous reviennent ou si vous les remplacez' : 'elle vous revient ou si vous la remplacez'}, augmentez le nombre de pièces de l'annonce.`,
    ];
  if (loss === 'withdrawn')
    return [
      "L'annonce est retirée : l'objet non rendu n'est plus proposé. S'il vous revient ou si vous le remplacez, proposez-le de nouveau avec « Disponible », dans « Mes objets ».",
    ];
  return [];
}

const sharedTitle = ({ toRenter = 0, toOwner = 0 }: RentalNews): string =>
  toRenter > 0 && toOwner > 0 ? 'Caution partagée' : 'Caution attribuée';

/** There was nothing to share: the object was reported missing, and staff have closed its file. */
function fileClosed(name: string, rental: RentalNews): Email {
  return {
    subject: `Dossier clos : « ${rental.itemTitle} »`,
    name,
    paragraphs: [
      "L'équipe Loka a clos le dossier de l'objet signalé non rendu : la location était sans caution, rien n'est à partager.",
      ...reasonOf(rental),
    ],
  };
}

export const deadlinePostponedEmail: RentalEmail = (name, rental) => ({
  ...deadlinePostponed(name, rental, 'renter'),
  action: rentersPage(rental, 'Voir ma location'),
});

export const ownersDeadlinePostponedEmail: RentalEmail = (name, rental) => ({
  ...deadlinePostponed(name, rental, 'owner'),
  action: ownersPage(rental, 'Voir la location'),
});

function deadlinePostponed(name: string, rental: RentalNews, reader: 'renter' | 'owner'): Email {
  return {
    subject: `Délai prolongé : « ${rental.itemTitle} »`,
    name,
    paragraphs: [
      `L'équipe Loka laisse plus de temps pour « ${rental.itemTitle} », ${datesOf(rental)} : ${rental.deadline ? awaited[reader][rental.deadline] : ''} ${beforeDeadlineOf(rental)}.`,
      ...reasonOf(rental),
    ],
  };
}
