import { expect, type Page } from '@playwright/test';
import { conversation, dashboard, nobody, only } from './addresses.js';

/** Whose screen it is: those of the demo data, a visitor, somebody who has just signed up, or staff in the console. */
export type Person = 'visitor' | 'renter' | 'owner' | 'newcomer' | 'staff' | 'admin' | 'ops';

export interface Screen {
  /** Also the name of its pictures. */
  name: string;
  as: Person;
  /** Where it is; asked of the database when that depends on the data. */
  address: string | (() => Promise<string>);
  /** What its heading says. */
  heading: string | RegExp;
  /** What it says besides, once it is complete. */
  texts?: (string | RegExp)[];
  /** It is on the sheet of the main ones. */
  main?: true;
  /** Has calls answered otherwise, before it is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** It waits for an answer: what stands for the content is the screen. */
  isLoading?: true;
  /** Brings the page into the state of which this is the screen. */
  prepare?: (page: Page) => Promise<void>;
}

/** Every screen of the site and its main states, with what it must say. */
export const screens: Screen[] = [
  {
    name: 'home',
    main: true,
    as: 'visitor',
    address: '/',
    heading: /./,
    texts: ['Catégories populaires', 'Pourquoi choisir Loka'],
  },
  {
    name: 'explorer',
    main: true,
    as: 'visitor',
    address: '/explorer',
    heading: 'Explorer les objets',
    texts: [/\d\+? résultat/],
  },
  {
    name: 'explorer-filters',
    as: 'visitor',
    address: '/explorer',
    heading: /./,
    prepare: async (page) => {
      const button = page.getByRole('button', { name: /^Filtres/, expanded: false });
      if (await button.isVisible()) await button.click();
      await expect(page.getByRole('group', { name: 'Prix par jour' })).toBeVisible();
    },
  },
  {
    name: 'explorer-dates',
    as: 'visitor',
    address: '/explorer?city=Libreville',
    heading: /./,
    prepare: async (page) => {
      const button = page.getByRole('button', { name: /^Filtres/, expanded: false });
      if (await button.isVisible()) await button.click();
      await page.getByRole('button', { name: /^Du/ }).click();
      await expect(page.getByRole('grid')).toBeVisible();
    },
  },
  {
    name: 'explorer-map',
    as: 'visitor',
    address: '/explorer?city=Port-Gentil',
    heading: /./,
    prepare: async (page) => {
      const button = page.getByRole('button', { name: /^Filtres/, expanded: false });
      if (await button.isVisible()) await button.click();
      await page.getByText('Quartiers et carte de Libreville').click();
      const map = page.getByRole('group', { name: 'Carte de Libreville' });
      await map
        .getByRole('button', { name: /voir de plus près$/ })
        .first()
        .click();
      await expect(map.getByRole('button', { name: 'Voir toute la ville' })).toBeFocused();
    },
  },
  {
    name: 'explorer-refused',
    as: 'visitor',
    address: '/explorer?from=2026-12-05&to=2026-12-01',
    heading: /./,
    texts: ['Effacer les filtres'],
  },
  {
    name: 'search-open',
    as: 'visitor',
    address: '/faq',
    heading: /./,
    prepare: async (page) => {
      const button = page.getByRole('button', { name: 'Rechercher un objet' });
      if (await button.isVisible()) await button.click();
      await page.getByRole('combobox', { name: 'Rechercher un objet...' }).fill('ten');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  { name: 'explorer-nothing', as: 'visitor', address: '/explorer?q=xyzzyx', heading: /./ },
  {
    name: 'item',
    main: true,
    as: 'visitor',
    address: rentedItem,
    heading: /./,
    texts: ['Propriétaire'],
  },
  {
    name: 'item-not-found',
    as: 'visitor',
    address: `/objet/${nobody}`,
    heading: 'Objet non trouvé',
  },
  {
    name: 'owner',
    main: true,
    as: 'visitor',
    address: ownerPage,
    heading: 'J***g',
    texts: ['Ses objets'],
  },
  {
    name: 'owner-not-found',
    as: 'visitor',
    address: `/proprietaires/${nobody}`,
    heading: 'Propriétaire non trouvé',
  },
  { name: 'visitor-favourites', as: 'visitor', address: '/favoris', heading: 'Mes favoris' },
  { name: 'sign-in', main: true, as: 'visitor', address: '/connexion', heading: 'Connexion' },
  {
    name: 'sign-in-refused',
    as: 'visitor',
    address: '/connexion',
    heading: 'Connexion',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
      await expect(page.locator('[aria-invalid="true"]')).not.toHaveCount(0);
    },
  },
  { name: 'sign-up', as: 'visitor', address: '/inscription', heading: 'Inscription' },
  {
    name: 'forgot-password',
    as: 'visitor',
    address: '/mot-de-passe-oublie',
    heading: 'Mot de passe oublié',
  },
  {
    name: 'reset-password',
    as: 'visitor',
    address: '/nouveau-mot-de-passe?token=x',
    heading: 'Nouveau mot de passe',
  },
  { name: 'about', as: 'visitor', address: '/a-propos', heading: /./ },
  { name: 'terms', as: 'visitor', address: '/conditions', heading: 'Conditions générales' },
  {
    name: 'rental-contract',
    as: 'visitor',
    address: '/contrat-de-location',
    heading: 'Contrat de location',
  },
  { name: 'privacy', as: 'visitor', address: '/confidentialite', heading: 'Confidentialité' },
  { name: 'faq', as: 'visitor', address: '/faq', heading: 'Questions fréquentes' },
  {
    name: 'prohibited-objects',
    as: 'visitor',
    address: '/objets-interdits',
    heading: 'Objets interdits',
  },
  { name: 'not-found', as: 'visitor', address: '/nulle-part', heading: 'Page non trouvée' },

  {
    name: 'my-items',
    main: true,
    as: 'owner',
    address: dashboard('mes-objets'),
    heading: 'Mes objets',
  },
  {
    name: 'add-item',
    main: true,
    as: 'owner',
    address: dashboard('mes-objets/ajouter'),
    heading: 'Ajouter un objet',
  },
  {
    name: 'edit-item',
    as: 'owner',
    address: ownItem('modifier'),
    heading: "Modifier l'objet",
    prepare: (page) => page.getByRole('button', { name: 'Ajouter un prix dégressif' }).click(),
  },
  { name: 'item-calendar', as: 'owner', address: ownItem('calendrier'), heading: /./ },
  { name: 'calendar', as: 'owner', address: dashboard('calendrier'), heading: 'Calendrier' },
  {
    name: 'requests',
    main: true,
    as: 'owner',
    address: dashboard('demandes'),
    heading: 'Demandes',
  },
  { name: 'figures', as: 'owner', address: dashboard('mes-chiffres'), heading: 'Mes chiffres' },
  { name: 'reviews', as: 'owner', address: dashboard('avis'), heading: 'Avis' },
  {
    name: 'wallet',
    main: true,
    as: 'owner',
    address: dashboard('portefeuille'),
    heading: 'Portefeuille',
  },
  {
    name: 'wallet-numbers',
    as: 'owner',
    address: dashboard('portefeuille?onglet=numeros'),
    heading: 'Portefeuille',
  },
  { name: 'own-item', as: 'owner', address: ownPublicItem, heading: /./ },

  {
    name: 'my-rentals',
    main: true,
    as: 'renter',
    address: dashboard('mes-locations'),
    heading: 'Mes locations',
  },
  {
    name: 'messages',
    main: true,
    as: 'renter',
    address: dashboard('messages'),
    heading: 'Messages',
  },
  { name: 'conversation', as: 'renter', address: conversation, heading: /./ },
  {
    name: 'renter-wallet',
    as: 'renter',
    address: dashboard('portefeuille'),
    heading: 'Portefeuille',
    prepare: (page) => page.getByText('Voir les montants').click(),
  },
  {
    name: 'profile',
    main: true,
    as: 'renter',
    address: dashboard('profil'),
    heading: 'Mon profil',
  },
  {
    name: 'delete-account',
    as: 'renter',
    address: dashboard('supprimer-mon-compte'),
    heading: 'Supprimer mon compte',
  },
  { name: 'settings', as: 'renter', address: dashboard('parametres'), heading: 'Paramètres' },
  {
    name: 'notifications',
    as: 'renter',
    address: dashboard('notifications'),
    heading: 'Notifications',
  },
  { name: 'favourites', as: 'renter', address: dashboard('favoris'), heading: 'Mes favoris' },

  { name: 'no-items', as: 'newcomer', address: dashboard('mes-objets'), heading: 'Mes objets' },
  {
    name: 'no-rentals',
    as: 'newcomer',
    address: dashboard('mes-locations'),
    heading: 'Mes locations',
  },
  { name: 'no-requests', as: 'newcomer', address: dashboard('demandes'), heading: 'Demandes' },
  { name: 'no-messages', as: 'newcomer', address: dashboard('messages'), heading: 'Messages' },
  { name: 'no-favourites', as: 'newcomer', address: dashboard('favoris'), heading: 'Mes favoris' },
  {
    name: 'empty-wallet',
    as: 'newcomer',
    address: dashboard('portefeuille'),
    heading: 'Portefeuille',
  },
  { name: 'new-profile', as: 'newcomer', address: dashboard('profil'), heading: 'Mon profil' },
];

async function ownerPage(): Promise<string> {
  const id = await only(`select id from users where email = 'proprietaire@loka.example'`);
  return `/proprietaires/${id}`;
}

/** One with reviews and several pictures. */
async function rentedItem(): Promise<string> {
  const id = await only(`
    select i.id from items i join reviews r on r.item_id = i.id
    where i.available and i.deleted_at is null and i.hidden_at is null
    group by i.id order by count(*) desc, i.id limit 1`);
  return `/objet/${id}`;
}

const ownItemId = () =>
  only(`
    select i.id from items i join users u on u.id = i.owner_id
    where u.email = 'proprietaire@loka.example' and i.deleted_at is null order by i.id limit 1`);

function ownItem(page: string): () => Promise<string> {
  return async () => dashboard(`mes-objets/${await ownItemId()}/${page}`);
}

async function ownPublicItem(): Promise<string> {
  return `/objet/${await ownItemId()}`;
}
