import type { WaitingKind } from '../../api/dashboard';
import { listPath } from '../../lib/list-path';
import { openApprovals } from '../../resources/approvals';
import { uncheckedItems } from '../../resources/item-checks';
import { openReports } from '../../resources/reports';
import { pendingVerifications } from '../../resources/verifications';

interface Kind {
  /** Of all of them. */
  many: string;
  /** Of one. */
  one: string;
  resource: string;
  /** Of the list that has them all. */
  filter: Record<string, unknown>;
}

const contested = { disputed: true };

export const waitingKinds: Record<WaitingKind, Kind> = {
  verification: {
    many: 'Identités à vérifier',
    one: 'Identité à vérifier',
    resource: 'verifications',
    filter: pendingVerifications,
  },
  report: {
    many: 'Signalements ouverts',
    one: 'Signalement',
    resource: 'reports',
    filter: openReports,
  },
  'item-check': {
    many: 'Objets à regarder',
    one: 'Objet à regarder',
    resource: 'item-checks',
    filter: uncheckedItems,
  },
  handover: {
    many: 'Remises contestées',
    one: 'Remise contestée',
    resource: 'rentals',
    filter: contested,
  },
  return: {
    many: 'Retours contestés',
    one: 'Retour contesté',
    resource: 'rentals',
    filter: contested,
  },
  missing: {
    many: 'Objets non rendus',
    one: 'Objet non rendu',
    resource: 'rentals',
    filter: contested,
  },
  late: {
    many: 'Retours en retard',
    one: 'Retour en retard',
    resource: 'rentals',
    filter: { late: true },
  },
  payment: {
    many: 'Paiements à décider',
    one: 'Paiement à décider',
    resource: 'payments',
    filter: { status: 'review' },
  },
  approval: {
    many: 'Actes à approuver',
    one: 'Acte à approuver',
    resource: 'approvals',
    filter: openApprovals,
  },
};

/** The list that has all of a kind, whoever has waited longest first where it is sorted so. */
export const listOf = ({ resource, filter }: Kind): string => listPath(resource, filter);
