import { PageHead } from '@/components/head/page-head';
import { Hero, LatestItems, RestOfHome } from '@/features/home';

export default function Home() {
  return (
    <>
      <PageHead
        title="Loka, la location d'objets entre voisins"
        description="Louez les objets du quotidien près de chez vous, à Libreville et Port-Gentil, et payez par mobile money."
      />
      <Hero />
      <LatestItems />
      <RestOfHome />
    </>
  );
}
