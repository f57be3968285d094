import { formatDay } from '@loka/client';
import Balance from '@mui/icons-material/BalanceOutlined';
import type { ResourceProps } from 'react-admin';
import { ReportList } from './report-list';
import { ReportShow } from './report-show';

export { outcomeOf } from './difference-words';

export const reconciliationReports: ResourceProps = {
  name: 'reconciliation-reports',
  icon: Balance,
  list: ReportList,
  show: ReportShow,
  recordRepresentation: ({ day }) => formatDay(day),
};
