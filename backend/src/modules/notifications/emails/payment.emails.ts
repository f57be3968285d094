import { env } from '../../../env.js';
import { beforeInFrench, fromDate, inFrench, instantInFrench } from '../../../kernel/day.js';
import { hoursAfter } from '../../../kernel/duration.js';
import { formatXaf, type Xaf } from '../../../kernel/xaf.js';
import type { Email } from '../../../platform/mail/email.js';
import {
  checkedForHours,
  failureInWords,
  isPayout,
  type PaymentEventFacts,
  type PaymentRecord,
} from '../../payments/index.js';
import { paymentDetails } from './payment-details.js';
import { refundHint } from './refund-hint.js';
import { datesOf, ifDeposit, priceOf, rentersPage, walletPage } from './rental-news.js';

/** What the member of a payment is told by mail. */

const rentalsPage = {
  label: 'Voir mes locations',
  url: `${env.PUBLIC_URL}/tableau-de-bord/mes-locations`,
};

/** What a mail says beside the event: the payment, and until when the owner of its rental may answer. */
export interface PaidFacts {
  payment: PaymentRecord;
  rentalId: string;
  answerBy: Date | null;
}

/** The renter has paid for a rental. */
export function rentalPaidEmail(
  name: string,
  { amount, walletAmount, payer, itemTitle }: PaymentEventFacts,
  { payment, rentalId, answerBy }: PaidFacts,
): Email {
  const { securityDeposit, deliveryFee } = payment;
  const rent = amount + walletAmount - securityDeposit;
  const answer = answerBy ? ` Sa réponse est attendue ${beforeInFrench(answerBy)}.` : '';
  return {
    subject: `Paiement confirmé : « ${itemTitle} »`,
    name,
    paragraphs: [
      `Votre paiement de ${formatXaf(amount + walletAmount)} pour « ${itemTitle} », ${daysOf(payment)}, est confirmé et votre demande a été envoyée au propriétaire.${answer}`,
      `Loka garde votre argent : le prix de la location, ${priceOf({ rent, deliveryFee })}, jusqu'à la remise de l'objet${ifDeposit(payment, `, et la caution, ${formatXaf(securityDeposit)}, jusqu'à son retour`)}.`,
      "Si le propriétaire refuse ou ne répond pas, tout revient dans votre portefeuille Loka. Votre reçu est dans l'historique de la location.",
    ],
    summary: paymentDetails(payer, payment),
    action: rentersPage({ rentalId }, 'Voir ma location et son reçu'),
  };
}

/** The renter has paid for an extension. */
export function extensionPaidEmail(
  name: string,
  { amount, walletAmount, payer, itemTitle }: PaymentEventFacts,
  { payment, rentalId }: PaidFacts,
): Email {
  const { endDate } = payment;
  return {
    subject: `Location prolongée : « ${itemTitle} »`,
    name,
    paragraphs: [
      `Votre paiement de ${formatXaf(amount + walletAmount)} est confirmé : vous gardez « ${itemTitle} »${endDate ? ` jusqu'au ${inFrench(fromDate(endDate))}` : ''}.`,
      "Ce prix revient au propriétaire avec celui de la location. Votre reçu est dans l'historique de la location.",
    ],
    summary: paymentDetails(payer, payment),
    action: rentersPage({ rentalId }, 'Voir ma location et son reçu'),
  };
}

function daysOf({ startDate, endDate }: Pick<PaymentRecord, 'startDate' | 'endDate'>): string {
  return startDate && endDate
    ? datesOf({ start: fromDate(startDate), end: fromDate(endDate) })
    : '';
}

/** The operator has not decided it for minutes, and is asked on. */
export function paymentAwaitedEmail(
  name: string,
  facts: PaymentEventFacts,
  payment: PaymentRecord,
): Email {
  const { amount, payer, purpose } = facts;
  const subject = subjectOf(facts);
  const until = instantInFrench(hoursAfter(payment.createdAt, checkedForHours));
  const asked = `Nous le lui redemandons jusqu'au ${until} au plus tard ; ensuite, un admin de Loka décide. Un e-mail vous prévient dès que c'est décidé.`;
  const texts = isPayout(purpose)
    ? [
        `Votre opérateur n'a pas encore confirmé l'envoi de ${formatXaf(amount)} à ${payer}.`,
        asked,
        "Cette somme reste réservée pour cet envoi ; ce qui n'est pas versé revient dans votre portefeuille Loka.",
      ]
    : [
        `Votre opérateur n'a pas encore confirmé votre paiement de ${formatXaf(amount)} pour ${subject}. Ne payez pas une seconde fois.`,
        asked,
        ...outcomesOf(facts, null),
      ];
  return {
    subject: `${isPayout(purpose) ? 'Envoi' : 'Paiement'} pas encore confirmé : ${subject}`,
    name,
    paragraphs: texts,
    summary: paymentDetails(payer, payment),
    action: pageOf(purpose),
  };
}

/** The operator does not say all: staff decide. @param decidedBy when they usually have */
export function paymentReviewedEmail(
  name: string,
  facts: PaymentEventFacts,
  payment: PaymentRecord,
  decidedBy: Date,
): Email {
  const { amount, payer, purpose } = facts;
  const { settledAmount } = payment;
  const isPartial = settledAmount !== null && settledAmount !== amount;
  const subject = subjectOf(facts);
  const decides = `Un admin de Loka compare avec le relevé de l'opérateur et décide, en principe ${beforeInFrench(decidedBy)}. Vous recevrez sa décision par e-mail.`;
  const texts = isPayout(purpose)
    ? [
        isPartial
          ? `Votre opérateur dit avoir versé ${formatXaf(settledAmount)} à ${payer}, au lieu des ${formatXaf(amount)} demandés.`
          : `Votre opérateur ne nous a pas dit en ${checkedForHours} heures si ${formatXaf(amount)} sont arrivés à ${payer}.`,
        decides,
        "Ce qui a été versé est à vous ; ce qui ne l'a pas été revient dans votre portefeuille Loka.",
      ]
    : [
        isPartial
          ? `Votre opérateur nous a versé ${formatXaf(settledAmount)} ${settledAmount > amount ? 'au lieu des' : 'sur les'} ${formatXaf(amount)} demandés pour ${subject}.`
          : `Votre opérateur ne nous a pas dit en ${checkedForHours} heures si votre paiement de ${formatXaf(amount)} pour ${subject} est passé.`,
        decides,
        ...outcomesOf(facts, isPartial ? settledAmount : null),
        `Gardez le SMS de votre opérateur : envoyé à ${env.CONTACT_EMAIL}, il accélère la vérification.`,
      ];
  return {
    subject: isPartial ? `Montant différent : ${subject}` : `Paiement en vérification : ${subject}`,
    name,
    paragraphs: texts,
    summary: paymentDetails(payer, payment),
    action: pageOf(purpose),
  };
}

/** What can still become of a charge in review. @param received XAF, where another amount came */
function outcomesOf({ purpose, walletAmount }: PaymentEventFacts, received: Xaf | null): string[] {
  const back =
    walletAmount > 0 ? `, avec les ${formatXaf(walletAmount)} de votre portefeuille` : '';
  if (received !== null) {
    const none =
      purpose === 'top_up'
        ? ''
        : ` La location ne peut pas être ${doneTo(purpose)} avec ce montant.`;
    return [
      `Une fois ce montant vérifié, ${formatXaf(received)} sont à vous, dans votre portefeuille Loka${back}.${none}`,
    ];
  }
  const arrived = {
    rental:
      'Si le paiement est passé et que les jours sont encore libres, votre demande part au propriétaire ; sinon, la somme est à vous, dans votre portefeuille Loka.',
    extension:
      'Si le paiement est passé et que la prolongation est encore possible, elle est faite ; sinon, la somme est à vous, dans votre portefeuille Loka.',
    top_up: 'Si le dépôt est passé, la somme arrive dans votre portefeuille Loka.',
  };
  return [
    isPayout(purpose) ? '' : arrived[purpose],
    `S'il n'est pas passé, rien ne vous a été débité${walletAmount > 0 ? ` et ${formatXaf(walletAmount)} reviennent dans votre portefeuille Loka` : ''}.`,
  ];
}

/** Where its member follows it. */
function pageOf(purpose: PaymentEventFacts['purpose']) {
  return purpose === 'rental' || purpose === 'extension' ? rentalsPage : walletPage;
}

/** What a payment does to its rental. */
function doneTo(purpose: PaymentEventFacts['purpose']): string {
  return purpose === 'extension' ? 'prolongée' : 'créée';
}

/** Another amount came than was requested: it pays no rental. */
export function otherAmountEmail(name: string, payment: PaymentEventFacts): Email {
  const { amount, walletAmount, settledAmount } = payment;
  const subject = subjectOf(payment);
  return {
    subject: `Montant différent : ${subject}`,
    name,
    paragraphs: [
      `Pour ${subject}, votre opérateur nous a versé ${formatXaf(settledAmount)} au lieu de ${formatXaf(amount)} : la location n'a pas pu être ${doneTo(payment.purpose)}.`,
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
      payment.purpose === 'extension'
        ? `Votre paiement pour ${subject} a été confirmé, mais la prolongation n'était plus possible.`
        : `Votre paiement pour ${subject} a été confirmé, mais la location n'était plus possible à ces dates.`,
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
    action: pageOf(purpose),
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
