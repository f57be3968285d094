import { beforeInFrench, dayInShort } from '../../../kernel/day.js';
import { shortTitle } from '../../../kernel/texts/sms.js';
import { formatXaf } from '../../../kernel/xaf.js';
import type { RentalEventFacts } from '../../rentals/index.js';

/** What members read by SMS: short, without links that cost data, in words whose accents the small alphabet has. */

export const codeText = (code: string) =>
  `Loka : votre code est ${code}. Ne le donnez à personne. Il est valable 10 minutes.`;

export const payingNumberText = (code: string) =>
  `Loka : code ${code} pour payer avec ce numéro. Si vous n'avez rien demandé, ne le donnez à personne. Il est valable 10 minutes.`;

/** An SMS about a rental. */
export type RentalText = (rental: RentalEventFacts) => string;

export const requestedText = (rental: RentalEventFacts, code: string, expiresAt: Date) =>
  `Loka : demande pour ${titleOf(rental)}, ${datesOf(rental)}, ${formatXaf(rental.rent)}. Répondez OUI ${code} pour accepter, NON ${code} pour refuser, ${beforeInFrench(expiresAt)}.`;

export const acceptedText: RentalText = (rental) =>
  `Loka : votre location de ${titleOf(rental)}, ${datesOf(rental)}, est acceptée. Donnez votre code à la remise : il est sur Loka.`;

export const nearText: RentalText = (rental) =>
  `Loka : votre location de ${titleOf(rental)}, ${datesOf(rental)}, commence demain. Le code de remise est sur Loka.`;

export const handoverNearText: RentalText = (rental) =>
  `Loka : demain commence la location de ${titleOf(rental)} (${datesOf(rental)}). Demandez le code de remise au locataire.`;

export const contestedText: RentalText = (rental) =>
  `Loka : le propriétaire de ${titleOf(rental)} demande ${formatXaf(rental.amount ?? 0)} sur votre caution. Répondez sur Loka.`;

export const sharedText: RentalText = (rental) =>
  shareText(rental, rental.toRenter, `${formatXaf(rental.toOwner ?? 0)} pour le propriétaire`);

export const ownersSharedText: RentalText = (rental) =>
  shareText(rental, rental.toOwner, `${formatXaf(rental.toRenter ?? 0)} pour le locataire`);

function shareText(rental: RentalEventFacts, own = 0, other: string): string {
  if (rental.securityDeposit === 0)
    return `Loka : l'équipe Loka a clos le dossier de ${titleOf(rental)}. Il n'y avait pas de caution à partager.`;
  const where = own > 0 ? ' Votre part est dans votre portefeuille.' : '';
  return `Loka : caution de ${titleOf(rental)} partagée : ${formatXaf(own)} pour vous, ${other}.${where}`;
}

/** What an owner accepted or refused. */
export type AnsweredRequest = Pick<RentalEventFacts, 'itemTitle' | 'start' | 'end' | 'rent'>;

export const acceptedAnswerText = (request: AnsweredRequest) =>
  `Loka : vous avez accepté ${titleOf(request)} (${datesOf(request)}). Le locataire est prévenu. Saisissez son code sur Loka à la remise : ${formatXaf(request.rent)} sont alors à vous.`;

export const refusedAnswerText = (request: AnsweredRequest) =>
  `Loka : vous avez refusé ${titleOf(request)} (${datesOf(request)}). Le locataire est remboursé de tout. Vous n'avez rien à faire.`;

/** An owner's answer that did nothing. */
export type FailedAnswer =
  | 'too-late'
  | 'used'
  | 'answered'
  | 'unknown'
  | 'not-understood'
  | 'object-missing'
  | 'not-possible';

export const failedAnswerTexts: Record<FailedAnswer, string> = {
  'too-late': 'Loka : trop tard, le délai de cette demande est passé. Rien ne change.',
  used: 'Loka : ce code a déjà servi. Rien ne change.',
  answered: 'Loka : cette demande a déjà sa réponse. Rien ne change.',
  unknown: 'Loka : ce code est inconnu pour ce numéro. Vérifiez le dernier SMS de Loka.',
  'not-understood': 'Loka : écrivez OUI ou NON, puis les 4 chiffres du SMS. Exemple : OUI 4821',
  'object-missing':
    'Loka : votre objet est signalé non rendu. Quand il revient, confirmez son retour sur Loka, puis envoyez de nouveau ce SMS.',
  'not-possible':
    "Loka : accepter cette demande n'est plus possible. Ouvrez Loka pour voir pourquoi.",
};

const titleOf = ({ itemTitle }: Pick<RentalEventFacts, 'itemTitle'>) => shortTitle(itemTitle);
/** Not at the end of a sentence: most months end in a full stop themselves. */
const datesOf = ({ start, end }: Pick<RentalEventFacts, 'start' | 'end'>) =>
  `${dayInShort(start)} au ${dayInShort(end)}`;
