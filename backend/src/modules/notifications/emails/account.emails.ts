import { env } from '../../../env.js';
import type { Email } from '../../../platform/mail/email.js';

const walletPage = {
  label: 'Voir mon portefeuille',
  url: `${env.PUBLIC_URL}/tableau-de-bord/portefeuille`,
};

export function walletFrozenEmail(name: string): Email {
  return {
    subject: 'Votre portefeuille est bloqué',
    name,
    paragraphs: [
      "L'équipe Loka a bloqué votre portefeuille : aucun argent ne peut en sortir pour le moment. Un retrait qui n'était pas encore parti y revient.",
      "Tout le reste continue : remboursements, cautions et gains y arrivent comme d'habitude, et vous pouvez payer par mobile money.",
      `Pour en savoir plus, écrivez-nous : ${env.CONTACT_EMAIL}.`,
    ],
    action: walletPage,
  };
}

export function walletUnfrozenEmail(name: string): Email {
  return {
    subject: 'Votre portefeuille est débloqué',
    name,
    paragraphs: ['Vous pouvez de nouveau retirer votre argent et payer par le portefeuille.'],
    action: walletPage,
  };
}
