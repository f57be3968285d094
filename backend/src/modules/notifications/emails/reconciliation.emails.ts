import { env } from '../../../env.js';
import { inFrench } from '../../../kernel/day.js';
import type { Email } from '../../../platform/mail/email.js';
import type { ReconciliationReportFacts } from '../../reconciliation/index.js';

const meanings: Record<ReconciliationReportFacts['differences'][number]['kind'], string> = {
  'succeeded-here-only': "confirmé chez nous, pas chez l'opérateur",
  'failed-here-only': "refusé chez nous, pas chez l'opérateur",
  'other-amount': "un autre montant chez l'opérateur",
  'other-fees': "d'autres frais chez l'opérateur, ou des frais illisibles",
  'in-review': 'en attente de votre décision',
  'undecided-for-long': "sans réponse définitive depuis plus d'une heure",
};

/** Of each kind, how many payments the mail names; the report has all of them. */
const named = 10;

/** Whether the gateway answered for less than half of the payments. */
export function hasFewAnswers(
  report: Pick<ReconciliationReportFacts, 'compared' | 'unanswered'>,
): boolean {
  return report.unanswered > report.compared;
}

/** What the report of a night found, and where to read it. */
export function reconciliationReportEmail(
  name: string,
  id: string,
  report: ReconciliationReportFacts,
): Email {
  const { day, compared, unanswered, differences } = report;
  const found = `${differences.length} ${differences.length > 1 ? 'écarts' : 'écart'}`;
  const fewAnswers = hasFewAnswers(report);
  return {
    subject: `Rapprochement du ${inFrench(day)} : ${fewAnswers ? 'peu de réponses' : found}`,
    name,
    paragraphs: [
      ...(fewAnswers
        ? [
            `L'opérateur n'a répondu que pour ${compared} paiements sur ${compared + unanswered} : vérifiez qu'il est joignable.`,
          ]
        : []),
      `Le rapprochement de nos paiements avec ceux de l'opérateur a trouvé ${found}.`,
      ...Object.entries(meanings).flatMap(([kind, meaning]) => {
        const references = differences
          .filter((difference) => difference.kind === kind)
          .map(({ reference }) => reference);
        return references.length > 0 ? [`${meaning} : ${listOf(references)}`] : [];
      }),
    ],
    action: {
      label: 'Voir le rapprochement',
      url: `${env.PUBLIC_URL}/admin/reconciliation-reports/${id}/show`,
    },
  };
}

function listOf(references: string[]): string {
  const more = references.length - named;
  return references.slice(0, named).join(', ') + (more > 0 ? ` et ${more} de plus` : '');
}
