import {
  CallToAction,
  Hero,
  HowItWorks,
  LatestItems,
  PopularCategories,
  Testimonials,
  WhyLoka,
} from '@/features/home';

export default function Home() {
  return (
    <>
      <title>Loka, la location d'objets entre voisins</title>
      <Hero />
      <HowItWorks />
      <PopularCategories />
      <LatestItems />
      <WhyLoka />
      <Testimonials />
      <CallToAction />
    </>
  );
}
