export { favouriteSenders } from './api/favourite-senders';
export { favouritesQuery } from './api/list-favourites';
export { FavouriteButton } from './components/favourite-button';
export { VisitorHeart } from './components/visitor-heart';
export { useFavourite, useLookedAt } from './use-favourite';
export { useTakeFavouritesAlong } from './use-take-along';
export { useVisitorFavourites } from './use-visitor-favourites';
