import PhonelinkErase from '@mui/icons-material/PhonelinkEraseOutlined';
import type { ResourceProps } from 'react-admin';
import { IncidentList } from './incident-list';

export { IncidentBanner } from './incident-banner';
export { operatorLabels } from './incident-words';

export const incidents: ResourceProps = {
  name: 'incidents',
  icon: PhonelinkErase,
  list: IncidentList,
};
