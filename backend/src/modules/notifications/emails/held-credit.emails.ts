import { env } from '../../../env.js';
import { formatXaf, type Xaf } from '../../../kernel/xaf.js';
import type { Email } from '../../../platform/mail/email.js';
import type { HeldCreditFacts } from '../../wallet/index.js';
import { walletPage } from './rental-news.js';

/** What a member is told when money in the wallet cannot leave it, and when it can again or is gone. */

export function creditHeldEmail(name: string, { amount, rentalId }: HeldCreditFacts): Email {
  return {
    subject: `${formatXaf(amount)} en cours de vérification`,
    name,
    paragraphs: [
      rentalId
        ? `Un paiement de location n'est pas confirmé par l'opérateur. Ce que cette location apporte à votre portefeuille y reste pour l'instant, jusqu'à ${formatXaf(amount)}.`
        : `Un paiement arrivé dans votre portefeuille n'est pas confirmé par l'opérateur. ${formatXaf(amount)} y restent pour l'instant.`,
      'Cette somme ne peut être ni retirée ni dépensée. Le reste de votre portefeuille est disponible.',
      "Nous interrogeons l'opérateur chaque nuit. La somme se libère dès qu'il confirme ; sinon, notre équipe décide d'après son relevé, et nous vous écrivons.",
      `Si vous avez payé vous-même, gardez le SMS de confirmation de l'opérateur et envoyez-le à ${env.CONTACT_EMAIL} : la vérification ira plus vite.`,
    ],
    action: walletPage,
  };
}

/** It came, or Loka bears the difference; null when all of it is taken, which the mail of what was put right tells. */
export function creditReleasedEmail({
  amount: held,
  lost,
  rentalId,
}: HeldCreditFacts & { lost: Xaf }): ((name: string) => Email) | null {
  const amount = held - lost;
  if (amount <= 0) return null;
  return (name) => ({
    subject: `${formatXaf(amount)} de nouveau disponibles`,
    name,
    paragraphs: [
      rentalId
        ? `La vérification du paiement de votre location est terminée. Ce qu'elle apporte à votre portefeuille, jusqu'à ${formatXaf(amount)}, n'est plus retenu.`
        : `La vérification de votre paiement est terminée : ${formatXaf(amount)} ne sont plus retenus dans votre portefeuille.`,
      "Vous n'avez rien à faire.",
    ],
    action: walletPage,
  });
}
