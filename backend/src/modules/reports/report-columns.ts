import { type CsvColumns, instantCell } from '../../platform/http/csv.js';
import type { ReportRow } from './reports.schema.js';

const kinds: Record<ReportRow['kind'], string> = {
  item: 'Objet',
  member: 'Membre',
  rental: 'Aide sur une location',
  message: 'Message',
  review: 'Avis',
};

const reasons: Record<ReportRow['reason'], string> = {
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

const outcomes: Record<NonNullable<ReportRow['outcome']>, string> = {
  nothing: 'Rien à redire',
  helped: 'Aide apportée',
  warned: 'Membre averti',
  hidden: 'Masqué du site',
  frozen: 'Portefeuille bloqué',
};

/** Reports as a file, with what the console's list shows of them: not who made them. */
export const reportColumns: CsvColumns<ReportRow> = {
  'Objet du signalement': ({ title }) => title,
  Sur: ({ kind }) => kinds[kind],
  Motif: ({ reason }) => reasons[reason],
  'Membre concerné': ({ member }) => member.name,
  'Signalements du membre': ({ memberReports }) => memberReports,
  'Pris par': ({ takenBy }) => takenBy?.name ?? null,
  Reçu: ({ createdAt }) => instantCell(createdAt),
  Clos: ({ closedAt }) => instantCell(closedAt),
  Suite: ({ outcome }) => outcome && outcomes[outcome],
};
