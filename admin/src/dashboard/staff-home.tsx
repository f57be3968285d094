import Box from '@mui/material/Box';
import { auditOutcomeOf } from '../resources/audit-reports';
import { GatewayFees } from '../resources/payments';
import { outcomeOf } from '../resources/reconciliation-reports';
import { CountTile } from './count-tile';
import { NightReportNotice } from './night-report-notice';
import { TrendsPanel } from './trends/trends-panel';
import { WaitingPanel } from './waiting/waiting-panel';

export function StaffHome() {
  return (
    <Box sx={{ display: 'grid', gap: 2, py: 2 }}>
      <NightReportNotice
        resource="reconciliation-reports"
        readyAt={5}
        name="Rapprochement"
        theName="Le rapprochement"
        outcomeOf={outcomeOf}
        filter={{ asked: false }}
      />
      <NightReportNotice
        resource="audit-reports"
        readyAt={6}
        name="Audit"
        theName="L'audit"
        outcomeOf={auditOutcomeOf}
      />
      <WaitingPanel />
      <TrendsPanel />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
        }}
      >
        <CountTile
          label="Demandes en attente"
          resource="rentals"
          filter={{ status: 'en attente' }}
        />
        <CountTile label="Locations en cours" resource="rentals" filter={{ status: 'en cours' }} />
        <CountTile label="Objets en ligne" resource="items" filter={{ state: 'offered' }} />
        <CountTile label="Utilisateurs" resource="users" filter={{}} />
      </Box>
      <GatewayFees />
    </Box>
  );
}
