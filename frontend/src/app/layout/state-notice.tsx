import { formatInstant } from '@loka/client';
import { CloudOff } from 'lucide-react';
import { Suspense } from 'react';
import { Button } from '@/components/ui/button';
import { part } from '@/components/ui/part';
import { NoticeLine } from './notice-line';

/* Only where there is a network; that a page is old is said without one. */
const UpdateLine = part(
  async () => (await import('./update-line')).UpdateLine,
  () => null,
);

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
        <NoticeLine
          icon={<CloudOff size={20} aria-hidden className="shrink-0" />}
          action={
            <Button variant="secondary" size="sm" onClick={() => location.reload()}>
              Actualiser
            </Button>
          }
        >
          Sans réponse{'\u00a0'}: page vue le {formatInstant(seen)}. Prix et disponibilités ont pu
          changer.
        </NoticeLine>
      )}
      <Suspense>{isUpdateReady && <UpdateLine />}</Suspense>
    </div>
  );
}
