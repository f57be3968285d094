import { env } from '../../env.js';
import type { Letter } from '../../platform/mail/letter.js';

/** The payment went through, but the object can no longer be had for these days. */
export function paidTooLate(
  { amount }: { amount: number },
  payer: { name: string },
  itemTitle: string,
): Letter {
  return {
    subject: `Paiement remboursé : « ${itemTitle} »`,
    name: payer.name,
    paragraphs: [
      `Votre paiement pour « ${itemTitle} » a été confirmé, mais l'objet n'était plus disponible à ces dates.`,
      `${amount.toLocaleString('fr-FR')} FCFA sont dans votre portefeuille Loka, en totalité.`,
    ],
    action: {
      label: 'Voir mon portefeuille',
      url: `${env.PUBLIC_URL}/tableau-de-bord/portefeuille`,
    },
  };
}
