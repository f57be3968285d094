import type { Rental } from '@/api/types';

const MOST = 200;

/** The rentals that are kept to be seen without network; owners may have thousands. */
export const newest = (rentals: Rental[]): Rental[] => rentals.slice(0, MOST);
