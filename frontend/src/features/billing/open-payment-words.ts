import { formatBefore, formatFcfa, formatInstant } from '@loka/client';
import type { OpenPayment, Payment } from '@/api/types';
import { otherAmount } from '@/features/payments';
import { wordsOf } from './purpose-words';

type Followed = Pick<Payment, 'purpose' | 'status' | 'amount' | 'walletAmount' | 'movedAmount'> &
  Partial<Pick<OpenPayment, 'checkedUntil' | 'teamDecidesBy'>>;

/** What was received of what was asked, what can still happen and by when. */
export function openPaymentWords(payment: Followed): { title: string; text: string } {
  const { status, amount, walletAmount, movedAmount } = payment;
  const { notDone, whenItArrives, unconfirmed } = wordsOf(payment);
  const total = formatFcfa(amount + walletAmount);
  const other = otherAmount(payment);
  // What an older version of the site has kept on this phone has none of these instants.
  const { checkedUntil, teamDecidesBy } = payment;
  const by = teamDecidesBy ? ` et décide, en principe ${formatBefore(teamDecidesBy)}` : '';
  if (other) {
    return {
      title: other.title,
      text: `votre opérateur a versé ${other.moved}, que Loka garde\u00a0: ${notDone}. L'équipe Loka vérifie auprès de l'opérateur${by}. S'il confirme ce montant, ${formatFcfa((movedAmount ?? 0) + walletAmount)} arrivent dans votre portefeuille\u00a0; un mail vous prévient dès la décision.`,
    };
  }
  if (status === 'review') {
    return {
      title: 'Paiement en vérification',
      text: `${total}. Votre opérateur n'a rien confirmé à temps\u00a0: l'équipe Loka lui demande ce qu'il a versé${by}. S'il a tout versé et que c'est encore possible, ${whenItArrives}\u00a0; sinon, ce qu'il a versé arrive dans votre portefeuille. Un mail vous prévient dès la décision.`,
    };
  }
  const then = checkedUntil
    ? ` Sans réponse de l'opérateur d'ici le ${formatInstant(checkedUntil)}, l'équipe Loka décide.`
    : '';
  return {
    title: 'Paiement en vérification',
    text: `${total}. ${unconfirmed} tout revient dans votre portefeuille.${then}`,
  };
}
