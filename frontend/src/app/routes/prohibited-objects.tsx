import { useQuery } from '@tanstack/react-query';
import { Article, ArticleSection } from '@/app/layout/article';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { prohibitedObjectsQuery } from '@/features/reports';

export default function ProhibitedObjects() {
  const { data: kinds, error, refetch } = useQuery(prohibitedObjectsQuery);
  return (
    <Article
      title="Objets interdits"
      intro="Ce qui ne peut pas être proposé sur Loka, même pour une journée."
    >
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!kinds && !error && <Skeleton className="h-96 rounded-2xl" />}
      {kinds?.map(({ id, title, description }) => (
        <ArticleSection key={id} id={id} title={title}>
          <p>{description}</p>
        </ArticleSection>
      ))}
      {kinds && (
        <ArticleSection title="Vous voyez un de ces objets&nbsp;?">
          <p>
            Ouvrez l'annonce et choisissez «{'\u00a0'}Signaler cet objet{'\u00a0'}». L'équipe Loka
            la regarde et la masque s'il le faut. Le propriétaire ne saura pas qui l'a signalée.
          </p>
        </ArticleSection>
      )}
    </Article>
  );
}
