import { limits } from '@loka/client';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { hideItem, restoreItem } from '../../api/actions';
import type { StaffItem } from '../../api/types';
import { Panel } from '../../components/panel';
import { ReasonDialog } from '../../components/reason-dialog';
import { useAction } from '../../lib/use-action';
import { hidingReasons, restoringReasons } from './moderation-reasons';

const hiding = {
  title: 'Masquer cet objet',
  hint: 'Il disparaît du site. Les locations déjà acceptées ne changent pas.',
  reasons: hidingReasons,
  limits: limits['POST /api/admin/items/{id}/hide'].reason,
  confirmLabel: 'Masquer',
  color: 'error',
} as const;

const restoring = {
  title: 'Rétablir cet objet',
  hint: 'Il redevient visible et disponible à la location.',
  reasons: restoringReasons,
  limits: limits['POST /api/admin/items/{id}/restore'].reason,
  confirmLabel: 'Rétablir',
  color: 'primary',
} as const;

/** Takes an item off the site, or puts it back; a deleted one stays deleted. */
export function Moderation({ item: { id, state } }: { item: StaffItem }) {
  const [isAsking, setAsking] = useState(false);
  const { run, isRunning } = useAction();
  const isHidden = state === 'hidden';

  async function moderate(reason: string) {
    const call = isHidden ? restoreItem : hideItem;
    await run(() => call(id, reason), isHidden ? 'Objet rétabli.' : 'Objet masqué.');
    setAsking(false);
  }

  if (state === 'deleted') return null;
  return (
    <Panel title="Modération">
      <Stack spacing={1}>
        <Button
          variant={isHidden ? 'contained' : 'outlined'}
          color={isHidden ? 'primary' : 'error'}
          onClick={() => setAsking(true)}
        >
          {isHidden ? "Rétablir l'objet" : "Masquer l'objet"}
        </Button>
        <Button href={`/objet/${id}`} target="_blank" endIcon={<OpenInNew />}>
          Voir sur le site
        </Button>
      </Stack>
      {isAsking && (
        <ReasonDialog
          {...(isHidden ? restoring : hiding)}
          busy={isRunning}
          onConfirm={moderate}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  );
}
