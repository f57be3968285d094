import { formatFcfa } from '@loka/client';
import type { AuditEntry, ReportOutcome, Role } from '../../api/types';
import { reportOutcomes } from '../reports';
import { type CorrectedAccount, correctedAccounts, roles } from '../users';

type Detail = AuditEntry['detail'];

const roleName = (role: unknown) => roles[role as Role]?.label ?? String(role);

const sentences: Record<string, (detail: Detail) => string> = {
  'change-role': ({ from, to }) => `${roleName(from)} → ${roleName(to)}`,
  'correct-balance': ({ account, amount, reason }) =>
    `${correctedAccounts[account as CorrectedAccount] ?? correctedAccounts.wallet}, ${formatFcfa(Number(amount))} : ${reason}`,
  'settle-late': ({ movedAmount, reason }) => `${formatFcfa(Number(movedAmount))} : ${reason}`,
  'share-deposit': ({ amount, reason }) =>
    `${formatFcfa(Number(amount))} au propriétaire : ${reason}`,
  'decide-handover': ({ event, amount, reason }) =>
    event === 'confirm-handover'
      ? `Objet remis : ${reason}`
      : `Location annulée, ${formatFcfa(Number(amount))} au propriétaire : ${reason}`,
  'close-report': ({ outcome, reason }) =>
    `${reportOutcomes[outcome as ReportOutcome]} : ${reason}`,
  'check-item': ({ outcome, words }) =>
    [outcome === 'kept' ? 'Rien à redire' : 'Masqué', ...[words].flat().map(String)].join(', '),
  'add-place': ({ name }) => String(name),
  'change-place': ({ name, before }) =>
    name === before ? String(name) : `${before} devient ${name}`,
  'deactivate-place': ({ name }) => String(name),
  'activate-place': ({ name }) => String(name),
  'decide-payment': ({ outcome, movedAmount, reason }) =>
    `${decided(outcome, movedAmount)} : ${reason}`,
};

function decided(outcome: unknown, movedAmount: unknown): string {
  if (outcome === 'failed') return "Rien n'a été payé";
  return movedAmount ? `${formatFcfa(Number(movedAmount))} payés` : 'Payé en totalité';
}

/** What an act changed, or why, in one line. */
export function describe({ action, detail }: AuditEntry): string {
  return sentences[action]?.(detail) ?? String(detail.reason ?? '');
}
