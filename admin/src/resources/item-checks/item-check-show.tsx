import { formatDatedInstant, limits } from '@loka/client';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type UseGetOneHookValue, useGetOne } from 'react-admin';
import { hideCheckedItem, keepItem } from '../../api/actions';
import type { ItemCheck, StaffItem } from '../../api/types';
import { Fact, Facts } from '../../components/facts';
import { ItemSummary } from '../../components/item-summary';
import { PageColumns } from '../../components/page-columns';
import { Panel } from '../../components/panel';
import { ReadFailure } from '../../components/read-failure';
import { RecordPage, whole } from '../../components/record-page';
import { StatusChip } from '../../components/status-chip';
import { useReasonedAction } from '../../components/use-reasoned-action';
import { UserLink } from '../../components/user-link';
import { useAction } from '../../lib/use-action';
import { hidingReasons, ItemPictures } from '../items';
import { causeOf, checkStatus } from './item-check-words';

export function ItemCheckShow() {
  return <RecordPage<ItemCheck> render={(check) => <CheckPage check={check} />} />;
}

function CheckPage({ check }: { check: ItemCheck }) {
  const read = useGetOne<StaffItem>('items', { id: check.itemId, ...whole }, { retry: false });
  return (
    <PageColumns
      main={<ItemNow check={check} read={read} />}
      side={<Look check={check} item={read.data} />}
    />
  );
}

type ItemRead = Pick<UseGetOneHookValue<StaffItem>, 'data' | 'error' | 'refetch'>;

function ItemNow({ check, read }: { check: ItemCheck; read: ItemRead }) {
  const { itemId, title, image } = check;
  const { data: item, error, refetch } = read;
  return (
    <Panel title="Annonce">
      <ItemSummary title={item?.title ?? title} image={image} itemId={itemId} />
      {!item && error && <ReadFailure error={error} onRetry={() => void refetch()} />}
      {item && (
        <>
          <Typography sx={{ mb: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {item.description}
          </Typography>
          <ItemPictures images={item.images} />
        </>
      )}
    </Panel>
  );
}

/** It stays, or is hidden: as it is read beside this, and not before. */
function Look({ check, item }: { check: ItemCheck; item: StaffItem | undefined }) {
  const { id, owner, createdAt, checkedAt, checkedBy, outcome } = check;
  const { run, isRunning } = useAction();
  const version = item?.version ?? check.version;
  const isOff = isRunning || !item;
  const { ask, dialog } = useReasonedAction({
    title: 'Masquer cet objet',
    hint: 'Il disparaît du site. Les locations déjà acceptées ne changent pas.',
    reasons: hidingReasons,
    limits: limits['POST /api/admin/item-checks/{id}/hide'].reason,
    confirmLabel: 'Masquer',
    color: 'error',
    success: 'Objet masqué.',
    call: (reason) => hideCheckedItem(id, version, reason),
  });
  return (
    <Panel title="À regarder" action={<StatusChip status={checkStatus(check)} />}>
      <Facts>
        <Fact name="Pourquoi">{causeOf(check)}</Fact>
        <Fact name="Propriétaire">
          <UserLink {...owner} />
        </Fact>
        <Fact name="Depuis le">{formatDatedInstant(createdAt)}</Fact>
        {checkedAt && <Fact name="Regardé le">{formatDatedInstant(checkedAt)}</Fact>}
        {checkedBy && <Fact name="Par">{checkedBy.name}</Fact>}
      </Facts>
      {outcome === null && (
        <Stack spacing={1} sx={{ mt: 2 }}>
          <Button
            variant="contained"
            disabled={isOff}
            onClick={() => run(() => keepItem(id, version), 'Objet regardé.')}
          >
            Rien à redire
          </Button>
          <Button variant="outlined" color="error" disabled={isOff} onClick={ask}>
            Masquer l'objet
          </Button>
        </Stack>
      )}
      {dialog}
    </Panel>
  );
}
