import { words } from '@loka/client';
import type { Report, ReportDetail, ReportOutcome } from '../../api/types';
import type { Status } from '../../components/status-chip';

export const openReports = { state: 'open' };

export const reportKinds: Record<Report['kind'], string> = words.reportKindNames;

export const kindChoices = Object.entries(reportKinds).map(([id, name]) => ({ id, name }));

export const reportReasons: Record<Report['reason'], string> = words.reportReasonNames;

export const reportOutcomes: Record<ReportOutcome, string> = words.reportOutcomeNames;

/** What closing with each does, beside closing. */
const outcomeEffects: Record<ReportOutcome, string> = {
  nothing: "Rien d'autre ne change.",
  helped: "Rien d'autre ne change.",
  warned: 'Le membre reçoit un avertissement par e-mail, sans savoir qui a signalé.',
  hidden: "L'objet disparaît du site et le membre en est prévenu.",
  frozen: 'Aucun argent ne peut plus sortir du portefeuille du membre, qui en est prévenu.',
};

export function effectOf(outcome: ReportOutcome, kind: Report['kind']): string {
  if (outcome === 'hidden' && kind === 'review')
    return "L'avis disparaît du site et des notes, et son auteur en est prévenu.";
  return outcomeEffects[outcome];
}

export function statusOf({
  closedAt,
  outcome,
  takenBy,
  overdue,
}: Pick<ReportDetail, 'closedAt' | 'outcome' | 'takenBy' | 'overdue'>): Status {
  if (closedAt) return { label: outcome ? reportOutcomes[outcome] : 'Clos', tone: 'quiet' };
  if (overdue) return { label: 'Plus de 24 h', tone: 'bad' };
  if (takenBy) return { label: 'Pris', tone: 'active' };
  return { label: 'En attente', tone: 'waiting' };
}
