import { inFrench } from '../../../kernel/day.js';
import type { Email } from '../../../platform/mail/email.js';
import type { AuditReportFacts } from '../../reconciliation/index.js';

/** What the audit of a night found. Its invariants are named as the audit prints them. */
export function auditReportEmail(name: string, report: AuditReportFacts): Email {
  const { day, checked, broken, unchecked } = report;
  const found = counted(broken.length, 'anomalie', 'anomalies');
  return {
    subject: `Audit des comptes du ${inFrench(day)} : ${broken.length > 0 ? found : 'incomplet'}`,
    name,
    paragraphs: [
      `L'audit de la nuit a vérifié ${checked} règles et trouvé ${found}. Prévenez l'équipe technique : « audit » donne le détail.`,
      ...broken.map(
        ({ name: rule, violations }) => `${rule} : ${counted(violations, 'ligne', 'lignes')}`,
      ),
      ...(unchecked.length > 0
        ? [`${counted(unchecked.length, 'règle', 'règles')} n'ont pas pu être vérifiées :`]
        : []),
      ...unchecked.map(({ name: rule }) => rule),
    ],
  };
}

const counted = (count: number, one: string, more: string) => `${count} ${count > 1 ? more : one}`;
