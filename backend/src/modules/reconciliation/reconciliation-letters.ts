import { env } from '../../env.js';
import { type Day, inFrench } from '../../kernel/day.js';
import type { Letter } from '../../platform/mail/letter.js';
import type { DifferenceKind } from './domain/compare-payment.js';
import type { Difference } from './reconciliation.schema.js';

const meanings: Record<DifferenceKind, string> = {
  'succeeded-here-only': "confirmé chez nous, pas chez l'opérateur",
  'failed-here-only': "refusé chez nous, pas chez l'opérateur",
  'other-amount': "un autre montant chez l'opérateur",
  'in-review': 'en attente de votre décision',
  'undecided-for-long': "sans réponse définitive depuis plus d'une heure",
};

interface Report {
  id: string;
  day: Day;
  compared: number;
  unanswered: number;
  differences: Difference[];
}

/** Whether staff have to look: the books disagree, or ours was hardly compared with anything. */
export function isWorrying(report: Omit<Report, 'id' | 'day'>): boolean {
  return report.differences.length > 0 || isSilence(report);
}

function isSilence({ compared, unanswered }: Pick<Report, 'compared' | 'unanswered'>): boolean {
  return unanswered > compared;
}

/** What the report of a night is about, and where to look. */
export function reportLetter(report: Report, name: string): Letter {
  const { length } = report.differences;
  const found = `${length} ${length > 1 ? 'écarts' : 'écart'}`;
  const silence = isSilence(report);
  return {
    subject: `Rapprochement du ${inFrench(report.day)} : ${silence ? 'peu de réponses' : found}`,
    name,
    paragraphs: [
      ...(silence
        ? [
            `L'opérateur n'a répondu que pour ${report.compared} paiements sur ${report.compared + report.unanswered} : vérifiez qu'il est joignable.`,
          ]
        : []),
      `Le rapprochement de nos paiements avec ceux de l'opérateur a trouvé ${found}.`,
      ...Object.entries(meanings).flatMap(([kind, meaning]) => {
        const references = report.differences
          .filter((difference) => difference.kind === kind)
          .map(({ reference }) => reference);
        return references.length > 0 ? [`${meaning} : ${listed(references)}`] : [];
      }),
    ],
    action: {
      label: 'Voir le rapprochement',
      url: `${env.PUBLIC_URL}/admin/reconciliation-reports/${report.id}/show`,
    },
  };
}

const named = 10;

function listed(references: string[]): string {
  const more = references.length - named;
  return references.slice(0, named).join(', ') + (more > 0 ? ` et ${more} de plus` : '');
}
