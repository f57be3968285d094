import type { ReportRow } from './reports.schema.js';

/** What the console and its files call what reports are about. */
export const reportKindNames: Record<ReportRow['kind'], string> = {
  item: 'Objet',
  member: 'Membre',
  rental: 'Aide sur une location',
  message: 'Message',
  review: 'Avis',
};

export const reportReasonNames: Record<ReportRow['reason'], string> = {
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

export const reportOutcomeNames: Record<NonNullable<ReportRow['outcome']>, string> = {
  nothing: 'Rien à redire',
  helped: 'Aide apportée',
  warned: 'Membre averti',
  hidden: 'Masqué du site',
  frozen: 'Portefeuille bloqué',
};
