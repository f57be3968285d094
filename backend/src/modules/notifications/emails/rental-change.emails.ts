import { inFrench } from '../../../kernel/day.js';
import { formatXaf } from '../../../kernel/xaf.js';
import type { Email } from '../../../platform/mail/email.js';
import type { ChangeEventFacts } from '../../rentals/index.js';
import { beforeDeadlineOf, ownersPage, rentersPage } from './rental-news.js';

/** What the parties of a rental are told by mail of an extension or a shortening. */

/** @param party of whom reads it */
export type ChangeEmail = (
  name: string,
  change: ChangeEventFacts,
  party: 'renter' | 'owner',
) => Email;

const pages = {
  renter: (change: ChangeEventFacts) => rentersPage(change, 'Voir ma location'),
  owner: (change: ChangeEventFacts) => ownersPage(change, 'Voir la location'),
};

export const changeAskedEmail: ChangeEmail = (name, change, party) => ({
  subject: `${titleOf(change)} : « ${change.itemTitle} »`,
  name,
  paragraphs: [
    change.kind === 'extension'
      ? `Le locataire de « ${change.itemTitle} » demande à garder l'objet jusqu'au ${inFrench(change.newEnd)} au lieu du ${inFrench(change.oldEnd)}, pour ${formatXaf(change.amount)} de plus.`
      : `${party === 'owner' ? 'Le locataire' : 'Le propriétaire'} de « ${change.itemTitle} » propose de finir la location le ${inFrench(change.newEnd)} au lieu du ${inFrench(change.oldEnd)}. ${formatXaf(change.amount)} ${party === 'owner' ? 'seraient remboursés au locataire' : 'vous seraient remboursés'}.`,
    ...(change.words ? [`Son message : ${change.words}`] : []),
    `Répondez ${beforeDeadlineOf(change)} : sans réponse, rien ne change.`,
  ],
  action: pages[party](change),
});

export const changeAcceptedEmail: ChangeEmail = (name, change, party) => ({
  subject: `Prolongation à payer : « ${change.itemTitle} »`,
  name,
  paragraphs: [
    `Le propriétaire accepte que vous gardiez « ${change.itemTitle} » jusqu'au ${inFrench(change.newEnd)}.`,
    `Payez ${formatXaf(change.amount)} ${beforeDeadlineOf(change)} : passé ce délai, les jours sont de nouveau libres.`,
  ],
  action: { ...pages[party](change), label: 'Payer la prolongation' },
});

export const changeRefusedEmail: ChangeEmail = (name, change, party) => ({
  subject: `${nounOf(change)} refusée : « ${change.itemTitle} »`,
  name,
  paragraphs: [
    `Votre demande pour « ${change.itemTitle} » n'a pas été acceptée : la location finit toujours le ${inFrench(change.oldEnd)}.`,
  ],
  action: pages[party](change),
});

export const changeWithdrawnEmail: ChangeEmail = (name, change, party) => ({
  subject: `${nounOf(change)} abandonnée : « ${change.itemTitle} »`,
  name,
  paragraphs: [
    `La demande de nouvelle fin pour « ${change.itemTitle} » a été retirée : la location finit toujours le ${inFrench(change.oldEnd)}.`,
  ],
  action: pages[party](change),
});

export const changeExpiredEmail: ChangeEmail = (name, change, party) => ({
  subject: `${nounOf(change)} sans suite : « ${change.itemTitle} »`,
  name,
  paragraphs: [
    change.reason === 'suspended'
      ? `L'équipe Loka a mis fin à la prolongation de « ${change.itemTitle} »${change.wasAccepted ? ' qui attendait son paiement' : ' qui attendait une réponse'} : elle n'est plus possible. Aucun montant n'est dû pour elle.`
      : change.wasAccepted
        ? `La prolongation de « ${change.itemTitle} » n'a pas été payée à temps : les jours sont de nouveau libres.`
        : `La demande de nouvelle fin pour « ${change.itemTitle} » n'a pas reçu de réponse à temps.`,
    `La location finit toujours le ${inFrench(change.oldEnd)}.`,
  ],
  action: pages[party](change),
});

export const changeDoneEmail: ChangeEmail = (name, change, party) => ({
  subject: `Location ${change.kind === 'extension' ? 'prolongée' : 'raccourcie'} : « ${change.itemTitle} »`,
  name,
  paragraphs: [
    `La location de « ${change.itemTitle} » finit maintenant le ${inFrench(change.newEnd)}.`,
    moneyOf(change, party),
  ],
  action: pages[party](change),
});

function moneyOf({ kind, amount }: ChangeEventFacts, party: 'renter' | 'owner'): string {
  const xaf = formatXaf(amount);
  if (kind === 'extension')
    return party === 'owner'
      ? `${xaf} s'ajoutent au prix de la location qui vous revient.`
      : `Votre paiement de ${xaf} est confirmé.`;
  return party === 'owner'
    ? `${xaf} ont été rendus au locataire pour les jours non utilisés.`
    : `${xaf} sont de retour dans votre portefeuille Loka pour les jours non utilisés.`;
}

function titleOf(change: ChangeEventFacts): string {
  return change.kind === 'extension' ? 'Prolongation demandée' : 'Fin anticipée proposée';
}

function nounOf({ kind }: ChangeEventFacts): string {
  return kind === 'extension' ? 'Prolongation' : 'Fin anticipée';
}
