import { Compass } from 'lucide-react';
import { AbsentHead } from '@/components/head/page-head';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { paths } from '@/lib/paths';

export default function NotFound() {
  return (
    <div className="page py-16">
      <AbsentHead title="Page non trouvée · Loka" />
      <EmptyState
        isPage
        icon={Compass}
        title="Page non trouvée"
        action={<ButtonLink to={paths.home}>Retour à l'accueil</ButtonLink>}
      >
        L'adresse a peut-être changé, ou l'objet n'est plus proposé.
      </EmptyState>
    </div>
  );
}
