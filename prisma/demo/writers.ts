/** Which parties have written of a rental of the demo data that is over. */
export type Writers = 'both' | 'renter' | 'owner';
