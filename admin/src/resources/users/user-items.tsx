import { formatNumber, messageOf } from '@loka/client';
import Button from '@mui/material/Button';
import { LinkBase, SimpleList, useGetList } from 'react-admin';
import type { StaffItem } from '../../api/types';
import { ItemThumbnail } from '../../components/item-thumbnail';
import { Money } from '../../components/money';
import { Panel } from '../../components/panel';
import { StatusChip } from '../../components/status-chip';
import { listPath } from '../../lib/list-path';
import { itemStates } from '../items';

const SHOWN = 10;

/** The person's newest items; nothing for who has none. */
export function UserItems({ userId }: { userId: string }) {
  const { data, total, error } = useGetList<StaffItem>('items', {
    filter: { ownerId: userId },
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'createdAt', order: 'DESC' },
  });
  if (error) return <Panel title="Objets">{messageOf(error)}</Panel>;
  if (!data || !total) return null;
  return (
    <Panel
      title={`Objets (${formatNumber(total)})`}
      action={
        total > data.length && (
          <Button component={LinkBase} to={listPath('items', { ownerId: userId })}>
            Tout voir
          </Button>
        )
      }
    >
      <SimpleList<StaffItem>
        resource="items"
        data={data}
        total={total}
        rowClick="show"
        leftIcon={({ images }) => <ItemThumbnail image={images[0]} />}
        primaryText={({ title }) => title}
        secondaryText={({ price, priceUnit }) => <Money francs={price} per={priceUnit} />}
        tertiaryText={({ state }) => <StatusChip status={itemStates[state]} />}
        sx={{ mx: -2, py: 0 }}
      />
    </Panel>
  );
}
