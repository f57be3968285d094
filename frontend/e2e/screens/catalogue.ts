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
export const screens: (Screen & { texts: (string | RegExp)[] })[] = [
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
    texts: [/\d\+? résultat/],
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
    texts: [/\d\+? résultat/],
    prepare: async (page) => {
      const button = page.getByRole('button', { name: /^Filtres/, expanded: false });
      if (await button.isVisible()) await button.click();
      await page.getByRole('button', { name: /^Du/ }).click();
      await expect(page.getByRole('grid').first()).toBeVisible();
    },
  },
  {
    name: 'explorer-map',
    as: 'visitor',
    address: '/explorer?city=Port-Gentil',
    heading: /./,
    texts: [/\d\+? résultat/],
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
    texts: ['Faut-il un compte ?'],
    prepare: async (page) => {
      const button = page.getByRole('button', { name: 'Rechercher un objet' });
      if (await button.isVisible()) await button.click();
      await page.getByRole('combobox', { name: 'Rechercher un objet...' }).fill('ten');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'explorer-nothing',
    as: 'visitor',
    address: '/explorer?q=xyzzyx',
    heading: /./,
    texts: ['Aucun résultat ne correspond à votre recherche', 'Réinitialiser les filtres'],
  },
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
    texts: ["L'annonce a peut-être été retirée par son propriétaire.", "Retour à l'exploration"],
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
    texts: ["Cette personne ne propose pas d'objet sur Loka."],
  },
  {
    name: 'visitor-favourites',
    as: 'visitor',
    address: '/favoris',
    heading: 'Mes favoris',
    texts: ["Vous n'avez pas encore de favoris", 'Voir les objets'],
  },
  {
    name: 'sign-in',
    main: true,
    as: 'visitor',
    address: '/connexion',
    heading: 'Connexion',
    texts: ['Se souvenir de moi', 'Mot de passe oublié', "S'inscrire"],
  },
  {
    name: 'sign-in-refused',
    as: 'visitor',
    address: '/connexion',
    heading: 'Connexion',
    texts: ['Pas encore de compte'],
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
      await expect(page.locator('[aria-invalid="true"]')).not.toHaveCount(0);
    },
  },
  {
    name: 'sign-up',
    as: 'visitor',
    address: '/inscription',
    heading: 'Inscription',
    texts: ['Confirmer le mot de passe', "conditions d'utilisation", 'Créer mon compte'],
  },
  {
    name: 'forgot-password',
    as: 'visitor',
    address: '/mot-de-passe-oublie',
    heading: 'Mot de passe oublié',
    texts: ['Recevoir un lien', 'Retour à la connexion'],
  },
  {
    name: 'reset-password',
    as: 'visitor',
    address: '/nouveau-mot-de-passe?token=x',
    heading: 'Nouveau mot de passe',
    texts: ['Changer le mot de passe', 'Demander un nouveau lien'],
  },
  {
    name: 'about',
    as: 'visitor',
    address: '/a-propos',
    heading: /./,
    texts: ['Vous cherchez un objet', 'Vous avez un objet à louer'],
  },
  {
    name: 'terms',
    as: 'visitor',
    address: '/conditions',
    heading: 'Conditions générales',
    texts: ['1. Le service', '5. Annulation et remboursement'],
  },
  {
    name: 'rental-contract',
    as: 'visitor',
    address: '/contrat-de-location',
    heading: 'Contrat de location',
    texts: ['1. Objet du contrat', "3. Remise de l'objet"],
  },
  {
    name: 'privacy',
    as: 'visitor',
    address: '/confidentialite',
    heading: 'Confidentialité',
    texts: ['Ce que nous conservons', 'La liste de vos appareils connectés'],
  },
  {
    name: 'faq',
    as: 'visitor',
    address: '/faq',
    heading: 'Questions fréquentes',
    texts: ['À quoi sert la caution ?', 'Les objets sont-ils assurés ?'],
  },
  {
    name: 'prohibited-objects',
    as: 'visitor',
    address: '/objets-interdits',
    heading: 'Objets interdits',
    texts: ['Armes et explosifs', 'Contrefaçons et objets volés'],
  },
  {
    name: 'not-found',
    as: 'visitor',
    address: '/nulle-part',
    heading: 'Page non trouvée',
    texts: ["Retour à l'accueil"],
  },

  {
    name: 'my-items',
    main: true,
    as: 'owner',
    address: dashboard('mes-objets'),
    heading: 'Mes objets',
    texts: ['Ajouter un objet', 'Indisponibles', 'Disponible'],
  },
  {
    name: 'add-item',
    main: true,
    as: 'owner',
    address: dashboard('mes-objets/ajouter'),
    heading: 'Ajouter un objet',
    texts: ['Prix (FCFA)', 'Caution (FCFA)', 'Ajouter des photos'],
  },
  {
    name: 'edit-item',
    as: 'owner',
    address: ownItem('modifier'),
    heading: "Modifier l'objet",
    texts: ['Prix (FCFA)', 'Couverture'],
    prepare: (page) => page.getByRole('button', { name: 'Ajouter un prix dégressif' }).click(),
  },
  {
    name: 'item-calendar',
    as: 'owner',
    address: ownItem('calendrier'),
    heading: /./,
    texts: ["Jours de l'objet", 'Abonner un agenda'],
  },
  {
    name: 'item-calendar-closed-day',
    as: 'owner',
    address: ownItem('calendrier'),
    heading: /./,
    texts: [],
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /, libre$/ })
        .first()
        .click();
      await expect(page.getByRole('button', { name: 'Annuler' })).toBeVisible();
    },
  },
  {
    name: 'calendar',
    as: 'owner',
    address: dashboard('calendrier'),
    heading: 'Calendrier',
    texts: ['Loué en partie', /pièces$/],
  },
  {
    name: 'requests',
    main: true,
    as: 'owner',
    address: dashboard('demandes'),
    heading: 'Demandes',
    texts: ['Votre part', 'Accepter', 'Refuser'],
  },
  {
    name: 'figures',
    as: 'owner',
    address: dashboard('mes-chiffres'),
    heading: 'Mes chiffres',
    texts: ['Les six derniers mois', 'Par objet'],
  },
  {
    name: 'reviews',
    as: 'owner',
    address: dashboard('avis'),
    heading: 'Avis',
    texts: ["À vous d'écrire", 'Donner mon avis', 'Reçus'],
  },
  {
    name: 'wallet',
    main: true,
    as: 'owner',
    address: dashboard('portefeuille'),
    heading: 'Portefeuille',
    texts: ['Disponible maintenant', 'Disponible plus tard', 'Les six derniers mois'],
  },
  {
    name: 'wallet-amounts',
    as: 'owner',
    address: dashboard('portefeuille'),
    heading: 'Portefeuille',
    texts: ['Les six derniers mois'],
    prepare: (page) => page.getByText('Voir les montants').click(),
  },
  {
    name: 'wallet-numbers',
    as: 'owner',
    address: dashboard('portefeuille?onglet=numeros'),
    heading: 'Portefeuille',
    texts: ['Déposer', 'Retirer'],
  },
  {
    name: 'own-item',
    as: 'owner',
    address: ownPublicItem,
    heading: /./,
    texts: ["C'est votre annonce.", 'Caractéristiques'],
  },

  {
    name: 'my-rentals',
    main: true,
    as: 'renter',
    address: dashboard('mes-locations'),
    heading: 'Mes locations',
    texts: ['À faire', 'Prix total', "Remise de l'objet"],
  },
  {
    name: 'messages',
    main: true,
    as: 'renter',
    address: dashboard('messages'),
    heading: 'Messages',
    texts: ['Climatiseur sur roulettes pour bureau'],
  },
  { name: 'conversation', as: 'renter', address: conversation, heading: /./, texts: [/À lundi/] },
  {
    name: 'renter-wallet',
    as: 'renter',
    address: dashboard('portefeuille'),
    heading: 'Portefeuille',
    texts: ['Disponible', 'Renvoyer vers le numéro qui a payé'],
  },
  {
    name: 'profile',
    main: true,
    as: 'renter',
    address: dashboard('profil'),
    heading: 'Mon profil',
    texts: ['Changer la photo', "Vérification d'identité"],
  },
  {
    name: 'delete-account',
    as: 'renter',
    address: dashboard('supprimer-mon-compte'),
    heading: 'Supprimer mon compte',
    texts: ["À régler d'abord", 'Dès votre demande'],
  },
  {
    name: 'settings',
    as: 'renter',
    address: dashboard('parametres'),
    heading: 'Paramètres',
    texts: ['Connexion en deux étapes', 'Appareils connectés'],
  },
  {
    name: 'notifications',
    as: 'renter',
    address: dashboard('notifications'),
    heading: 'Notifications',
    texts: ['Choisir ce que je reçois', 'Tout marquer comme lu'],
  },
  {
    name: 'favourites',
    as: 'renter',
    address: dashboard('favoris'),
    heading: 'Mes favoris',
    texts: ['Mes recherches', 'Proposé par'],
  },

  {
    name: 'no-items',
    as: 'newcomer',
    address: dashboard('mes-objets'),
    heading: 'Mes objets',
    texts: ["Vous n'avez pas encore d'objets à louer"],
  },
  {
    name: 'no-rentals',
    as: 'newcomer',
    address: dashboard('mes-locations'),
    heading: 'Mes locations',
    texts: ["Vous n'avez pas encore de locations", 'Explorer les objets'],
  },
  {
    name: 'no-requests',
    as: 'newcomer',
    address: dashboard('demandes'),
    heading: 'Demandes',
    texts: ["Vous n'avez pas de demandes en attente", "Vous n'avez pas de demandes traitées"],
  },
  {
    name: 'no-messages',
    as: 'newcomer',
    address: dashboard('messages'),
    heading: 'Messages',
    texts: ["Vous n'avez pas encore de messages"],
  },
  {
    name: 'no-favourites',
    as: 'newcomer',
    address: dashboard('favoris'),
    heading: 'Mes favoris',
    texts: ["Vous n'avez pas encore de favoris"],
  },
  {
    name: 'empty-wallet',
    as: 'newcomer',
    address: dashboard('portefeuille'),
    heading: 'Portefeuille',
    texts: ["Votre identité n'est pas encore vérifiée", 'Vérifier mon identité'],
  },
  {
    name: 'new-profile',
    as: 'newcomer',
    address: dashboard('profil'),
    heading: 'Mon profil',
    texts: ['Non vérifié', 'Ajouter le recto'],
  },
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
