import Link from '@mui/material/Link';
import { CanAccess, LinkBase } from 'react-admin';
import type { ReconciliationReport } from '../../api/types';
import { purposes } from '../payments';

/** Which payment a line of a report is about: a link for those who may open it. */
export function PaymentNamed({
  payment: { paymentId, reference, purpose },
}: {
  payment: Pick<ReconciliationReport['differences'][number], 'paymentId' | 'reference' | 'purpose'>;
}) {
  return (
    <div>
      <CanAccess resource="payments" action="show" accessDenied={reference}>
        <Link component={LinkBase} to={`/payments/${paymentId}/show`}>
          {reference}
        </Link>
      </CanAccess>
      <br />
      {purposes[purpose]}
    </div>
  );
}
