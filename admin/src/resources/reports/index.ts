import Flag from '@mui/icons-material/FlagOutlined';
import type { ResourceProps } from 'react-admin';
import { ReportList } from './report-list';
import { ReportShow } from './report-show';

export {
  openReports,
  reportOutcomes,
  reportReasons,
  statusOf as reportStatus,
} from './report-words';

export const reports: ResourceProps = {
  name: 'reports',
  icon: Flag,
  list: ReportList,
  show: ReportShow,
  recordRepresentation: ({ title }) => title,
};
