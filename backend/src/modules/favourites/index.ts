export {
  favouriteDaysFreed,
  favouriteOfferedAgain,
  favouritePriceFell,
} from './favourites.events.js';
export { FavouritesModule } from './favourites.module.js';
