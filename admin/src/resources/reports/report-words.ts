import type { Report, ReportDetail, ReportOutcome } from '../../api/types';
import type { Status } from '../../components/status-chip';

export const openReports = { state: 'open' };

export const reportKinds: Record<Report['kind'], string> = {
  item: 'Objet',
  member: 'Membre',
  rental: 'Aide sur une location',
  message: 'Message',
  review: 'Avis',
};

export const kindChoices = Object.entries(reportKinds).map(([id, name]) => ({ id, name }));

export const reportReasons: Record<Report['reason'], string> = {
  prohibited: 'Objet interdit',
  scam: 'Arnaque',
  'false-listing': 'Annonce fausse ou trompeuse',
  stolen: 'Objet volé ou à une autre personne',
  offensive: 'Contenu choquant',
  insults: 'Insultes ou menaces',
  impersonation: "Se fait passer pour quelqu'un d'autre",
  'outside-payment': "Demande d'argent en dehors de Loka",
  'not-as-described': "Objet non conforme à l'annonce",
  'no-answer': "L'autre ne répond pas",
  payment: 'Problème de paiement',
  damage: 'Objet abîmé ou en panne',
  behaviour: "Comportement de l'autre personne",
  spam: 'Publicité',
  'false-review': 'Avis faux',
  'personal-data': 'Informations personnelles',
  other: 'Autre',
};

export const reportOutcomes: Record<ReportOutcome, string> = {
  nothing: 'Rien à redire',
  helped: 'Aide apportée',
  warned: 'Membre averti',
  hidden: 'Masqué du site',
  frozen: 'Portefeuille bloqué',
};

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
