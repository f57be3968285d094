import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Days } from '@/components/policy/days';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { ErrorState } from '@/components/ui/error-state';
import { Failure } from '@/components/ui/failure';
import { Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { paths } from '@/lib/paths';
import { deletionQuery, useKeepAccount, useRequestDeletion } from '../api/deletion';
import { useAuth } from '../auth';
import { leavingWords } from '../leaving-words';
import { DeletionObstacles } from './deletion-obstacles';

/** What is to be done first, or how to take the deletion back; nothing when the account can be deleted. */
export function DeletionStanding() {
  const state = useQuery(deletionQuery());
  if (!state.data) return null;
  const { dueAt, postponedDays, obstacles } = state.data;
  if (!dueAt && obstacles.length === 0) return null;
  return (
    <Card className="grid grid-cols-1 gap-4 p-5 sm:p-7">
      {dueAt ? (
        <KeepAccount dueAt={dueAt} postponedDays={postponedDays} />
      ) : (
        <>
          <h2 className="text-xl">À régler d'abord</h2>
          <p>Votre compte ne peut pas encore être supprimé&nbsp;:</p>
          <DeletionObstacles obstacles={obstacles} />
        </>
      )}
    </Card>
  );
}

/** For how many days whoever leaves can change their mind. */
export const GraceDays = () => <Days count={useQuery(deletionQuery()).data?.graceDays} />;

/** For how many days more the deletion may be put off. */
export const PostponedDays = () => <Days count={useQuery(deletionQuery()).data?.postponedDays} />;

/** The question itself, once nothing stands in the way. */
export function AccountDeletion() {
  const state = useQuery(deletionQuery());
  if (state.isPending) return <Skeleton className="h-24 rounded-xl" />;
  if (state.isLoadingError) return <ErrorState error={state.error} onRetry={state.refetch} />;
  const { dueAt, graceDays, postponedDays, obstacles } = state.data;
  if (dueAt || obstacles.length > 0) return null;
  return (
    <Card className="grid grid-cols-1 gap-4 p-5 sm:p-7">
      <DeleteAccount graceDays={graceDays} postponedDays={postponedDays} />
    </Card>
  );
}

function DeleteAccount({ graceDays, postponedDays }: { graceDays: number; postponedDays: number }) {
  const { leave } = useAuth();
  const navigate = useNavigate();
  const request = useRequestDeletion();
  const [isOpen, setOpen] = useState(false);
  const [isRead, setRead] = useState(false);

  const confirm = () =>
    request.mutate(undefined, {
      onSuccess: async () => {
        // First away from what needs a session, which would ask to sign in again.
        navigate(paths.home);
        await leave();
        toast.success(`Votre compte est fermé. Il sera supprimé dans ${graceDays} jours.`);
      },
    });

  return (
    <>
      <h2 className="text-xl">Supprimer mon compte</h2>
      <Checkbox
        label="J'ai lu ce qui est supprimé et ce qui est conservé."
        checked={isRead}
        onChange={(event) => setRead(event.target.checked)}
      />
      <Button
        variant="danger"
        disabled={!isRead}
        onClick={() => setOpen(true)}
        className="sm:justify-self-start"
      >
        Supprimer mon compte
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`Supprimer votre compte\u00a0?`}
        confirmLabel="Supprimer mon compte"
        variant="danger"
        onConfirm={confirm}
        busy={request.isPending}
        error={request.error}
      >
        <p>
          Vous serez déconnecté partout et vos objets ne seront plus proposés. Vous avez {graceDays}{' '}
          jours pour changer d'avis&nbsp;: reconnectez-vous, puis choisissez «&nbsp;Garder mon
          compte&nbsp;».
        </p>
        <p>
          Cela peut prendre jusqu'à {postponedDays} jours de plus si quelque chose est encore en
          cours d'examen.
        </p>
      </ConfirmDialog>
    </>
  );
}

function KeepAccount({ dueAt, postponedDays }: { dueAt: string; postponedDays: number }) {
  const keep = useKeepAccount();
  return (
    <>
      <Alert tone="warning" title={leavingWords(dueAt, postponedDays)}>
        <p>D'ici là, vous pouvez tout consulter, mais plus rien louer, proposer ou modifier.</p>
        <p>
          Cela peut prendre jusqu'à {postponedDays} jours de plus si quelque chose est encore en
          cours d'examen.
        </p>
      </Alert>
      {keep.error && <Failure message="Une erreur est survenue." error={keep.error} />}
      <Button busy={keep.isPending} onClick={() => keep.mutate()} className="sm:justify-self-start">
        Garder mon compte
      </Button>
    </>
  );
}
