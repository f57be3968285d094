/** Limits that refusals name; the others stand in the schemas. The API document carries them all. */
export const uploadMegabytes = 10;
export const uploadBytes = uploadMegabytes * 1024 * 1024;
export const mostPayoutMethods = 5;
export const mostFavourites = 200;
export const mostSavedSearches = 20;

/** Passkeys of a member. */
export const mostPasskeys = 20;
