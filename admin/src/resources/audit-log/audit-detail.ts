import { formatBefore, formatFcfa, formatNumber, plural } from '@loka/client';
import type {
  AuditEntry,
  GatewayAnswer,
  OperatorIncident,
  ReportOutcome,
  Role,
} from '../../api/types';
import { operatorLabels } from '../incidents';
import { answerWords } from '../payments';
import { reportOutcomes } from '../reports';
import { roles } from '../users';

type Detail = AuditEntry['detail'];

const roleName = (role: unknown) => roles[role as Role]?.label ?? String(role);

const correction = ({ account, amount, reason }: Detail) =>
  `${account === 'earnings' ? 'Gains à venir' : 'Portefeuille'}, ${formatFcfa(Number(amount))}\u00a0: ${reason}`;

/** Of two people; the entry of the act itself says more. */
const act = ({ amount, reason }: Detail, name: string | null) =>
  [name, amount === undefined ? null : formatFcfa(Number(amount))].filter(Boolean).join(', ') +
  `\u00a0: ${reason}`;

const incident = ({ operator, reason, blocksPayments }: Detail) =>
  `${operatorLabels[operator as OperatorIncident['operator']]}${blocksPayments ? ', paiements bloqués' : ''}\u00a0: ${reason}`;

const sentences: Record<string, (detail: Detail, actName: string | null) => string> = {
  'change-role': ({ from, to, reason }) =>
    `${roleName(from)} → ${roleName(to)}${reason ? `\u00a0: ${reason}` : ''}`,
  'propose-act': act,
  'approve-act': act,
  'refuse-act': act,
  'take-back-act': act,
  'correct-balance': correction,
  'propose-correction': correction,
  'refuse-correction': correction,
  'take-back-correction': correction,
  'declare-incident': incident,
  'block-payments': incident,
  'end-incident': incident,
  'dismiss-incident': incident,
  'settle-late': ({ movedAmount, reason }) => `${formatFcfa(Number(movedAmount))}\u00a0: ${reason}`,
  'put-payment-right': ({ settledBefore, movedAmount, reason }) =>
    `${formatFcfa(Number(settledBefore))} devient ${formatFcfa(Number(movedAmount))}\u00a0: ${reason}`,
  'share-deposit': ({ amount, reason }) =>
    `${formatFcfa(Number(amount))} au propriétaire\u00a0: ${reason}`,
  'decide-handover': ({ event, amount, reason }) =>
    event === 'confirm-handover'
      ? `Objet remis\u00a0: ${reason}`
      : `Location annulée, ${formatFcfa(Number(amount))} au propriétaire\u00a0: ${reason}`,
  'cancel-rental': ({ amount, reason }) =>
    `${formatFcfa(Number(amount))} du prix au propriétaire, le reste au locataire\u00a0: ${reason}`,
  'postpone-deadline': ({ dueAt, reason }) =>
    `Délai\u00a0: ${formatBefore(String(dueAt))}. ${reason}`,
  'suspend-member': ({ hidden, requests, rentals, reason }) =>
    [
      plural(Number(hidden), 'objet masqué', 'objets masqués'),
      plural(Number(requests), 'demande close', 'demandes closes'),
      `${plural(Number(rentals), 'location suivie', 'locations suivies')}\u00a0: ${reason}`,
    ].join(', '),
  'reinstate-member': ({ shown, unfreezes, reason }) =>
    `${plural(Number(shown), 'objet montré', 'objets montrés')} de nouveau, portefeuille ${unfreezes ? 'débloqué' : 'toujours bloqué'}\u00a0: ${reason}`,
  // Whoever is reported does not read why.
  'close-report': ({ outcome, reason }) =>
    [reportOutcomes[outcome as ReportOutcome], reason].filter(Boolean).join('\u00a0: '),
  'check-item': ({ outcome, words }) =>
    [outcome === 'kept' ? 'Rien à redire' : 'Masqué', ...[words].flat().map(String)].join(', '),
  'add-place': ({ name }) => String(name),
  'change-place': ({ name, before }) =>
    name === before ? String(name) : `${before} devient ${name}`,
  'deactivate-place': ({ name }) => String(name),
  'activate-place': ({ name }) => String(name),
  'check-payment': ({ answer, amount }) => {
    const words = answerWords[answer as GatewayAnswer['status']] ?? '';
    return amount === null ? words : `${words}, ${formatFcfa(Number(amount))}`;
  },
  'export-list': ({ rows, filter, contacts, reason }) => {
    const names = Object.keys((filter ?? {}) as object);
    const lines = `${formatNumber(Number(rows))} ${Number(rows) > 1 ? 'lignes' : 'ligne'}`;
    const told = names.length > 0 ? `${lines}, liste filtrée` : lines;
    return contacts ? `${told}, avec coordonnées\u00a0: ${reason}` : told;
  },
  'decide-payment': ({ outcome, movedAmount, reason, proof }) =>
    `${decided(outcome, movedAmount)}\u00a0: ${reason}${proof ? ` (preuve\u00a0: ${proof})` : ''}`,
};

function decided(outcome: unknown, movedAmount: unknown): string {
  if (outcome === 'failed') return "Rien n'a été payé";
  return movedAmount ? `${formatFcfa(Number(movedAmount))} payés` : 'Payé en totalité';
}

/** What an act changed, or why, in one line. */
export function describe({ action, actName, detail, proposerName }: AuditEntry): string {
  const sentence = sentences[action]?.(detail, actName) ?? String(detail.reason ?? '');
  return proposerName ? `${sentence} (proposée par ${proposerName})` : sentence;
}
