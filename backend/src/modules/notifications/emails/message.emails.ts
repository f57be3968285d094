import { env } from '../../../env.js';
import type { Email } from '../../../platform/mail/email.js';
import type { UnansweredFacts, UnansweredSecrets } from '../../messages/index.js';

/** The words themselves stay on Loka: only there the reader is warned of risks. */
export function unansweredEmail(name: string, facts: UnansweredFacts & UnansweredSecrets): Email {
  const { threadId, senderName, itemTitle, count } = facts;
  return {
    subject: `Message de ${senderName} : « ${itemTitle} »`,
    name,
    paragraphs: [
      `${senderName} vous a écrit au sujet de « ${itemTitle} » : ${count > 1 ? `${count} messages attendent` : 'un message attend'} votre réponse.`,
      'Une réponse rapide aide à louer : répondez sur Loka, où vos échanges sont gardés.',
    ],
    action: {
      label: 'Lire et répondre',
      url: `${env.PUBLIC_URL}/tableau-de-bord/messages/${threadId}`,
    },
  };
}
