/** The lists that staff export, by the name that the log keeps. */
const lists: Record<string, string> = {
  members: 'Utilisateurs',
  items: 'Objets',
  rentals: 'Locations',
  payments: 'Paiements',
  verifications: 'Vérifications',
  reports: 'Signalements',
  'item-checks': 'À regarder',
  reviews: 'Avis',
  corrections: 'Corrections',
  approvals: 'Actes à approuver',
  places: 'Lieux',
  'audit-log': 'Journal',
  incidents: 'Pannes',
  'reconciliation-reports': 'Rapprochements',
  'audit-reports': 'Audits',
};

export const listName = (list: string): string => lists[list] ?? list;
