import { plural } from '@loka/client';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { OPEN_PAYMENTS, useRefreshMoney } from '@/features/payments';
import { isKeptStep } from '@/features/rentals';
import { WALLET_PARTS } from '@/features/wallet';
import { useEntries, useSendNow } from '@/lib/offline';
import { paths } from '@/lib/paths';
import { FAVOURITES, MY_ITEMS, MY_RENTALS, REQUESTS, SESSION, THREADS } from '@/lib/seen-names';
import { LastSeenNotice } from './last-seen-notice';

/** There the card of each rental says what waits. */
const WITH_CARDS: readonly string[] = [paths.myRentals, paths.requests];

/** What each page shows; the others show the session. */
const READ_ON: Record<string, string[]> = {
  [paths.myRentals]: [MY_RENTALS, OPEN_PAYMENTS],
  [paths.requests]: [REQUESTS],
  [paths.messages]: [THREADS],
  [paths.favourites]: [FAVOURITES],
  [paths.dashboard]: [MY_ITEMS],
  [paths.myItems]: [MY_ITEMS],
  [paths.wallet]: [...WALLET_PARTS, OPEN_PAYMENTS],
};

/** Says that what is shown is not of now, and that something waits to be sent. */
export function OfflineNotice() {
  const { pathname } = useLocation();
  // A message that waits stands in its conversation, and a heart shows itself.
  const entries = useEntries().filter(({ kind }) => isKeptStep(kind));
  useRefreshAfterSending(entries.length);
  const refused = entries.filter(({ refusal }) => refusal).length;
  return (
    <>
      {/* Where nothing of the page was seen before, the page itself says that it could not be read. */}
      <LastSeenNotice names={READ_ON[pathname] ?? [SESSION]} />
      {!WITH_CARDS.includes(pathname) && (
        <>
          <WaitingNotice count={entries.length - refused} />
          <RefusedNotice count={refused} />
        </>
      )}
    </>
  );
}

function WaitingNotice({ count }: { count: number }) {
  const { sendNow, isSending } = useSendNow();
  if (count === 0) return null;
  return (
    <Alert
      tone="warning"
      title={plural(count, "envoi n'est pas parti", 'envois ne sont pas partis')}
      action={
        <Button variant="secondary" size="sm" busy={isSending} onClick={sendNow}>
          Envoyer maintenant
        </Button>
      }
    >
      <p>Ce téléphone garde tout. Le détail est sur la location.</p>
    </Alert>
  );
}

/** Sent again it would be refused again: it is corrected or dropped where its form is. */
function RefusedNotice({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Alert
      tone="danger"
      title={plural(count, 'envoi a été refusé', 'envois ont été refusés')}
      action={
        <span className="flex flex-wrap gap-x-5 gap-y-2">
          <TextLink to={paths.myRentals}>Mes locations</TextLink>
          <TextLink to={paths.requests}>Demandes reçues</TextLink>
        </span>
      }
    >
      <p>
        {count > 1 ? 'Corrigez-les ou supprimez-les' : 'Corrigez-le ou supprimez-le'} sur la
        location. Ce téléphone garde tout.
      </p>
    </Alert>
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
