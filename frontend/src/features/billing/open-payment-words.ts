import { formatFcfa, formatInstant } from '@loka/client';
import type { OpenPayment } from '@/api/types';
import { wordsOf } from './purpose-words';

/** What was received of what was asked, what can still happen and by when. */
export function openPaymentWords(payment: OpenPayment): { title: string; text: string } {
  const { status, amount, walletAmount, movedAmount } = payment;
  const { notDone, whenItArrives, unconfirmed } = wordsOf(payment);
  const total = formatFcfa(amount + walletAmount);
  if (status === 'review' && movedAmount !== null) {
    const isMore = movedAmount > amount;
    return {
      title: isMore ? 'Montant différent' : 'Paiement incomplet',
      text: `votre opérateur a versé ${formatFcfa(movedAmount)} ${isMore ? 'au lieu des' : 'sur les'} ${formatFcfa(amount)} demandés, que Loka garde\u00a0: ${notDone}. L'équipe Loka vérifie auprès de l'opérateur. S'il confirme ce montant, ${formatFcfa(movedAmount + walletAmount)} arrivent dans votre portefeuille\u00a0; un mail vous prévient dès la décision.`,
    };
  }
  if (status === 'review') {
    return {
      title: 'Paiement en vérification',
      text: `${total}. Votre opérateur n'a rien confirmé à temps\u00a0: l'équipe Loka lui demande ce qu'il a versé. S'il a tout versé et que c'est encore possible, ${whenItArrives}\u00a0; sinon, ce qu'il a versé arrive dans votre portefeuille. Un mail vous prévient dès la décision.`,
    };
  }
  // What an older version of the site has kept on this phone has none.
  const { checkedUntil }: Partial<OpenPayment> = payment;
  const then = checkedUntil
    ? ` Sans réponse de l'opérateur d'ici le ${formatInstant(checkedUntil)}, l'équipe Loka décide.`
    : '';
  return {
    title: 'Paiement en vérification',
    text: `${total}. ${unconfirmed} tout revient sur votre portefeuille.${then}`,
  };
}
