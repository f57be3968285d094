import { keepItem } from '../../api/actions';
import type { ItemCheck } from '../../api/types';
import { BulkAction } from '../../components/bulk-action';

/** No object has it: what nobody has read is refused. */
const neverRead = 0;

/** Finds nothing to say about several items at once. */
export function BulkKeeping() {
  return (
    <BulkAction<ItemCheck>
      label="Rien à redire"
      call={(id, _reason, check) => keepItem(id, check?.version ?? neverRead)}
      nameOf={({ title }) => title}
      success={(count) => (count > 1 ? `${count} objets regardés.` : 'Objet regardé.')}
    />
  );
}
