import { formatDatedInstant, messageOf } from '@loka/client';
import { SimpleList, useGetList } from 'react-admin';
import type { Payment } from '../../api/types';
import { Money } from '../../components/money';
import { Panel } from '../../components/panel';
import { StatusChip } from '../../components/status-chip';
import { paymentStatuses, purposes } from '../payments';

/** Extensions are as few as there are days. */
const MOST = 50;

/** What paid for a rental and its extensions, each a way to its own page. */
export function RentalPayments({ rentalId }: { rentalId: string }) {
  const { data, total, error } = useGetList<Payment>('payments', {
    filter: { rentalId },
    pagination: { page: 1, perPage: MOST },
    sort: { field: 'createdAt', order: 'ASC' },
  });
  if (error) return <Panel title="Paiements">{messageOf(error)}</Panel>;
  if (!data || !total) return null;
  return (
    <Panel title={total > 1 ? 'Paiements' : 'Paiement'}>
      <SimpleList<Payment>
        resource="payments"
        data={data}
        total={total}
        rowClick="show"
        primaryText={({ amount, walletAmount, purpose }) => (
          <>
            {purposes[purpose]}, <Money francs={amount + walletAmount} />
          </>
        )}
        secondaryText={({ reference, createdAt }) => (
          <>
            {reference} · {formatDatedInstant(createdAt)}
          </>
        )}
        tertiaryText={({ status }) => <StatusChip status={paymentStatuses[status]} />}
        sx={{ mx: -2, py: 0 }}
      />
    </Panel>
  );
}
