import Link from '@mui/material/Link';
import { LinkBase } from 'react-admin';
import type { Payment } from '../../api/types';
import { Fact, Facts } from '../../components/facts';
import { Money } from '../../components/money';
import { PageColumns } from '../../components/page-columns';
import { Panel } from '../../components/panel';
import { RecordPage } from '../../components/record-page';
import { StatusChip } from '../../components/status-chip';
import { UserLink } from '../../components/user-link';
import { formatMoment } from '../../lib/format';
import { PaymentHistory } from './payment-history';
import { operatorName, paymentStatuses } from './payment-status';

export function PaymentShow() {
  return <RecordPage<Payment> render={(payment) => <PaymentPage payment={payment} />} />;
}

function PaymentPage({ payment }: { payment: Payment }) {
  return (
    <PageColumns
      main={
        <>
          <PaymentFacts payment={payment} />
          <PaymentHistory events={payment.events} />
        </>
      }
      side={
        <Panel title="Location">
          {payment.rentalId ? (
            <Link component={LinkBase} to={`/rentals/${payment.rentalId}/show`}>
              {payment.itemTitle}
            </Link>
          ) : (
            `${payment.itemTitle} : aucune location créée par ce paiement.`
          )}
        </Panel>
      }
    />
  );
}

function PaymentFacts({ payment }: { payment: Payment }) {
  return (
    <Panel title="Paiement" action={<StatusChip status={paymentStatuses[payment.status]} />}>
      <Facts>
        <Fact name="Montant">
          <strong>
            <Money francs={payment.amount} />
          </strong>
        </Fact>
        <Fact name="Payeur">
          <UserLink id={payment.payerId} name={payment.payerName} />
        </Fact>
        <Fact name="Opérateur">{operatorName(payment.operator)}</Fact>
        <Fact name="Numéro">{payment.phoneNumber}</Fact>
        <Fact name="Référence">
          <code>{payment.reference}</code>
        </Fact>
        <Fact name="Chez l'opérateur">{payment.gatewayReference}</Fact>
        <Fact name="Créé le">{formatMoment(payment.createdAt)}</Fact>
        <Fact name="Décidé le">{payment.decidedAt && formatMoment(payment.decidedAt)}</Fact>
        {payment.failureCode && <Fact name="Motif de l'échec">{payment.failureCode}</Fact>}
      </Facts>
    </Panel>
  );
}
