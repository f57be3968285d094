import { formatDatedInstant, limits } from '@loka/client';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useGetOne } from 'react-admin';
import { hideCheckedItem, keepItem } from '../../api/actions';
import type { ItemCheck, StaffItem } from '../../api/types';
import { Fact, Facts } from '../../components/facts';
import { ItemSummary } from '../../components/item-summary';
import { PageColumns } from '../../components/page-columns';
import { Panel } from '../../components/panel';
import { RecordPage } from '../../components/record-page';
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
  return <PageColumns main={<ItemNow check={check} />} side={<Look check={check} />} />;
}

function ItemNow({ check: { itemId, title, image } }: { check: ItemCheck }) {
  const { data: item } = useGetOne<StaffItem>('items', { id: itemId });
  return (
    <Panel title="Annonce">
      <ItemSummary title={title} image={image} itemId={itemId} />
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

/** It stays, or is hidden. */
function Look({ check }: { check: ItemCheck }) {
  const { id, owner, createdAt, checkedAt, checkedBy, outcome } = check;
  const { run, isRunning } = useAction();
  const { ask, dialog } = useReasonedAction({
    title: 'Masquer cet objet',
    hint: 'Il disparaît du site. Les locations déjà acceptées ne changent pas.',
    reasons: hidingReasons,
    limits: limits['POST /api/admin/item-checks/{id}/hide'].reason,
    confirmLabel: 'Masquer',
    color: 'error',
    success: 'Objet masqué.',
    call: (reason) => hideCheckedItem(id, reason),
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
            disabled={isRunning}
            onClick={() => run(() => keepItem(id), 'Objet regardé.')}
          >
            Rien à redire
          </Button>
          <Button variant="outlined" color="error" disabled={isRunning} onClick={ask}>
            Masquer l'objet
          </Button>
        </Stack>
      )}
      {dialog}
    </Panel>
  );
}
