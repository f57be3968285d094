import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ShieldAlert } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { DashboardTitle } from '@/app/layout/dashboard-title';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { useAuth } from '@/features/account';
import { itemQuery, NewItemForm } from '@/features/items';
import { VERIFIER } from '@/features/verification';
import { paths } from '@/lib/paths';
import type { SavedItem } from './my-items';

export default function AddItem() {
  const { user } = useAuth();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const likeId = query.get('copie');

  if (user?.verifier !== VERIFIER.verified) {
    return (
      <>
        <DashboardTitle title="Ajouter un objet" />
        <Card>
          <EmptyState
            icon={ShieldAlert}
            title="Votre identité n'est pas encore vérifiée"
            action={
              <div className="flex flex-wrap justify-center gap-3">
                <ButtonLink to={paths.myItems} variant="secondary">
                  Retour
                </ButtonLink>
                <ButtonLink to={paths.profile}>
                  {user?.verifier === VERIFIER.pending
                    ? 'Voir ma demande'
                    : 'Vérifier mon identité'}
                </ButtonLink>
              </div>
            }
          >
            Les objets sont proposés par des personnes que nous avons identifiées{'\u00a0'}: c'est
            ce qui permet de leur faire confiance.
          </EmptyState>
        </Card>
      </>
    );
  }

  function finish(id: string) {
    const state: SavedItem = { id, said: 'Objet ajouté avec succès' };
    navigate(paths.myItems, { state });
  }
  return (
    <>
      <DashboardTitle
        title={likeId ? 'Dupliquer un objet' : 'Ajouter un objet'}
        action={
          <ButtonLink to={paths.myItems} variant="ghost" className="max-sm:-ml-5">
            <ArrowLeft size={18} aria-hidden />
            Retour
          </ButtonLink>
        }
      />
      <Card className="p-5 sm:p-7">
        {likeId ? (
          <Copy key={likeId} id={likeId} onDone={finish} />
        ) : (
          <NewItemForm onDone={finish} />
        )}
      </Card>
    </>
  );
}

/** A new object like another one. */
function Copy({ id, onDone }: { id: string; onDone: (id: string) => void }) {
  const { data: item, error, refetch } = useQuery(itemQuery(id));
  if (item) return <NewItemForm like={item} onDone={onDone} />;
  return error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton className="h-80" />;
}
