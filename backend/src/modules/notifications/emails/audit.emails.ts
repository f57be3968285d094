import { inFrench } from '../../../kernel/day.js';
import type { Email } from '../../../platform/mail/email.js';
import { type AuditReportFacts, ruleInFrench } from '../../reconciliation/index.js';

/** What the audit of a night found. */
export function auditReportEmail(name: string, report: AuditReportFacts): Email {
  const { day, checked, broken, unchecked } = report;
  const found = counted(broken.length, 'anomalie', 'anomalies');
  return {
    subject: `Audit des comptes du ${inFrench(day)} : ${broken.length > 0 ? found : 'incomplet'}`,
    name,
    paragraphs: [
      `L'audit de la nuit a vérifié ${checked} règles et trouvé ${found}. Prévenez l'équipe technique : « audit » donne le détail.`,
      ...broken.map(
        ({ name: rule, violations }) =>
          `${ruleInFrench(rule)} : ${counted(violations, 'ligne', 'lignes')}`,
      ),
      ...(unchecked.length > 0
        ? [`${counted(unchecked.length, 'règle', 'règles')} n'ont pas pu être vérifiées :`]
        : []),
      ...unchecked.map(({ name: rule }) => ruleInFrench(rule)),
    ],
  };
}

const counted = (count: number, one: string, more: string) => `${count} ${count > 1 ? more : one}`;
