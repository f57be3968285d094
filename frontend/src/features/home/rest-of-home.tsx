import { CallToAction } from './call-to-action';
import { HowItWorks } from './how-it-works';
import { PopularCategories } from './popular-categories';
import { Testimonials } from './testimonials';
import { WhyLoka } from './why-loka';

/** What explains Loka, below the objects. */
export function RestOfHome() {
  return (
    <>
      <HowItWorks />
      <PopularCategories />
      <WhyLoka />
      <Testimonials />
      <CallToAction />
    </>
  );
}
