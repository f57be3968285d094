import { env } from '../../../env.js';
import { formatXaf, type Xaf } from '../../../kernel/xaf.js';
import type { Email } from '../../../platform/mail/email.js';
import { isPayout, type PaymentPurpose } from '../../payments/index.js';
import { walletPage } from './rental-news.js';

/** What a member is told when staff change what a wallet holds. */

/** @param amount XAF, signed; not zero */
export function balanceCorrectedEmail(
  name: string,
  { amount, reason }: { amount: Xaf; reason: string },
): Email {
  const xaf = formatXaf(Math.abs(amount));
  return {
    subject: movedWords(amount),
    name,
    paragraphs: [
      amount > 0
        ? `L'équipe Loka a ajouté ${xaf} à votre portefeuille.`
        : `L'équipe Loka a repris ${xaf} de votre portefeuille.`,
      `La raison donnée : ${reason}`,
      `Une question, ou un désaccord ? Écrivez-nous : ${env.CONTACT_EMAIL}.`,
    ],
    action: walletPage,
  };
}

const movedWords = (amount: Xaf): string =>
  amount > 0
    ? `${formatXaf(amount)} ajoutés à votre portefeuille`
    : `${formatXaf(-amount)} repris de votre portefeuille`;

interface PutRight {
  /** XAF that the wallet gained, negative for what it lost; not zero. */
  amount: Xaf;
  reference: string;
  /** Missing from events of before it was kept. */
  purpose?: PaymentPurpose;
  itemTitle: string | null;
}

export function paymentPutRightEmail(name: string, facts: PutRight): Email {
  const { amount, purpose } = facts;
  const xaf = formatXaf(Math.abs(amount));
  return {
    subject: movedWords(amount),
    name,
    paragraphs: [
      `${purpose && isPayout(purpose) ? ofPayout(facts, xaf) : ofCharge(facts, xaf)} Deux membres de notre équipe l'ont décidé d'après le relevé de l'opérateur.`,
      ...(amount < 0
        ? [
            `Si vous avez la preuve du contraire, envoyez-la à ${env.CONTACT_EMAIL} : la décision peut être revue.`,
          ]
        : []),
    ],
    action: walletPage,
  };
}

function ofCharge({ amount, reference, itemTitle }: PutRight, xaf: string): string {
  const what = `${itemTitle === null ? 'Un paiement' : `Un paiement pour « ${itemTitle} »`} (référence ${reference})`;
  return amount > 0
    ? `${what} a été corrigé : ${xaf} sont à vous, dans votre portefeuille Loka.`
    : `${what} que nous vérifiions n'est pas arrivé comme prévu chez l'opérateur : ${xaf} ont été repris de votre portefeuille.`;
}

/** The wallet gains what did not leave, and loses what was sent beyond what it had paid. */
function ofPayout({ amount, reference, purpose }: PutRight, xaf: string): string {
  const what = `Votre ${purpose === 'refund' ? 'remboursement' : 'retrait'} (référence ${reference}) a été corrigé`;
  return amount > 0
    ? `${what} : l'opérateur vous a envoyé ${xaf} de moins que nous l'avions compté, et ils sont de retour dans votre portefeuille Loka.`
    : `${what} : l'opérateur vous a envoyé ${xaf} de plus que nous l'avions compté, et ils ont été repris de votre portefeuille.`;
}
