import { limits } from '@loka/client';
import Button from '@mui/material/Button';
import { hideReview, restoreReview } from '../../api/actions';
import type { StaffReview } from '../../api/types';
import { Panel } from '../../components/panel';
import { useReasonedAction } from '../../components/use-reasoned-action';
import { hidingReasons, restoringReasons } from './review-words';

export const hiding = {
  title: 'Masquer cet avis',
  hint: 'Il disparaît du site et ne compte plus dans la note. Son auteur reçoit la raison.',
  reasons: hidingReasons,
  limits: limits['POST /api/admin/reviews/{id}/hide'].reason,
  confirmLabel: 'Masquer',
  color: 'error',
  success: 'Avis masqué.',
} as const;

const restoring = {
  title: 'Rétablir cet avis',
  hint: 'Il redevient visible et compte de nouveau dans la note.',
  reasons: restoringReasons,
  limits: limits['POST /api/admin/reviews/{id}/restore'].reason,
  confirmLabel: 'Rétablir',
  color: 'primary',
  success: 'Avis rétabli.',
} as const;

/** Takes a review off the site and out of the rating, or puts it back. */
export function ReviewModeration({ review: { id, hidden } }: { review: StaffReview }) {
  const { ask, dialog } = useReasonedAction({
    ...(hidden ? restoring : hiding),
    call: (reason) => (hidden ? restoreReview(id, reason) : hideReview(id, reason)),
  });
  return (
    <Panel title="Modération">
      <Button
        variant={hidden ? 'contained' : 'outlined'}
        color={hidden ? 'primary' : 'error'}
        onClick={ask}
      >
        {hidden ? "Rétablir l'avis" : "Masquer l'avis"}
      </Button>
      {dialog}
    </Panel>
  );
}
