import type { Thread } from '@/api/types';

const OF_ASKER = [
  "L'objet est-il libre\u00a0?",
  'Où peut-on se retrouver\u00a0?',
  "D'accord, merci\u00a0!",
];
const OF_OWNER = [
  'Oui, il est libre.',
  'Non, désolé, il est déjà loué.',
  'Vous pouvez faire votre demande sur Loka.',
  "D'accord, merci\u00a0!",
];
/* Paid for, before the owner has answered: whether it is free is no question any more. */
const OF_PAYER = [
  'Pouvez-vous répondre à ma demande\u00a0?',
  'Où peut-on se retrouver\u00a0?',
  "D'accord, merci\u00a0!",
];
const OF_ASKED = ['Je réponds à votre demande bientôt.', "D'accord, merci\u00a0!"];
const OF_RENTER = ["J'arrive.", "J'aurai un peu de retard.", "L'objet est prêt\u00a0?"];
const OF_LENDER = ["C'est prêt.", 'Je vous attends.', "J'aurai un peu de retard."];

/** A few sentences for whoever types slowly. */
export function quickAnswers({ party, rental }: Pick<Thread, 'party' | 'rental'>): string[] {
  const isAgreed = rental?.status === 'acceptée' || rental?.status === 'en cours';
  if (isAgreed) return party === 'owner' ? OF_LENDER : OF_RENTER;
  if (rental?.status === 'en attente') return party === 'owner' ? OF_ASKED : OF_PAYER;
  return party === 'owner' ? OF_OWNER : OF_ASKER;
}
