import { inFrench, instantInFrench } from '../../../kernel/day.js';
import { shortTitle } from '../../../kernel/texts/sms.js';
import { formatXaf } from '../../../kernel/xaf.js';
import type { RentalEventFacts } from '../../rentals/index.js';

/** What members read by SMS: short, and without links that cost data. */

export const codeText = (code: string) =>
  `Loka : votre code est ${code}. Ne le donnez à personne. Il est valable 10 minutes.`;

export const payingNumberText = (code: string) =>
  `Loka : code ${code} pour payer avec ce numéro. Si vous n'avez rien demandé, ne le donnez à personne. Il est valable 10 minutes.`;

export const requestedText = (rental: RentalEventFacts, code: string, expiresAt: Date) =>
  `Loka : demande pour ${titleOf(rental)}, ${datesOf(rental)}, ${formatXaf(rental.rent)}. Répondez OUI ${code} pour accepter, NON ${code} pour refuser, avant le ${instantInFrench(expiresAt)}.`;

export const acceptedText = (rental: RentalEventFacts) =>
  `Loka : votre location de ${titleOf(rental)}, ${datesOf(rental)}, est acceptée.`;

export const nearText = (rental: RentalEventFacts) =>
  `Loka : votre location de ${titleOf(rental)}, ${datesOf(rental)}, commence demain. Le code de remise est sur Loka.`;

export const handoverNearText = (rental: RentalEventFacts) =>
  `Loka : demain commence la location de ${titleOf(rental)}, ${datesOf(rental)}. Demandez le code de remise au locataire.`;

export const contestedText = (rental: RentalEventFacts) =>
  `Loka : le propriétaire de ${titleOf(rental)} demande ${formatXaf(rental.amount ?? 0)} sur votre caution. Répondez sur Loka.`;

/** What became of an owner's answer. */
export type AnswerOutcome =
  | 'accepted'
  | 'refused'
  | 'too-late'
  | 'used'
  | 'answered'
  | 'unknown'
  | 'not-understood'
  | 'not-possible';

export const answerTexts: Record<AnswerOutcome, string> = {
  accepted: 'Loka : vous avez accepté la demande. Le locataire est prévenu.',
  refused: 'Loka : vous avez refusé la demande. Le locataire est remboursé.',
  'too-late': 'Loka : trop tard, le délai de cette demande est passé. Rien ne change.',
  used: 'Loka : ce code a déjà servi. Rien ne change.',
  answered: 'Loka : cette demande a déjà sa réponse. Rien ne change.',
  unknown: 'Loka : ce code est inconnu pour ce numéro. Vérifiez le dernier SMS reçu.',
  'not-understood': 'Loka : écrivez OUI ou NON, puis les 4 chiffres du SMS. Exemple : OUI 4821',
  'not-possible':
    'Loka : cette demande ne peut plus être acceptée. Ouvrez Loka pour voir pourquoi.',
};

const titleOf = ({ itemTitle }: RentalEventFacts) => shortTitle(itemTitle);
const datesOf = ({ start, end }: RentalEventFacts) => `${inFrench(start)} au ${inFrench(end)}`;
