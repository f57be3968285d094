/** What the storage has of cards. */
export const cardFolder = 'cards/';

/** Where the storage keeps a card: `cards/<version>.jpg`. */
export const cardKey = (version: string): string => `${cardFolder}${version}.jpg`;
