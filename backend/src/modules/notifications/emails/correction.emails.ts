import { env } from '../../../env.js';
import { formatXaf, type Xaf } from '../../../kernel/xaf.js';
import type { Email } from '../../../platform/mail/email.js';
import { walletPage } from './rental-news.js';

/** What a member is told when staff change what a wallet holds. */

/** @param amount XAF, signed; not zero */
export function balanceCorrectedEmail(
  name: string,
  { amount, reason }: { amount: Xaf; reason: string },
): Email {
  const xaf = formatXaf(Math.abs(amount));
  return {
    subject:
      amount > 0 ? `${xaf} ajoutés à votre portefeuille` : `${xaf} repris de votre portefeuille`,
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

/** @param amount XAF that the wallet gained, negative for what it lost; not zero */
export function paymentPutRightEmail(
  name: string,
  { amount, reference, itemTitle }: { amount: Xaf; reference: string; itemTitle: string | null },
): Email {
  const xaf = formatXaf(Math.abs(amount));
  const what = `${itemTitle === null ? 'Un paiement' : `Un paiement pour « ${itemTitle} »`} (référence ${reference})`;
  return {
    subject:
      amount > 0 ? `${xaf} ajoutés à votre portefeuille` : `${xaf} repris de votre portefeuille`,
    name,
    paragraphs:
      amount > 0
        ? [
            `${what} a été corrigé d'après le relevé de l'opérateur : ${xaf} sont à vous, dans votre portefeuille Loka. Deux membres de notre équipe l'ont décidé.`,
          ]
        : [
            `${what} que nous vérifiions n'est pas arrivé comme prévu chez l'opérateur : ${xaf} ont été repris de votre portefeuille. Deux membres de notre équipe l'ont décidé d'après son relevé.`,
            `Si vous avez la preuve du contraire, envoyez-la à ${env.CONTACT_EMAIL} : la décision peut être revue.`,
          ],
    action: walletPage,
  };
}
