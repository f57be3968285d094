import { formatFcfa } from '@loka/client';
import type { Payment, PaymentDetail } from '../../api/types';
import { isPayout } from './payment-status';

/** What an admin found out: all was paid, another amount, or nothing. */
export type Finding = 'all' | 'other' | 'nothing';

export function findingsOf(payment: Payment): Record<Finding, string> {
  const { amount } = payment;
  const done = isPayout(payment) ? 'Versé' : 'Reçu';
  return {
    all: `${done} en totalité\u00a0: ${formatFcfa(amount)}`,
    other: `${done}, mais un autre montant`,
    nothing: `Rien ${done.toLowerCase()}`,
  };
}

/**
 * What the decision does to the money, before it is taken.
 *
 * @param moved XAF
 */
export function consequenceOf(payment: Payment, finding: Finding, moved: number): string {
  const { amount, walletAmount } = payment;
  // Another amount that is the asked one does what all of it does.
  const isAll = finding === 'all' || moved === amount;
  const paid = formatFcfa(moved + walletAmount);
  switch (payment.purpose) {
    case 'extension':
    case 'rental':
      if (finding === 'nothing') {
        return walletAmount > 0
          ? `Le paiement échoue\u00a0: ${formatFcfa(walletAmount)} reviennent dans le portefeuille du membre.`
          : 'Le paiement échoue\u00a0: rien ne change dans le portefeuille du membre.';
      }
      if (payment.purpose === 'extension') {
        return isAll
          ? `La location est prolongée si les jours sont encore libres\u00a0; sinon, ${paid} vont dans le portefeuille du membre.`
          : `${paid} vont dans le portefeuille du membre\u00a0; la location n'est pas prolongée.`;
      }
      return isAll
        ? `La demande part chez le propriétaire si les dates sont encore libres\u00a0; sinon, ${paid} vont dans le portefeuille du membre.`
        : `${paid} vont dans le portefeuille du membre\u00a0; aucune location n'est créée.`;
    case 'top_up':
      return finding === 'nothing'
        ? 'Le dépôt échoue\u00a0: rien ne change dans le portefeuille du membre.'
        : `${paid} vont dans le portefeuille du membre.`;
    case 'withdrawal':
      return consequenceOfPayout('Le retrait', amount, finding === 'nothing' ? 0 : moved);
    case 'refund':
      return consequenceOfPayout('Le renvoi', amount, finding === 'nothing' ? 0 : moved);
  }
}

/**
 * Whether it is done at once, as far as the amounts tell; what contradicts the operator waits as well.
 *
 * @param moved XAF
 */
export function finalityOf(payment: PaymentDetail, finding: Finding, moved: number): string {
  const { amount, aloneMost } = payment;
  const came = finding === 'nothing' ? 0 : moved;
  const counted = isPayout(payment) ? Math.max(amount, came) : came;
  return counted > aloneMost
    ? `Au-delà de ${formatFcfa(aloneMost)}, une deuxième personne doit approuver\u00a0: rien ne bouge d'ici là.`
    : "C'est définitif.";
}

function consequenceOfPayout(payout: string, asked: number, moved: number): string {
  if (moved === 0) {
    return `${payout} échoue\u00a0: ${formatFcfa(asked)} reviennent dans le portefeuille du membre.`;
  }
  if (moved === asked) return `${payout} est terminé.`;
  return moved < asked
    ? `${payout} est terminé\u00a0: ${formatFcfa(asked - moved)} reviennent dans le portefeuille du membre.`
    : `${payout} est terminé\u00a0: ${formatFcfa(moved - asked)} sont à la charge de Loka.`;
}
