import { RefreshCw } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { updates } from '@/lib/service-worker/updates';
import { NoticeLine } from './notice-line';

/** Offered, not forced. */
export function UpdateLine() {
  return (
    <NoticeLine
      icon={<RefreshCw size={20} aria-hidden className="shrink-0" />}
      action={
        <Button variant="secondary" size="sm" onClick={updates.take}>
          Mettre à jour
        </Button>
      }
    >
      Une nouvelle version de Loka est prête.
    </NoticeLine>
  );
}
