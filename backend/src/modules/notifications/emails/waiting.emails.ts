import { env } from '../../../env.js';
import type { Email } from '../../../platform/mail/email.js';
import type { OverdueFacts, WaitingKind } from '../../dashboard/index.js';
import { hours } from './hours.js';

/** As the console's first page calls them. */
const kinds: Record<WaitingKind, string> = {
  report: 'Signalements ouverts',
  verification: 'Identités à vérifier',
  'item-check': 'Objets à regarder',
  handover: 'Remises contestées',
  return: 'Retours contestés',
  missing: 'Objets non rendus',
  late: 'Retours en retard',
  payment: 'Paiements à décider',
  approval: 'Actes à approuver',
};

/** What has waited for more than a day, a line for each kind. */
export function waitingOverdueEmail(name: string, overdue: OverdueFacts['kinds']): Email {
  const count = overdue.reduce((sum, kind) => sum + kind.count, 0);
  return {
    subject:
      count > 1
        ? `${count} dossiers attendent l'équipe depuis plus de ${hours(24)}`
        : `Un dossier attend l'équipe depuis plus de ${hours(24)}`,
    name,
    paragraphs: [
      ...overdue.map((one) =>
        one.count > 1
          ? `${kinds[one.kind]} : ${one.count}, le plus ancien depuis ${hours(one.hours)}.`
          : `${kinds[one.kind]} : un, depuis ${hours(one.hours)}.`,
      ),
      "Dans la console, « À traiter » les montre, celui qui attend depuis le plus longtemps d'abord.",
    ],
    action: { label: 'Ouvrir la console', url: `${env.PUBLIC_URL}/admin` },
  };
}
