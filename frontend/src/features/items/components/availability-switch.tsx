import type { Item } from '@/api/types';
import { Switch } from '@/components/ui/switch';
import { toast } from '@/components/ui/toast';
import { useUpdateAvailability } from '../api/update-availability';

/** Shows the wanted state while it is being saved, and the stored one again if that fails. */
export function AvailabilitySwitch({ item }: { item: Item }) {
  const update = useUpdateAvailability(item);
  const checked = update.isPending ? update.variables : item.available;

  const change = (available: boolean) =>
    update.mutate(available, {
      onError: () =>
        toast.error('Une erreur est survenue lors de la mise à jour de la disponibilité.'),
    });

  return (
    <Switch
      label="Disponible"
      aria-label={`Disponible\u00a0: ${item.title}`}
      checked={checked}
      disabled={update.isPending || item.missing}
      onChange={({ target }) => change(target.checked)}
    />
  );
}
