export { CallToAction } from './call-to-action';
export { Hero } from './hero';
export { HowItWorks } from './how-it-works';
export { LatestItems } from './latest-items';
export { PopularCategories } from './popular-categories';
export { Testimonials } from './testimonials';
export { WhyLoka } from './why-loka';
