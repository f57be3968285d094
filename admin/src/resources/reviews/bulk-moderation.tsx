import { hideReview } from '../../api/actions';
import type { StaffReview } from '../../api/types';
import { BulkAction } from '../../components/bulk-action';
import { hiding } from './review-moderation';

const { success: _, ...dialog } = hiding;

const ofSeveral =
  'Ils disparaissent du site et ne comptent plus dans les notes. Chaque auteur reçoit la raison.';

/** Takes several reviews off the site, for one reason. */
export function BulkModeration() {
  return (
    <BulkAction<StaffReview>
      label="Masquer"
      call={hideReview}
      nameOf={({ authorName, itemTitle }) => `${authorName}, ${itemTitle}`}
      success={(count) => (count > 1 ? `${count} avis masqués.` : 'Avis masqué.')}
      reason={(count) =>
        count > 1 ? { ...dialog, title: `Masquer ${count} avis`, hint: ofSeveral } : dialog
      }
    />
  );
}
