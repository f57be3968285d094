import { env } from '../../env.js';
import { formatNumber } from '../../kernel/phone-number.js';
import type { PayoutMethod } from '../../platform/database/generated/client.js';
import type { Letter } from '../../platform/mail/letter.js';
import { operatorOf } from '../mobile-money/index.js';

/** Asks the owner of the mailbox, who may not be the one who added the number. */
export function confirmationLinkEmail(name: string, number: PayoutMethod, secret: string): Letter {
  return {
    subject: 'Confirmez votre numéro mobile money',
    name,
    paragraphs: [
      `Le numéro ${operatorOf(number).label} ${formatNumber(number.phoneNumber)} a été ajouté à votre portefeuille Loka. Confirmez-le pour qu’il puisse recevoir vos retraits, après un délai de sécurité de ${env.NEW_NUMBER_HOURS} h.`,
      'Ce lien est valable 24 heures et ne sert qu’une fois.',
      `Si ce n’était pas vous, n’ouvrez pas ce lien : sans lui, ce numéro ne recevra rien. Changez votre mot de passe, ce qui ferme toutes vos sessions, supprimez ce numéro de votre portefeuille et écrivez-nous à ${env.CONTACT_EMAIL}.`,
    ],
    action: {
      label: 'Confirmer ce numéro',
      url: `${env.PUBLIC_URL}/confirmer-numero?token=${secret}`,
    },
  };
}
