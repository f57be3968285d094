import { env } from '../../../env.js';
import { formatNumber } from '../../../kernel/phone-number.js';
import type { Email } from '../../../platform/mail/email.js';
import { linkHours } from '../../payout-methods/index.js';
import { hours } from './hours.js';

/** What the mail with the link names. */
interface PayoutMethodLink {
  operatorLabel: string;
  /** National, nine digits. */
  phoneNumber: string;
  token: string;
}

/** Asks the owner of the mailbox, who may not be the one who added the number. */
export function payoutMethodConfirmationEmail(
  name: string,
  { operatorLabel, phoneNumber, token }: PayoutMethodLink,
): Email {
  return {
    subject: 'Confirmez votre numéro mobile money',
    name,
    paragraphs: [
      `Le numéro ${operatorLabel} ${formatNumber(phoneNumber)} a été ajouté à votre portefeuille Loka. Confirmez-le pour qu'il puisse recevoir vos retraits, après un délai de sécurité de ${env.NEW_NUMBER_HOURS} h.`,
      `Ce lien est valable ${hours(linkHours)} et ne sert qu'une fois.`,
      `Si ce n'était pas vous, ne le confirmez pas : sans cela, ce numéro ne recevra rien. Changez votre mot de passe, ce qui ferme toutes vos sessions, supprimez ce numéro de votre portefeuille et écrivez-nous à ${env.CONTACT_EMAIL}.`,
    ],
    action: {
      label: 'Confirmer ce numéro',
      url: `${env.PUBLIC_URL}/confirmer-numero?token=${token}`,
    },
    hasSecret: true,
  };
}

/** After "Ce n'était pas moi", whose mail says the rest. */
export function numberTakenBackEmail(name: string, number: string): Email {
  return {
    subject: 'Un numéro a été retiré de votre portefeuille',
    name,
    paragraphs: [
      `Le numéro ${number} avait été ajouté ou confirmé depuis qu'une autre personne a pu utiliser votre compte, ou attendait sa confirmation. Il a été retiré et ne recevra plus rien.`,
      `S'il est à vous, ajoutez-le de nouveau depuis votre portefeuille. Un doute ? Écrivez-nous à ${env.CONTACT_EMAIL}.`,
    ],
  };
}
