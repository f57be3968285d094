import { env } from '../../../env.js';
import { inFrench } from '../../../kernel/day.js';
import type { Email } from '../../../platform/mail/email.js';
import type { GoingOn } from '../../accounts/index.js';

const contact = `Pour comprendre ou pour nous répondre, écrivez-nous : ${env.CONTACT_EMAIL}.`;

/** @param rentals that go on */
export function suspendedEmail(name: string, rentals: readonly GoingOn[]): Email {
  return {
    subject: 'Votre compte est suspendu',
    name,
    paragraphs: [
      "L'équipe Loka a suspendu votre compte : vos objets ne sont plus visibles, aucun argent ne sort de votre portefeuille, et vous ne pouvez ni louer, ni proposer d'objet, ni prolonger une location.",
      'Les demandes qui attendaient une réponse sont closes et remboursées en totalité.',
      ...(rentals.length > 0
        ? [
            'Vos locations acceptées continuent : remettez, rendez et échangez des messages comme convenu. Ce qui vous revient arrive dans votre portefeuille.',
            ...rentals.map(lineOf),
          ]
        : []),
      contact,
    ],
    action: { label: 'Voir mon compte', url: `${env.PUBLIC_URL}/tableau-de-bord` },
  };
}

/** @param unfreezes whether money may leave the wallet again */
export function reinstatedEmail(name: string, unfreezes: boolean): Email {
  return {
    subject: 'Votre compte est rétabli',
    name,
    paragraphs: [
      "L'équipe Loka a mis fin à la suspension de votre compte : vos objets sont de nouveau visibles, comme vous les proposiez, et vous pouvez louer.",
      unfreezes
        ? 'Votre portefeuille est débloqué.'
        : `Votre portefeuille reste bloqué pour le moment. Pour en savoir plus, écrivez-nous : ${env.CONTACT_EMAIL}.`,
    ],
    action: { label: 'Voir mon compte', url: `${env.PUBLIC_URL}/tableau-de-bord` },
  };
}

/** For staff: the rentals of a suspended member that go on. */
export function suspendedWithRentalsEmail(
  name: string,
  suspended: { id: string; name: string; rentals: readonly GoingOn[] },
): Email {
  const { rentals } = suspended;
  const count = rentals.length > 1 ? `${rentals.length} locations` : 'une location';
  return {
    subject: `Membre suspendu : ${count} à suivre`,
    name,
    paragraphs: [
      `${suspended.name} est suspendu. ${rentals.length > 1 ? 'Ces locations continuent' : 'Cette location continue'} jusqu'au bout :`,
      ...rentals.map(lineOf),
      "Assurez-vous que l'objet change de mains et revient comme convenu, ou appelez l'autre partie.",
    ],
    action: {
      label: 'Ouvrir la fiche du membre',
      url: `${env.PUBLIC_URL}/admin/users/${suspended.id}/show`,
    },
  };
}

function lineOf({ itemTitle, party, start, end }: GoingOn): string {
  const role = party === 'owner' ? 'propriétaire' : 'locataire';
  return `« ${itemTitle} », ${role}, du ${inFrench(start)} au ${inFrench(end)}.`;
}
