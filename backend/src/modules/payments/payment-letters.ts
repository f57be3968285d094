import { env } from '../../env.js';
import { formatXaf, type Xaf } from '../../kernel/xaf.js';
import type { Letter } from '../../platform/mail/letter.js';
import { phoneOf } from '../mobile-money/index.js';
import type { PaymentRecord } from './payment-record.js';

/** What the member of a payment is told by mail. */

const walletPage = {
  label: 'Voir mon portefeuille',
  url: `${env.PUBLIC_URL}/tableau-de-bord/portefeuille`,
};
const rentalsPage = {
  label: 'Voir mes locations',
  url: `${env.PUBLIC_URL}/tableau-de-bord/mes-locations`,
};

/** The payment of a rental was confirmed when nobody was waiting for it any more. */
export function confirmedLate(payment: PaymentRecord): Letter {
  return letter(payment, `Paiement confirmé : ${nameOf(payment)}`, rentalsPage, [
    `Votre paiement pour ${nameOf(payment)} est confirmé et votre demande a été envoyée au propriétaire.`,
  ]);
}

/** Another amount came than was asked for: it pays no rental. */
export function otherAmount(payment: PaymentRecord, moved: Xaf): Letter {
  const { amount, walletAmount } = payment;
  return letter(payment, `Montant différent : ${nameOf(payment)}`, walletPage, [
    `Pour ${nameOf(payment)}, votre opérateur nous a versé ${formatXaf(moved)} au lieu de ${formatXaf(amount)} : la location n'a pas pu être créée.`,
    `${formatXaf(moved + walletAmount)} sont dans votre portefeuille Loka.`,
  ]);
}

/** The payment went through, but no rental can be made of it any more. */
export function refunded(payment: PaymentRecord): Letter {
  return letter(payment, `Paiement remboursé : ${nameOf(payment)}`, walletPage, [
    `Votre paiement pour ${nameOf(payment)} a été confirmé, mais la location n'était plus possible à ces dates.`,
    `${formatXaf(payment.amount + payment.walletAmount)} sont dans votre portefeuille Loka, en totalité.`,
  ]);
}

/** A payment that was still looked into turned out not to have been made. */
export function notPaid(payment: PaymentRecord): Letter {
  const page = payment.purpose === 'rental' ? rentalsPage : walletPage;
  return letter(payment, `Paiement non abouti : ${nameOf(payment)}`, page, [
    `Votre paiement de ${formatXaf(payment.amount)} pour ${nameOf(payment)} n'a pas abouti : rien n'a été débité.`,
    ...(payment.walletAmount > 0
      ? [`${formatXaf(payment.walletAmount)} sont de retour dans votre portefeuille Loka.`]
      : []),
  ]);
}

export function toppedUp(payment: PaymentRecord, amount: Xaf): Letter {
  return letter(payment, 'Dépôt confirmé', walletPage, [
    `${formatXaf(amount)} venus de ${phoneOf(payment)} sont dans votre portefeuille Loka.`,
  ]);
}

export function paidOut(payment: PaymentRecord, amount: Xaf): Letter {
  return letter(payment, 'Retrait effectué', walletPage, [
    `${formatXaf(amount)} ont été envoyés de votre portefeuille Loka à ${phoneOf(payment)}.`,
    `Si vous n'avez pas demandé ce retrait, écrivez-nous tout de suite : ${env.CONTACT_EMAIL}.`,
  ]);
}

export function notPaidOut(payment: PaymentRecord): Letter {
  return letter(payment, 'Retrait non abouti', walletPage, [
    `L'opérateur n'a pas pu envoyer ${formatXaf(payment.amount)} à ${phoneOf(payment)}. Cet argent est de retour dans votre portefeuille Loka.`,
  ]);
}

function letter(
  { user }: PaymentRecord,
  subject: string,
  action: NonNullable<Letter['action']>,
  paragraphs: string[],
): Letter {
  return { subject, name: user.name, paragraphs, action };
}

/** What it was for, as its member knows it. */
function nameOf({ item }: PaymentRecord): string {
  return item ? `« ${item.title} »` : 'votre portefeuille';
}
