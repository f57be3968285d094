import { keepItem } from '../../api/actions';
import type { ItemCheck } from '../../api/types';
import { BulkAction } from '../../components/bulk-action';

/** Finds nothing to say about several items at once. */
export function BulkKeeping() {
  return (
    <BulkAction<ItemCheck>
      label="Rien à redire"
      call={keepItem}
      nameOf={({ title }) => title}
      success={(count) => (count > 1 ? `${count} objets regardés.` : 'Objet regardé.')}
    />
  );
}
