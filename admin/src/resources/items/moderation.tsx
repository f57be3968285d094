import { limits } from '@loka/client';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useGetIdentity } from 'react-admin';
import { hideItem, restoreItem } from '../../api/actions';
import type { StaffItem } from '../../api/types';
import { Panel } from '../../components/panel';
import { useReasonedAction } from '../../components/use-reasoned-action';
import { hidingReasons, restoringReasons } from './moderation-reasons';

export const hiding = {
  title: 'Masquer cet objet',
  hint: 'Il disparaît du site. Les locations déjà acceptées ne changent pas.',
  reasons: hidingReasons,
  limits: limits['POST /api/admin/items/{id}/hide'].reason,
  confirmLabel: 'Masquer',
  color: 'error',
  success: 'Objet masqué.',
} as const;

export const restoring = {
  title: 'Rétablir cet objet',
  hint: 'Il redevient visible et disponible à la location.',
  reasons: restoringReasons,
  limits: limits['POST /api/admin/items/{id}/restore'].reason,
  confirmLabel: 'Rétablir',
  color: 'primary',
  success: 'Objet rétabli.',
} as const;

/** Takes an item off the site, or puts it back; a deleted one stays deleted, and nobody decides about their own. */
export function Moderation({ item: { id, state, ownerId } }: { item: StaffItem }) {
  const { identity } = useGetIdentity();
  const isHidden = state === 'hidden';
  const { ask, dialog } = useReasonedAction({
    ...(isHidden ? restoring : hiding),
    call: (reason) => (isHidden ? restoreItem(id, reason) : hideItem(id, reason)),
  });

  if (state === 'deleted') return null;
  return (
    <Panel title="Modération">
      <Stack spacing={1}>
        {identity?.id === ownerId ? (
          <Typography>Cet objet est le vôtre{'\u00a0'}: une autre personne en décide.</Typography>
        ) : (
          <Button
            variant={isHidden ? 'contained' : 'outlined'}
            color={isHidden ? 'primary' : 'error'}
            onClick={ask}
          >
            {isHidden ? "Rétablir l'objet" : "Masquer l'objet"}
          </Button>
        )}
        <Button href={`/objet/${id}`} target="_blank" endIcon={<OpenInNew />}>
          Voir sur le site
        </Button>
      </Stack>
      {dialog}
    </Panel>
  );
}
