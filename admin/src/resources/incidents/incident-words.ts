import { formatTimeLeft, words } from '@loka/client';
import type { OperatorIncident } from '../../api/types';
import { type Status, withTones } from '../../components/status-chip';

export const operatorLabels: Record<OperatorIncident['operator'], string> = {
  airtel: words.meansNames.airtel,
  moov: words.meansNames.moov,
};

const statuses = withTones<OperatorIncident['status']>(words.incidentStatusNames, {
  proposed: 'waiting',
  open: 'bad',
  ended: 'good',
  dismissed: 'quiet',
});

export const incidentStatus = ({ status }: Pick<OperatorIncident, 'status'>): Status =>
  statuses[status];

export const tabs = Object.entries(statuses).map(([id, { label }]) => ({
  id,
  name: ['ended', 'dismissed'].includes(id) ? `${label}s` : label,
}));

/** How long it has gone on, or did. */
export function durationOf({ startedAt, closedAt }: OperatorIncident): string {
  return formatTimeLeft(closedAt ?? new Date().toISOString(), Date.parse(startedAt)) ?? '';
}

/** Why it is there, and why it is no more. */
export function reasonsOf({
  reason,
  proposal,
  blockingReason,
  closingReason,
}: OperatorIncident): string {
  const figures =
    proposal &&
    `${proposal.failures} échecs techniques sur ${proposal.attempts} paiements, ${proposal.usualPercent}\u00a0% d'habitude`;
  const blocked = blockingReason && `paiements bloqués\u00a0: ${blockingReason}`;
  return [reason ?? figures, blocked, closingReason].filter(Boolean).join(' → ');
}
