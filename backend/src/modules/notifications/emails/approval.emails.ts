import { env } from '../../../env.js';
import { formatXaf, type Xaf } from '../../../kernel/xaf.js';
import type { Email } from '../../../platform/mail/email.js';
import type { ActDescription } from '../../approvals/index.js';

/** What admins are told of acts that need two of them, and of what one of them did alone. */

export interface NamedAct extends ActDescription {
  id: string;
  reason: string;
  proposer: string;
  /** Who approved or refused it. */
  decider: string;
}

export function approvalProposedEmail(name: string, act: NamedAct): Email {
  return {
    subject: `À approuver : ${act.title}`,
    name,
    paragraphs: [
      `${act.proposer} propose cet acte, qu'une deuxième personne doit approuver.`,
      'Sans décision dans les sept jours, la proposition expire.',
    ],
    ...pageOf(act),
  };
}

export function approvalApprovedEmail(name: string, act: NamedAct): Email {
  return {
    subject: `Approuvé : ${act.title}`,
    name,
    paragraphs: [`${act.decider} a approuvé ce que vous avez proposé. C'est fait.`],
    ...pageOf(act),
  };
}

export function approvalRefusedEmail(name: string, act: NamedAct, refusalReason: string): Email {
  return {
    subject: `Refusé : ${act.title}`,
    name,
    paragraphs: [
      `${act.decider} a refusé ce que vous avez proposé. Rien n'a été fait.`,
      `Raison : ${refusalReason}`,
    ],
    ...pageOf(act),
  };
}

export function approvalExpiredEmail(name: string, act: NamedAct): Email {
  return {
    subject: `Expiré : ${act.title}`,
    name,
    paragraphs: [
      "Aucune deuxième personne n'a décidé de ce que vous avez proposé dans les sept jours. Rien n'a été fait : proposez-le de nouveau si c'est encore utile.",
    ],
    ...pageOf(act),
  };
}

/** XAF within 24 hours. */
interface LoneAdmin {
  id: string;
  name: string;
  total: Xaf;
  aloneMost: Xaf;
}

export function aloneTotalEmail(name: string, admin: LoneAdmin): Email {
  return {
    subject: `${admin.name} a déplacé ${formatXaf(admin.total)} en 24 h`,
    name,
    paragraphs: [
      `Les actes faits par ${admin.name} sans deuxième personne dépassent ${formatXaf(admin.aloneMost)} en 24 heures : ${formatXaf(admin.total)} au total.`,
      `Au-delà de ${formatXaf(env.ALONE_DAY_MOST_XAF)}, chaque acte attend l'accord d'un autre administrateur.`,
    ],
    action: {
      label: 'Voir le journal',
      url: `${env.PUBLIC_URL}/admin/audit-log?filter=${encodeURIComponent(JSON.stringify({ actorId: admin.id }))}`,
    },
  };
}

const pageOf = ({ id, facts, reason }: NamedAct) => ({
  summary: [...facts, { label: 'Raison', value: reason }],
  action: {
    label: 'Ouvrir la proposition',
    url: `${env.PUBLIC_URL}/admin/approvals/${id}/show`,
  },
});
