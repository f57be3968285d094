import { formatDay } from '@loka/client';
import Rule from '@mui/icons-material/RuleOutlined';
import type { ResourceProps } from 'react-admin';
import { AuditReportList } from './audit-report-list';
import { AuditReportShow } from './audit-report-show';

export { auditOutcomeOf } from './audit-outcome';

export const auditReports: ResourceProps = {
  name: 'audit-reports',
  icon: Rule,
  list: AuditReportList,
  show: AuditReportShow,
  recordRepresentation: ({ day }) => formatDay(day),
};
