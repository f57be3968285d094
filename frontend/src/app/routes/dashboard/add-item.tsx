import { ArrowLeft, ShieldAlert } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { DashboardTitle } from '@/app/layout/dashboard-title';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { toast } from '@/components/ui/toast';
import { useAuth } from '@/features/account';
import { ItemForm } from '@/features/items';
import { VERIFIER } from '@/features/verification';
import { paths } from '@/lib/paths';

export default function AddItem() {
  const { user } = useAuth();
  const navigate = useNavigate();

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

  function finish() {
    toast.success('Objet ajouté avec succès');
    navigate(paths.myItems);
  }
  return (
    <>
      <DashboardTitle
        title="Ajouter un objet"
        action={
          <ButtonLink to={paths.myItems} variant="ghost" className="max-sm:-ml-5">
            <ArrowLeft size={18} aria-hidden />
            Retour
          </ButtonLink>
        }
      />
      <Card className="p-5 sm:p-7">
        <ItemForm onDone={finish} />
      </Card>
    </>
  );
}
