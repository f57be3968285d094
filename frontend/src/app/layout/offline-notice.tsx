import { formatInstant, plural } from '@loka/client';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useRefreshMoney } from '@/features/payments';
import { lastSeenAt, outbox, useEntries } from '@/lib/offline';
import { paths } from '@/lib/paths';

/** There the card of each rental says what waits. */
const WITH_CARDS: readonly string[] = [paths.myRentals, paths.requests];

/** Says that what is shown is not of now, and that something waits to be sent. */
export function OfflineNotice() {
  const { pathname } = useLocation();
  const since = useSyncExternalStore(lastSeenAt.subscribe, lastSeenAt.get);
  const entries = useEntries();
  useRefreshAfterSending(entries.length);
  return (
    <>
      {since && (
        <Alert tone="warning" title="Pas de réseau">
          <p>Voici ce que vous avez vu le {formatInstant(since)}.</p>
        </Alert>
      )}
      {entries.length > 0 && !WITH_CARDS.includes(pathname) && (
        <Alert
          tone="warning"
          title={plural(entries.length, "envoi n'est pas parti", 'envois ne sont pas partis')}
          action={
            <Button variant="secondary" size="sm" onClick={outbox.sendNow}>
              Envoyer maintenant
            </Button>
          }
        >
          <p>Ce téléphone garde tout. Le détail est sur la location.</p>
        </Alert>
      )}
    </>
  );
}

/** What was sent behind the page has changed rentals and money. */
function useRefreshAfterSending(waiting: number) {
  const refresh = useRefreshMoney();
  const before = useRef(waiting);
  useEffect(() => {
    if (waiting < before.current) void refresh();
    before.current = waiting;
  }, [waiting, refresh]);
}
