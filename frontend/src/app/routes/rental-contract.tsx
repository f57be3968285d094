import { useQuery } from '@tanstack/react-query';
import { Article, ArticleSection } from '@/app/layout/article';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { contractQuery } from '@/features/documents';

/** What both parties of a rental accept. */
export default function RentalContract() {
  const contract = useQuery(contractQuery);
  return (
    <Article
      title="Contrat de location"
      intro={
        contract.data
          ? `Version\u00a0${contract.data.version}. Le locataire l'accepte en payant sa demande, le propriétaire en acceptant la demande. Le contrat de chaque location, avec les noms, l'objet et les dates, se télécharge ensuite en PDF.`
          : 'Ce que le locataire et le propriétaire acceptent.'
      }
    >
      {contract.isPending && <Skeleton className="h-96 rounded-3xl" />}
      {contract.isError && <ErrorState error={contract.error} onRetry={contract.refetch} />}
      {contract.data?.articles.map(({ title, paragraphs }, index) => (
        <ArticleSection key={title} title={`${index + 1}. ${title}`}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </ArticleSection>
      ))}
    </Article>
  );
}
