import { formatInstant } from '@loka/client';
import { CloudOff, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { updates } from '@/lib/service-worker/updates';

type StateNoticeProps = {
  /** An ISO instant; undefined while all on the page is new. */
  seen: string | undefined;
  isUpdateReady: boolean;
};

/** Above the page: that it is as it was seen before, or that there is a newer version of the site. */
export function StateNotice({ seen, isUpdateReady }: StateNoticeProps) {
  return (
    <div role="status" className="grid bg-sun-100 text-sun-800">
      {seen && (
        <Line
          icon={<CloudOff size={20} aria-hidden className="shrink-0" />}
          action={
            <Button variant="secondary" size="sm" onClick={() => location.reload()}>
              Actualiser
            </Button>
          }
        >
          Sans réseau{'\u00a0'}: page vue le {formatInstant(seen)}. Prix et disponibilités ont pu
          changer.
        </Line>
      )}
      {isUpdateReady && (
        <Line
          icon={<RefreshCw size={20} aria-hidden className="shrink-0" />}
          action={
            <Button variant="secondary" size="sm" onClick={updates.take}>
              Mettre à jour
            </Button>
          }
        >
          Une nouvelle version de Loka est prête.
        </Line>
      )}
    </div>
  );
}

type LineProps = { icon: ReactNode; action: ReactNode; children: ReactNode };

function Line({ icon, action, children }: LineProps) {
  return (
    <div className="page flex items-center gap-3 py-2 text-sm">
      {icon}
      <p className="flex-1 text-pretty">{children}</p>
      {action}
    </div>
  );
}
