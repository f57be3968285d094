import { env } from '../../../env.js';
import type { Email } from '../../../platform/mail/email.js';
import type { SecurityNews } from './security.emails.js';

const settings = `${env.PUBLIC_URL}/tableau-de-bord/parametres`;

export const exportRequestedNews: SecurityNews = {
  subject: 'Vous avez demandé vos données',
  paragraphs: [
    "Une copie de toutes les données de votre compte Loka vient d'être demandée. Elle est en préparation\u00a0: un e-mail vous dira quand elle sera prête.",
  ],
};

export const exportReadyNews: SecurityNews = {
  subject: 'Vos données sont prêtes',
  paragraphs: [
    `La copie de vos données est prête. Vous pouvez la télécharger pendant 7 jours dans vos paramètres, une fois connecté : ${settings}`,
  ],
};

export function exportFailedEmail(name: string): Email {
  return {
    subject: "Vos données n'ont pas pu être préparées",
    name,
    paragraphs: [
      "Malgré plusieurs essais, nous n'avons pas pu préparer le fichier de vos données. Demandez-le de nouveau dans vos paramètres.",
      `Si cela recommence, écrivez-nous à ${env.CONTACT_EMAIL}.`,
    ],
    action: { label: 'Ouvrir mes paramètres', url: settings },
  };
}
