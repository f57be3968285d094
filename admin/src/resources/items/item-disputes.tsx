import { formatPeriod, messageOf } from '@loka/client';
import { SimpleList, useGetList } from 'react-admin';
import type { Rental } from '../../api/types';
import { Panel } from '../../components/panel';
import { handoverStatuses, returnStatuses } from '../../components/rental-status';
import { StatusChip } from '../../components/status-chip';

const SHOWN = 10;

/** The rentals of an object that staff decide about, as one that was not given back; nothing without any. */
export function ItemDisputes({ itemId }: { itemId: string }) {
  const { data, total, error } = useGetList<Rental>('rentals', {
    filter: { itemId, disputed: true },
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'createdAt', order: 'DESC' },
  });
  if (error) return <Panel title="Litiges">{messageOf(error)}</Panel>;
  if (!data || !total) return null;
  return (
    <Panel title="Litiges">
      <SimpleList<Rental>
        resource="rentals"
        data={data}
        total={total}
        rowClick="show"
        primaryText={({ start_date, end_date }) => formatPeriod(start_date, end_date)}
        secondaryText={({ renterName }) => renterName}
        tertiaryText={({ handover_status, return_status }) => (
          <StatusChip
            status={
              handover_status === 'disputed'
                ? handoverStatuses[handover_status]
                : returnStatuses[return_status]
            }
          />
        )}
        sx={{ mx: -2, py: 0 }}
      />
    </Panel>
  );
}
