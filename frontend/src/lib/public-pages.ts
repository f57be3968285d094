import { paths } from './paths';

/** A page that is the same for everybody: the server draws it, and phones keep it for when there is no network. */
export type PublicPage = {
  /** Where it is; `:id` is that of what it shows. */
  path: string;
  /** In the list of what a phone has kept; a page with an id has the name of what it shows. */
  name?: string;
  /** The read of the API without which it has nothing to show, with the same id. */
  read?: string;
  /** False of a page whose content only the browser knows: the server does not draw it, nor tell search engines of it. */
  isServed?: boolean;
};

/**
 * The public pages, each by the name of its file in `src/app/routes`: the routes, the service worker and the site map
 * derive from it what they do.
 */
export const publicPages = {
  home: { path: paths.home, name: 'Accueil', read: '/items' },
  explorer: { path: paths.explorer, name: 'Explorer les objets', read: '/items' },
  item: { path: paths.item(':id'), read: '/single/item/:id' },
  owner: { path: paths.owner(':id'), read: '/api/owners/:id' },
  about: { path: paths.about, name: 'Comment ça marche' },
  faq: { path: paths.faq, name: 'Questions fréquentes' },
  terms: { path: paths.terms, name: 'Conditions générales' },
  'rental-contract': {
    path: paths.rentalContract,
    name: 'Contrat de location',
    read: '/api/rental-contract',
  },
  privacy: { path: paths.privacy, name: 'Confidentialité' },
  'prohibited-objects': {
    path: paths.prohibitedObjects,
    name: 'Objets interdits',
    read: '/api/prohibited-objects',
  },
  'visitor-favourites': { path: paths.visitorFavourites, name: 'Mes favoris', isServed: false },
} as const satisfies Record<string, PublicPage>;

export type PublicPageName = keyof typeof publicPages;

export const isServed = ({ isServed = true }: PublicPage): boolean => isServed;

/** The addresses that search engines are told of, but for those with an id. */
export const listedAddresses = (): string[] =>
  Object.values<PublicPage>(publicPages)
    .filter((page) => isServed(page) && !page.path.includes(':'))
    .map(({ path }) => path);
