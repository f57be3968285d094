export { Hero } from './hero';
export { LatestItems } from './latest-items';
export { RestOfHome } from './rest-of-home';
