import { inFrench } from '../../../kernel/day.js';
import type { Email } from '../../../platform/mail/email.js';
import { type AuditPart, type AuditReportFacts, ruleInFrench } from '../../reconciliation/index.js';

/** What the audit of a night found. */
export function auditReportEmail(name: string, report: AuditReportFacts): Email {
  const { day, checked, broken, unchecked } = report;
  const found = counted(broken.length, 'anomalie', 'anomalies');
  return {
    subject: `Audit des comptes du ${inFrench(day)} : ${broken.length > 0 ? found : 'incomplet'}`,
    name,
    paragraphs: [
      `L'audit de la nuit a vérifié ${checked} règles et trouvé ${found}. Prévenez l'équipe technique : « audit » donne le détail.`,
      ...ofPart(broken, 'money'),
      ...ofPart(broken, 'consistency'),
      ...(unchecked.length > 0
        ? [`${counted(unchecked.length, 'règle', 'règles')} n'ont pas pu être vérifiées :`]
        : []),
      ...unchecked.map(({ name: rule }) => ruleInFrench(rule)),
    ],
  };
}

function ofPart(broken: AuditReportFacts['broken'], part: AuditPart): string[] {
  const rules = broken
    .filter((rule) => rule.part === part)
    .map(
      ({ name, violations }) => `${ruleInFrench(name)} : ${counted(violations, 'ligne', 'lignes')}`,
    );
  const heading =
    part === 'money' ? "Règles de l'argent enfreintes :" : 'Données qui ne concordent pas :';
  return rules.length > 0 ? [heading, ...rules] : [];
}

const counted = (count: number, one: string, more: string) => `${count} ${count > 1 ? more : one}`;
