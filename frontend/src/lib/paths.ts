type DatesOrNone = { from?: string | null | undefined; to?: string | null | undefined };

/** In the address of a calendar: which month is shown, as `2026-12`. */
export const MONTH_PARAM = 'mois';

/** In the address of a list of rentals: the one that alone is shown. */
export const RENTAL_PARAM = 'location';

/** Every address of the site; nothing else spells one out. */
export const paths = {
  home: '/',
  explorer: '/explorer',
  /** Its request begins with the dates, where both are known. */
  item: (id: string, { from, to }: DatesOrNone = {}) =>
    `/objet/${id}${from && to ? `?${new URLSearchParams({ from, to })}` : ''}`,
  /** A picture: what messengers show of an object. */
  shareCard: (id: string) => `/partage/${id}.jpg`,
  owner: (id: string) => `/proprietaires/${id}`,
  billing: '/facturation',
  extension: (rentalId: string) => `/facturation/prolongation/${rentalId}`,
  signIn: '/connexion',
  signUp: '/inscription',
  confirmEmail: '/confirmation-email',
  confirmNumber: '/confirmer-numero',
  forgotPassword: '/mot-de-passe-oublie',
  confirmNewEmail: '/confirmer-adresse',
  undoEmailChange: '/retablir-adresse',
  notMe: '/ce-n-etait-pas-moi',
  resetPassword: '/nouveau-mot-de-passe',
  dashboard: '/tableau-de-bord',
  myItems: '/tableau-de-bord/mes-objets',
  addItem: '/tableau-de-bord/mes-objets/ajouter',
  itemCalendar: (id: string, month = '') =>
    `/tableau-de-bord/mes-objets/${id}/calendrier${month && `?${MONTH_PARAM}=${month}`}`,
  calendar: '/tableau-de-bord/calendrier',
  copyItem: (id: string) => `/tableau-de-bord/mes-objets/ajouter?copie=${id}`,
  editItem: (id: string) => `/tableau-de-bord/mes-objets/${id}/modifier`,
  myRentals: '/tableau-de-bord/mes-locations',
  myRental: (id: string) => `/tableau-de-bord/mes-locations?${RENTAL_PARAM}=${id}`,
  requests: '/tableau-de-bord/demandes',
  request: (id: string) => `/tableau-de-bord/demandes?${RENTAL_PARAM}=${id}`,
  messages: '/tableau-de-bord/messages',
  thread: (id: string) => `/tableau-de-bord/messages/${id}`,
  /** Leads to the thread, which is made the first time. */
  askAbout: (itemId: string) => `/tableau-de-bord/messages/objet/${itemId}`,
  rentalThread: (rentalId: string) => `/tableau-de-bord/messages/location/${rentalId}`,
  figures: '/tableau-de-bord/mes-chiffres',
  reviews: '/tableau-de-bord/avis',
  writeReview: (rentalId: string) => `/tableau-de-bord/avis/${rentalId}`,
  profile: '/tableau-de-bord/profil',
  wallet: '/tableau-de-bord/portefeuille',
  favourites: '/tableau-de-bord/favoris',
  savedSearches: '/tableau-de-bord/favoris/recherches',
  /** Of whoever has not signed in. */
  visitorFavourites: '/favoris',
  numbers: '/tableau-de-bord/portefeuille?onglet=numeros',
  settings: '/tableau-de-bord/parametres',
  deleteAccount: '/tableau-de-bord/supprimer-mon-compte',
  notifications: '/tableau-de-bord/notifications',
  /** For another device, which takes the live photo and has no session. */
  verificationDevice: (token: string) => `/verification/appareil/${token}`,
  unsubscribe: (token: string) => `/desabonnement/${token}`,
  about: '/a-propos',
  terms: '/conditions',
  rentalContract: '/contrat-de-location',
  privacy: '/confidentialite',
  faq: '/faq',
  prohibitedObjects: '/objets-interdits',
  /** In development only. */
  primitives: '/_/composants',
} as const;

/** The explorer, already searched: empty values are left out. */
export function explorerPath(filters: { q?: string; category?: string }): string {
  const query = new URLSearchParams();
  if (filters.q) query.set('q', filters.q);
  if (filters.category) query.set('category', filters.category);
  return query.size > 0 ? `${paths.explorer}?${query}` : paths.explorer;
}

/** Of the question that says what Loka covers and what it does not. */
export const COVER_ANCHOR = 'assurance';

/** Where the request stands on the page of an item. */
export const REQUEST_ANCHOR = 'demande';
/** In the address of an item: its request was sent before signing in, and goes on. */
export const CONTINUED_PARAM = 'suite';

/** The request for an item, to be sent as it was typed. */
export const continuedRequestPath = (itemId: string): string =>
  `${paths.item(itemId)}?${CONTINUED_PARAM}=1#${REQUEST_ANCHOR}`;

/** A page of the way in (`paths.signIn` by default), which leads to `to` in the end. */
export const signInPath = (to: string | null, page: string = paths.signIn): string =>
  to ? `${page}?${new URLSearchParams({ redirect: to })}` : page;
