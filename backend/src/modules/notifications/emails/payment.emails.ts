import { env } from '../../../env.js';
import { formatXaf } from '../../../kernel/xaf.js';
import type { Email } from '../../../platform/mail/email.js';
import { failureInWords, type PaymentEventFacts } from '../../payments/index.js';
import { refundHint } from './refund-hint.js';

/** What the member of a payment is told by mail. */

const walletPage = {
  label: 'Voir mon portefeuille',
  url: `${env.PUBLIC_URL}/tableau-de-bord/portefeuille`,
};
const rentalsPage = {
  label: 'Voir mes locations',
  url: `${env.PUBLIC_URL}/tableau-de-bord/mes-locations`,
};

export function rentalPaidLateEmail(name: string, payment: PaymentEventFacts): Email {
  const subject = subjectOf(payment);
  return {
    subject: `Paiement confirmé : ${subject}`,
    name,
    paragraphs: [
      `Votre paiement pour ${subject} est confirmé et votre demande a été envoyée au propriétaire.`,
    ],
    action: rentalsPage,
  };
}

/** Another amount came than was requested: it pays no rental. */
export function otherAmountEmail(name: string, payment: PaymentEventFacts): Email {
  const { amount, walletAmount, settledAmount } = payment;
  const subject = subjectOf(payment);
  return {
    subject: `Montant différent : ${subject}`,
    name,
    paragraphs: [
      `Pour ${subject}, votre opérateur nous a versé ${formatXaf(settledAmount)} au lieu de ${formatXaf(amount)} : la location n'a pas pu être créée.`,
      `${formatXaf(settledAmount + walletAmount)} sont dans votre portefeuille Loka.`,
      refundHint,
    ],
    action: walletPage,
  };
}

/** The payment succeeded, but the rental was no longer possible. */
export function paymentRefundedEmail(name: string, payment: PaymentEventFacts): Email {
  const subject = subjectOf(payment);
  return {
    subject: `Paiement remboursé : ${subject}`,
    name,
    paragraphs: [
      `Votre paiement pour ${subject} a été confirmé, mais la location n'était plus possible à ces dates.`,
      `${formatXaf(payment.amount + payment.walletAmount)} sont dans votre portefeuille Loka, en totalité.`,
      refundHint,
    ],
    action: walletPage,
  };
}

export function paymentFailedEmail(name: string, payment: PaymentEventFacts): Email {
  const { purpose, amount, walletAmount } = payment;
  const subject = subjectOf(payment);
  return {
    subject: `Paiement non abouti : ${subject}`,
    name,
    paragraphs: [
      `Votre paiement de ${formatXaf(amount)} pour ${subject} n'a pas abouti.`,
      ...whyOf(payment),
      ...(walletAmount > 0
        ? [`${formatXaf(walletAmount)} sont de retour dans votre portefeuille Loka.`]
        : []),
    ],
    action: purpose === 'top_up' ? walletPage : rentalsPage,
  };
}

export function topUpSucceededEmail(name: string, payment: PaymentEventFacts): Email {
  return {
    subject: 'Dépôt confirmé',
    name,
    paragraphs: [
      `${formatXaf(payment.settledAmount)} envoyés depuis ${payment.payer} sont dans votre portefeuille Loka.`,
    ],
    action: walletPage,
  };
}

export function payoutSucceededEmail(name: string, payment: PaymentEventFacts): Email {
  return {
    subject: isRefund(payment) ? 'Remboursement envoyé' : 'Retrait effectué',
    name,
    paragraphs: [
      isRefund(payment)
        ? `${formatXaf(payment.settledAmount)} ont été renvoyés de votre portefeuille Loka au numéro qui avait payé, ${payment.payer}.`
        : `${formatXaf(payment.settledAmount)} ont été envoyés de votre portefeuille Loka à ${payment.payer}.`,
      `Si vous n'avez pas demandé cet envoi, écrivez-nous tout de suite : ${env.CONTACT_EMAIL}.`,
    ],
    action: walletPage,
  };
}

export function payoutFailedEmail(name: string, payment: PaymentEventFacts): Email {
  return {
    subject: isRefund(payment) ? 'Remboursement non abouti' : 'Retrait non abouti',
    name,
    paragraphs: [
      `${formatXaf(payment.amount)} n'ont pas pu être envoyés à ${payment.payer}.`,
      ...whyOf(payment),
    ],
    action: walletPage,
  };
}

/** It had failed, and the money came after all: it pays no rental. */
export function settledLateEmail(name: string, payment: PaymentEventFacts): Email {
  const { purpose, settledAmount, payer } = payment;
  const subject = subjectOf(payment);
  return {
    subject: `Paiement reçu en retard : ${subject}`,
    name,
    paragraphs: [
      `Nous vous avions annoncé que votre paiement pour ${subject} n'avait pas abouti. Votre opérateur nous a finalement versé ${formatXaf(settledAmount)} envoyés depuis ${payer}.`,
      `Cette somme est dans votre portefeuille Loka.`,
      ...(purpose === 'rental'
        ? ["La location n'a pas été créée : si vous la voulez encore, refaites votre demande."]
        : []),
    ],
    action: walletPage,
  };
}

/** It had failed and was given back, and the operator paid it out after all. */
export function payoutSettledLateEmail(name: string, payment: PaymentEventFacts): Email {
  const { amount, settledAmount, payer } = payment;
  const order = isRefund(payment) ? 'renvoi' : 'retrait';
  return {
    subject: isRefund(payment) ? 'Remboursement arrivé en retard' : 'Retrait versé en retard',
    name,
    paragraphs: [
      `Nous vous avions annoncé que votre ${order} de ${formatXaf(amount)} n'avait pas abouti, et l'avions rendu à votre portefeuille. L'opérateur a finalement envoyé ${formatXaf(settledAmount)} à ${payer}.`,
      `Cette somme vous a donc été versée en plus. Nous vous écrirons pour en convenir ; vous pouvez aussi nous joindre : ${env.CONTACT_EMAIL}.`,
    ],
    action: walletPage,
  };
}

/** A payout to the number that had paid, and not a withdrawal. */
function isRefund({ purpose }: PaymentEventFacts): boolean {
  return purpose === 'refund';
}

/** What the screen says of a failure too. */
function whyOf({ failureReason, purpose, payer }: PaymentEventFacts): string[] {
  const { message, advice } = failureInWords(failureReason ?? 'other', { purpose, payer });
  return [message, advice].filter(Boolean);
}

/** What it was for, as its member knows it. */
function subjectOf({ itemTitle }: PaymentEventFacts): string {
  return itemTitle === null ? 'votre portefeuille' : `« ${itemTitle} »`;
}
