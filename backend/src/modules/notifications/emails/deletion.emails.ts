import { env } from '../../../env.js';
import { instantInFrench } from '../../../kernel/day.js';
import type { ObstacleKind } from '../../../kernel/deletion-obstacle.js';
import type { Email } from '../../../platform/mail/email.js';
import { graceDays, postponedDays } from '../../personal-data/index.js';
import type { SecurityNews } from './security.emails.js';

const settings = `${env.PUBLIC_URL}/tableau-de-bord/supprimer-mon-compte`;

export const deletionRequestedNews = (dueAt: Date): SecurityNews => ({
  subject: 'Votre compte sera supprimé',
  // As long as the account can be taken back for certain.
  linkHours: graceDays * 24,
  paragraphs: [
    `Votre compte Loka est fermé et sera supprimé le ${instantInFrench(dueAt)}. Vos objets ne sont plus proposés, et vous êtes déconnecté de tous vos appareils.`,
    `Cela peut prendre jusqu'à ${postponedDays} jours de plus si quelque chose est encore en cours d'examen.`,
    `Vous changez d'avis ? Connectez-vous avant cette date, puis choisissez « Garder mon compte » : ${settings}`,
  ],
});

export const deletionTakenBackNews: SecurityNews = {
  subject: 'Votre compte est conservé',
  paragraphs: ['Votre compte ne sera pas supprimé, et vos objets sont de nouveau proposés.'],
};

const inWords: Record<ObstacleKind, string> = {
  'wallet-balance': "votre portefeuille n'est pas vide",
  'payments-open': 'un paiement ou un retrait est en cours',
  'payments-received': 'un paiement pour un de vos objets est en cours',
  'requests-sent': 'une demande que vous avez envoyée attend une réponse',
  'requests-received': 'une demande que vous avez reçue attend votre réponse',
  'rentals-as-renter': "une de vos locations n'est pas terminée",
  'rentals-as-owner': 'un de vos objets est loué',
  'verification-pending': 'la vérification de votre identité est en cours',
  'wallet-frozen': 'votre portefeuille est bloqué',
  'team-member': "vous faites partie de l'équipe Loka",
};

export function deletionStoppedEmail(name: string, obstacles: readonly ObstacleKind[]): Email {
  return {
    subject: "Votre compte n'a pas été supprimé",
    name,
    paragraphs: [
      `La suppression de votre compte n'a pas pu se faire : ${obstacles.map((kind) => inWords[kind]).join(' ; ')}. Votre compte est donc conservé, et vos objets sont de nouveau proposés.`,
      'Une fois cela réglé, vous pourrez demander de nouveau la suppression.',
    ],
    action: { label: "Voir ce qu'il reste à régler", url: settings },
  };
}

/** Its words are kept no longer than it takes to send them. */
export function accountDeletedEmail(name: string): Email {
  return {
    subject: 'Votre compte a été supprimé',
    name,
    paragraphs: [
      'Votre compte Loka et vos données personnelles ont été supprimés. Ce que la loi nous demande de garder (comptes, reçus, contrats de location) ne porte plus votre nom que là où un contrat le dit.',
      'Vous pouvez créer un nouveau compte avec cette adresse quand vous voulez.',
    ],
    hasSecret: true,
  };
}
