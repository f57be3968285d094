import Link from '@mui/material/Link';
import { LinkBase } from 'react-admin';
import type { PaymentDetail } from '../../api/types';
import { DocumentButton } from '../../components/document-button';
import { PageColumns } from '../../components/page-columns';
import { Panel } from '../../components/panel';
import { RecordPage } from '../../components/record-page';
import { LateSettlement } from './late-settlement';
import { OperatorPanel } from './operator-panel';
import { PaymentFacts } from './payment-facts';
import { PaymentHistory } from './payment-history';
import { Review } from './review';
import { Righting } from './righting';
import { Waiting } from './waiting';

export function PaymentShow() {
  return <RecordPage<PaymentDetail> render={(payment) => <PaymentPage payment={payment} />} />;
}

function PaymentPage({ payment }: { payment: PaymentDetail }) {
  return (
    <PageColumns
      main={
        <>
          <Waiting payment={payment} />
          {payment.status === 'review' && <Review payment={payment} />}
          {payment.status === 'failed' && <LateSettlement payment={payment} />}
          <Righting payment={payment} />
          <PaymentFacts payment={payment} />
          {payment.status !== 'review' && <OperatorPanel payment={payment} />}
        </>
      }
      side={
        <>
          {payment.status === 'succeeded' && (
            <Panel title="Documents">
              <DocumentButton url={`/api/payment/${payment.id}/receipt`} label="Reçu" />
            </Panel>
          )}
          {(payment.purpose === 'rental' || payment.purpose === 'extension') && (
            <RentalPanel payment={payment} />
          )}
          <PaymentHistory payment={payment} />
        </>
      }
    />
  );
}

function RentalPanel({ payment }: { payment: PaymentDetail }) {
  return (
    <Panel title="Location">
      {payment.rentalId ? (
        <Link component={LinkBase} to={`/rentals/${payment.rentalId}/show`}>
          {payment.itemTitle}
        </Link>
      ) : (
        `${payment.itemTitle}\u00a0: aucune location créée par ce paiement.`
      )}
    </Panel>
  );
}
