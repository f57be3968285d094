import { ApiError } from '@loka/client';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, PackageX } from 'lucide-react';
import { useNavigate, useParams } from 'react-router-dom';
import { DashboardTitle } from '@/app/layout/dashboard-title';
import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { useAuth } from '@/features/account';
import { EditItemForm, itemQuery } from '@/features/items';
import { paths } from '@/lib/paths';
import type { SavedItem } from './my-items';

export default function EditItem() {
  const { id = '' } = useParams();
  return (
    <>
      <DashboardTitle
        title="Modifier l'objet"
        action={
          <ButtonLink to={paths.myItems} variant="ghost" className="max-sm:-ml-5">
            <ArrowLeft size={18} aria-hidden />
            Retour
          </ButtonLink>
        }
      />
      <Edited key={id} id={id} />
    </>
  );
}

function Edited({ id }: { id: string }) {
  const { user } = useAuth();
  const navigate = useNavigate();
  // What was read before may have been edited elsewhere.
  const {
    data: item,
    error,
    refetch,
    isFetchedAfterMount,
  } = useQuery({
    ...itemQuery(id),
    refetchOnMount: 'always',
  });
  const isGone = error instanceof ApiError && error.status === 404;
  if (isGone || (item && item.ownerId !== user?.id)) return <NotYours />;
  if (error && !item) return <ErrorState error={error} onRetry={refetch} />;
  if (!item || !isFetchedAfterMount) return <Skeleton className="h-96 rounded-2xl" />;

  function finish() {
    const state: SavedItem = { id, said: 'Annonce modifiée' };
    navigate(paths.myItems, { state });
  }
  return (
    <>
      {item.hidden && (
        <Alert tone="warning" title="Cette annonce est masquée par l'équipe Loka.">
          <p>
            Vous pouvez la corriger. Elle reste masquée jusqu'à ce que l'équipe la remette en ligne.
          </p>
        </Alert>
      )}
      <Card className="p-5 sm:p-7">
        <EditItemForm item={item} onDone={finish} />
      </Card>
    </>
  );
}

function NotYours() {
  return (
    <Card>
      <EmptyState
        icon={PackageX}
        title="Objet non trouvé"
        action={<ButtonLink to={paths.myItems}>Voir mes objets</ButtonLink>}
      >
        Il a été supprimé, ou n'est pas à vous.
      </EmptyState>
    </Card>
  );
}
