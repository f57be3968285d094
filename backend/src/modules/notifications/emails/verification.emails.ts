import { env } from '../../../env.js';
import type { Email } from '../../../platform/mail/email.js';

export function verificationSubmittedEmail(name: string): Email {
  return {
    subject: 'Nous avons bien reçu vos papiers',
    name,
    paragraphs: [
      `Votre pièce d'identité et votre photo sont arrivées. Notre équipe les compare, et vous répond par e-mail sous ${env.IDENTITY_REVIEW_HOURS}\u00a0h.`,
      "Vous n'avez plus rien à faire.",
    ],
    action: { label: 'Suivre ma vérification', url: `${env.PUBLIC_URL}/tableau-de-bord/profil` },
  };
}

export function verificationApprovedEmail(name: string): Email {
  return {
    subject: 'Votre identité est vérifiée',
    name,
    paragraphs: [
      'Votre identité a été vérifiée. Vous pouvez maintenant proposer vos objets à la location et ouvrir votre portefeuille.',
    ],
    action: {
      label: 'Ajouter un objet',
      url: `${env.PUBLIC_URL}/tableau-de-bord/mes-objets/ajouter`,
    },
  };
}

export function verificationRejectedEmail(name: string, reason: string): Email {
  return {
    subject: "Votre identité n'a pas pu être vérifiée",
    name,
    paragraphs: [
      "Nous n'avons pas pu vérifier votre identité, pour la raison suivante :",
      reason,
      'Vous pouvez envoyer une nouvelle demande depuis votre profil.',
    ],
    action: { label: 'Ouvrir mon profil', url: `${env.PUBLIC_URL}/tableau-de-bord/profil` },
  };
}
