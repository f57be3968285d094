import { formatNumber } from '@loka/client';
import { DataTable } from 'react-admin';
import type { AuditReport } from '../../api/types';
import { NightReportList } from '../../components/night-report-list';
import { auditOutcomeOf } from './audit-outcome';

export function AuditReportList() {
  return (
    <NightReportList<AuditReport>
      outcomeOf={auditOutcomeOf}
      outcomeField="broken"
      extentOf={({ checked }) => `${formatNumber(checked)} règles vérifiées`}
    >
      <DataTable.NumberCol source="checked" disableSort />
    </NightReportList>
  );
}
