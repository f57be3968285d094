import { env } from '../../../env.js';
import { formatXaf } from '../../../kernel/xaf.js';
import type { Email } from '../../../platform/mail/email.js';
import { operatorOf } from '../../mobile-money/index.js';
import type { FloatAlarmFacts } from '../../treasury/index.js';

/** What admins are told of an operator's account that may not pay what members withdraw. */

export function floatShortEmail(name: string, alarm: FloatAlarmFacts): Email {
  const { label } = operatorOf(alarm);
  const { available, withdrawable, margin } = alarm;
  return {
    subject: `${label}\u00a0: la réserve est trop basse`,
    name,
    paragraphs: [
      `Notre compte chez ${label} peut encore payer ${formatXaf(available)}. Les membres peuvent y retirer jusqu'à ${formatXaf(withdrawable)}, et nous gardons une marge de ${formatXaf(margin)}.`,
      "Approvisionnez ce compte ou virez-y de l'argent d'un autre opérateur, puis enregistrez-le. Un retrait que le compte ne peut pas payer est refusé\u00a0: le membre garde son argent.",
    ],
    action: treasuryPage,
  };
}

export function floatRestoredEmail(name: string, alarm: FloatAlarmFacts): Email {
  const { label } = operatorOf(alarm);
  return {
    subject: `${label}\u00a0: la réserve suffit de nouveau`,
    name,
    paragraphs: [
      `Notre compte chez ${label} peut payer ${formatXaf(alarm.available)}\u00a0: c'est assez pour ce que les membres peuvent y retirer.`,
    ],
    action: treasuryPage,
  };
}

const treasuryPage = { label: 'Ouvrir la trésorerie', url: `${env.PUBLIC_URL}/admin/treasury` };
