import Payments from '@mui/icons-material/PaymentsOutlined';
import type { ResourceProps } from 'react-admin';
import { PaymentList } from './payment-list';
import { PaymentShow } from './payment-show';

export { GatewayFees } from './gateway-fees';
export { operatorName, paymentStatuses, purposes } from './payment-status';
export { answerWords } from './review-words';

export const payments: ResourceProps = {
  name: 'payments',
  icon: Payments,
  list: PaymentList,
  show: PaymentShow,
  recordRepresentation: ({ reference }) => reference,
};
