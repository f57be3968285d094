import FactCheck from '@mui/icons-material/FactCheckOutlined';
import type { ResourceProps } from 'react-admin';
import { VerificationList } from './verification-list';
import { VerificationShow } from './verification-show';

export { documentNames, pendingVerifications, verificationStatuses } from './verification-status';

export const verifications: ResourceProps = {
  name: 'verifications',
  icon: FactCheck,
  list: VerificationList,
  show: VerificationShow,
  recordRepresentation: ({ userName }) => userName,
};
