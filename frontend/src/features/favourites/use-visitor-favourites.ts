import { useSyncExternalStore } from 'react';
import { visitorFavourites } from './visitor-favourites';

/** What is kept in this browser, the newest first. */
export const useVisitorFavourites = () =>
  useSyncExternalStore(visitorFavourites.subscribe, visitorFavourites.list);
