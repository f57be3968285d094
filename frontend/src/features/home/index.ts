export { Hero } from './hero';
export { RestOfHome } from './late-rest-of-home';
export { LatestItems } from './latest-items';
