import { useSyncExternalStore } from 'react';
import { type VisitorFavourite, visitorFavourites } from './visitor-favourites';

/** What is kept in this browser, the newest first. */
export const useVisitorFavourites = () =>
  useSyncExternalStore(visitorFavourites.subscribe, visitorFavourites.list, none);

const nothing: readonly VisitorFavourite[] = [];
const none = () => nothing;
