import { env } from '../../../env.js';
import { formatXaf } from '../../../kernel/xaf.js';
import type { Email } from '../../../platform/mail/email.js';
import type { CorrectionFacts } from '../../corrections/index.js';

/** What admins are told of corrections that need two of them. */

export interface NamedCorrection extends Pick<CorrectionFacts, 'account' | 'amount' | 'reason'> {
  id: string;
  member: string;
  proposer: string;
  /** Who approved or refused it. */
  decider: string;
}

export function correctionProposedEmail(name: string, correction: NamedCorrection): Email {
  return {
    subject: `Correction à approuver : ${change(correction)}`,
    name,
    paragraphs: [
      `${correction.proposer} propose de corriger le compte de ${correction.member}. Au-delà de ${formatXaf(env.CORRECT_ALONE_MOST_XAF)}, une deuxième personne doit approuver.`,
      'Sans décision dans les sept jours, la proposition expire.',
    ],
    summary: summaryOf(correction),
    action: pageOf(correction),
  };
}

export function correctionApprovedEmail(name: string, correction: NamedCorrection): Email {
  return {
    subject: `Correction approuvée : ${change(correction)}`,
    name,
    paragraphs: [
      `${correction.decider} a approuvé votre correction du compte de ${correction.member}. Elle est faite.`,
    ],
    summary: summaryOf(correction),
    action: pageOf(correction),
  };
}

export function correctionRefusedEmail(
  name: string,
  correction: NamedCorrection,
  refusalReason: string,
): Email {
  return {
    subject: `Correction refusée : ${change(correction)}`,
    name,
    paragraphs: [
      `${correction.decider} a refusé votre correction du compte de ${correction.member}. Rien n'a été fait.`,
      `Raison : ${refusalReason}`,
    ],
    summary: summaryOf(correction),
    action: pageOf(correction),
  };
}

export function correctionExpiredEmail(name: string, correction: NamedCorrection): Email {
  return {
    subject: `Correction expirée : ${change(correction)}`,
    name,
    paragraphs: [
      `Personne n'a décidé de votre correction du compte de ${correction.member} dans les sept jours. Rien n'a été fait : proposez-la de nouveau si elle est encore utile.`,
    ],
    summary: summaryOf(correction),
    action: pageOf(correction),
  };
}

const accounts = { wallet: 'Portefeuille', earnings: 'Gains à venir' };

const change = ({ amount }: NamedCorrection) =>
  `${amount > 0 ? '+' : '−'} ${formatXaf(Math.abs(amount))}`;

function summaryOf(correction: NamedCorrection) {
  return [
    { label: 'Membre', value: correction.member },
    { label: 'Compte', value: accounts[correction.account] },
    { label: 'Montant', value: change(correction) },
    { label: 'Raison', value: correction.reason },
  ];
}

const pageOf = ({ id }: NamedCorrection) => ({
  label: 'Ouvrir la correction',
  url: `${env.PUBLIC_URL}/admin/corrections/${id}/show`,
});
