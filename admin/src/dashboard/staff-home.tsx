import Box from '@mui/material/Box';
import { auditOutcomeOf } from '../resources/audit-reports';
import { uncheckedItems } from '../resources/item-checks';
import { GatewayFees } from '../resources/payments';
import { outcomeOf } from '../resources/reconciliation-reports';
import { openReports } from '../resources/reports';
import { pendingVerifications } from '../resources/verifications';
import { CountTile } from './count-tile';
import { NextVerifications } from './next-verifications';
import { NightReportNotice } from './night-report-notice';

export function StaffHome() {
  return (
    <Box sx={{ display: 'grid', gap: 2, py: 2 }}>
      <NightReportNotice
        resource="reconciliation-reports"
        readyAt={5}
        name="Rapprochement"
        theName="Le rapprochement"
        outcomeOf={outcomeOf}
      />
      <NightReportNotice
        resource="audit-reports"
        readyAt={6}
        name="Audit"
        theName="L'audit"
        outcomeOf={auditOutcomeOf}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)', lg: 'repeat(5, 1fr)' },
        }}
      >
        <CountTile
          label="Vérifications en attente"
          resource="verifications"
          filter={pendingVerifications}
          urgent
        />
        <CountTile label="Signalements ouverts" resource="reports" filter={openReports} urgent />
        <CountTile label="Objets à regarder" resource="item-checks" filter={uncheckedItems} />
        <CountTile
          label="Paiements à examiner"
          resource="payments"
          filter={{ status: 'review' }}
          urgent
        />
        <CountTile
          label="Litiges à trancher"
          resource="rentals"
          filter={{ disputed: true }}
          urgent
        />
        <CountTile label="Objets en retard" resource="rentals" filter={{ late: true }} urgent />
        <CountTile
          label="Demandes en attente"
          resource="rentals"
          filter={{ status: 'en attente' }}
        />
        <CountTile label="Locations en cours" resource="rentals" filter={{ status: 'en cours' }} />
        <CountTile label="Objets en ligne" resource="items" filter={{ state: 'offered' }} />
        <CountTile label="Utilisateurs" resource="users" filter={{}} />
      </Box>
      <NextVerifications />
      <GatewayFees />
    </Box>
  );
}
