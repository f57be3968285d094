import { copyText } from '@loka/client';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { ErrorState } from '@/components/ui/error-state';
import { Failure } from '@/components/ui/failure';
import { Skeleton } from '@/components/ui/skeleton';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { calendarFeedQuery, useRenewCalendarFeed } from '../api/calendar-feed';

/** The address with which an owner sees the days of an object in another calendar. */
export function CalendarFeed({ itemId }: { itemId: string }) {
  const feed = useQuery(calendarFeedQuery(itemId));
  const create = useRenewCalendarFeed(itemId);

  return (
    <Card className="grid content-start gap-4 self-start p-5 sm:p-6">
      <div>
        <h2 className="text-xl">Abonner un agenda</h2>
        <p className="mt-1 text-[0.95rem]">
          Google Agenda, Outlook ou l'agenda de votre téléphone affichent alors les jours loués et
          fermés, sans nom ni numéro.
        </p>
      </div>
      {feed.isPending && <Skeleton className="h-12" />}
      {feed.isError && <ErrorState error={feed.error} onRetry={feed.refetch} />}
      {feed.data?.url === null && (
        <Button
          variant="secondary"
          className="justify-self-start max-sm:w-full"
          busy={create.isPending}
          onClick={() => create.mutate()}
        >
          <CalendarPlus size={18} aria-hidden />
          Créer l'adresse
        </Button>
      )}
      {create.error && <Failure message="L'adresse n'a pas pu être créée." error={create.error} />}
      {feed.data?.url && <Address itemId={itemId} url={feed.data.url} />}
    </Card>
  );
}

function Address({ itemId, url }: { itemId: string; url: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [renewing, setRenewing] = useState(false);
  const renew = useRenewCalendarFeed(itemId, () => {
    setRenewing(false);
    toast.success("L'adresse est renouvelée.");
  });

  /** Where the browser does not copy, the address is selected, to be copied by hand. */
  async function copy() {
    if (await copyText(url)) return toast.success('Adresse copiée.');
    field.current?.select();
    toast.error("L'adresse n'a pas pu être copiée\u00a0: elle est sélectionnée, copiez-la.");
  }

  return (
    <>
      <TextField
        label="Adresse à coller dans votre agenda"
        hint="Qui l'a voit ces jours&nbsp;: ne la donnez à personne d'autre."
        ref={field}
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={copy} className="max-sm:w-full">
          <Copy size={18} aria-hidden />
          Copier l'adresse
        </Button>
        <Button variant="ghost" onClick={() => setRenewing(true)} className="max-sm:w-full">
          Renouveler l'adresse
        </Button>
      </div>
      <ConfirmDialog
        open={renewing}
        onClose={() => setRenewing(false)}
        title={"Renouveler l'adresse\u00a0?"}
        confirmLabel="Renouveler"
        onConfirm={() => renew.mutate()}
        busy={renew.isPending}
        error={renew.error}
      >
        <p>
          L'ancienne adresse cesse aussitôt de fonctionner. Abonnez de nouveau vos agendas avec la
          nouvelle.
        </p>
      </ConfirmDialog>
    </>
  );
}
