import { hideItem, restoreItem } from '../../api/actions';
import type { StaffItem } from '../../api/types';
import { BulkAction } from '../../components/bulk-action';
import { hiding, restoring } from './moderation';

const nameOf = ({ title }: StaffItem) => title;
const objects = (count: number) => (count > 1 ? `${count} objets` : 'un objet');

/** Takes several items off the site, or puts them back, for one reason. */
export function BulkModeration() {
  return (
    <>
      <BulkAction<StaffItem>
        label="Masquer"
        call={hideItem}
        nameOf={nameOf}
        success={(count) => (count > 1 ? `${count} objets masqués.` : 'Objet masqué.')}
        reason={(count) => ({
          ...dialogOf(hiding),
          title: `Masquer ${objects(count)}`,
          ...(count > 1 && {
            hint: 'Ils disparaissent du site. Les locations déjà acceptées ne changent pas.',
          }),
        })}
      />
      <BulkAction<StaffItem>
        label="Rétablir"
        call={restoreItem}
        nameOf={nameOf}
        success={(count) => (count > 1 ? `${count} objets rétablis.` : 'Objet rétabli.')}
        reason={(count) => ({
          ...dialogOf(restoring),
          title: `Rétablir ${objects(count)}`,
          ...(count > 1 && { hint: 'Ils redeviennent visibles et disponibles à la location.' }),
        })}
      />
    </>
  );
}

function dialogOf<Dialog extends { success: string }>({ success: _, ...dialog }: Dialog) {
  return dialog;
}
