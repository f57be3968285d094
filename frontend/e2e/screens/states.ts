import { expect, type Page } from '@playwright/test';
import { dashboard, nobody, only } from './addresses.js';
import type { Screen } from './catalogue.js';

interface Read extends Pick<Screen, 'name' | 'as' | 'address' | 'heading'> {
  /** Of the call that brings what the page is for. */
  path: string;
}

const reads: Read[] = [
  {
    name: 'requests',
    as: 'owner',
    address: dashboard('demandes'),
    heading: 'Demandes',
    path: '/api/rentals',
  },
  {
    name: 'wallet',
    as: 'owner',
    address: dashboard('portefeuille'),
    heading: 'Portefeuille',
    path: '/api/wallet',
  },
  {
    name: 'my-items',
    as: 'owner',
    address: dashboard('mes-objets'),
    heading: 'Mes objets',
    path: '/item/',
  },
  {
    name: 'calendar',
    as: 'owner',
    address: dashboard('calendrier'),
    heading: 'Calendrier',
    path: '/api/calendar',
  },
  {
    name: 'figures',
    as: 'owner',
    address: dashboard('mes-chiffres'),
    heading: 'Mes chiffres',
    path: '/api/figures',
  },
  {
    name: 'reviews',
    as: 'owner',
    address: dashboard('avis'),
    heading: 'Avis',
    path: '/api/reviews/received',
  },
  {
    name: 'my-rentals',
    as: 'renter',
    address: dashboard('mes-locations'),
    heading: 'Mes locations',
    path: '/rentals/user/',
  },
  {
    name: 'messages',
    as: 'renter',
    address: dashboard('messages'),
    heading: 'Messages',
    path: '/api/threads',
  },
  {
    name: 'favourites',
    as: 'renter',
    address: dashboard('favoris'),
    heading: 'Mes favoris',
    path: '/api/favourites',
  },
  {
    name: 'notifications',
    as: 'renter',
    address: dashboard('notifications'),
    heading: 'Notifications',
    path: '/api/notifications',
  },
];

/**
 * What else the screens look like: empty, waiting, failed, and with what opens over them. `make screens` opens
 * them; `make test` would take too long.
 */
export const states: Screen[] = [
  {
    name: 'no-notifications',
    as: 'newcomer',
    address: dashboard('notifications'),
    heading: 'Notifications',
  },
  { name: 'dashboard', as: 'owner', address: '/tableau-de-bord', heading: 'Mes objets' },
  {
    name: 'saved-searches',
    as: 'renter',
    address: dashboard('favoris/recherches'),
    heading: /./,
  },
  { name: 'ask-about', as: 'renter', address: questionAboutItem, heading: /./ },
  { name: 'rental-conversation', as: 'renter', address: rentalConversation, heading: /./ },
  { name: 'no-reviews', as: 'newcomer', address: dashboard('avis'), heading: 'Avis' },
  {
    name: 'no-figures',
    as: 'newcomer',
    address: dashboard('mes-chiffres'),
    heading: 'Mes chiffres',
  },

  {
    name: 'conversation-not-found',
    as: 'renter',
    address: dashboard(`messages/${nobody}`),
    heading: 'Conversation non trouvée',
  },
  {
    name: 'one-rental',
    as: 'renter',
    address: endedRental,
    heading: 'Mes locations',
    texts: ['Voir toutes mes locations'],
  },
  {
    name: 'rental-not-found',
    as: 'renter',
    address: dashboard(`mes-locations?location=${nobody}`),
    heading: 'Mes locations',
    texts: ['Location non trouvée', 'Voir toutes mes locations'],
  },
  {
    name: 'wallet-line',
    as: 'renter',
    address: dashboard('portefeuille'),
    heading: 'Portefeuille',
    prepare: async (page) => {
      const lines = page.getByRole('list', { name: 'Transactions' });
      await lines.getByRole('button').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'deposit',
    as: 'owner',
    address: dashboard('portefeuille'),
    heading: 'Portefeuille',
    prepare: press('Déposer'),
  },
  {
    name: 'withdrawal',
    as: 'owner',
    address: dashboard('portefeuille'),
    heading: 'Portefeuille',
    prepare: press('Retirer'),
  },
  {
    name: 'refuse-request',
    as: 'owner',
    address: dashboard('demandes'),
    heading: 'Demandes',
    prepare: press('Refuser'),
  },
  {
    name: 'cancel-rental',
    as: 'renter',
    address: dashboard('mes-locations'),
    heading: 'Mes locations',
    prepare: press(/^Annuler/),
  },
  {
    name: 'billing-nothing',
    as: 'renter',
    address: '/facturation',
    heading: 'Facturation',
    texts: ['Aucun objet sélectionné'],
  },
  {
    name: 'extension-nothing',
    as: 'renter',
    address: `/facturation/prolongation/${nobody}`,
    heading: 'Payer la prolongation',
    texts: ['Location non trouvée', 'Voir mes locations'],
  },
  {
    name: 'confirm-number-refused',
    as: 'renter',
    address: '/confirmer-numero?token=x',
    heading: 'Confirmation du numéro',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Confirmer ce numéro' }).click();
      await expect(page.getByText('a expiré')).toBeVisible();
    },
  },
  {
    name: 'unsubscribe-refused',
    as: 'visitor',
    address: '/desabonnement/x',
    heading: 'Ne plus recevoir ces e-mails',
  },
  {
    name: 'menu-open',
    as: 'owner',
    address: dashboard('mes-objets'),
    heading: 'Mes objets',
    prepare: async (page) => {
      const menu = page.getByRole('button', { name: 'Ouvrir le menu' });
      if (await menu.isVisible()) await menu.click();
    },
  },
  ...reads.flatMap(readStates),
];

/** What each page reads cannot be had, or is on its way. */
function readStates({ path, ...screen }: Read): Screen[] {
  return [
    {
      ...screen,
      name: `${screen.name}-failed`,
      before: failing(path),
      texts: ['Réessayer'],
    },
    { ...screen, name: `${screen.name}-loading`, before: waiting(path), isLoading: true },
  ];
}

/** The call fails as long as the page is open. */
function failing(path: string) {
  return (page: Page) =>
    page.route(`**${path}*`, (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        json: { status: 503, code: 'service-unavailable', detail: '' },
      }),
    );
}

/** No answer comes as long as the page is open. */
function waiting(path: string) {
  return (page: Page) => page.route(`**${path}*`, () => {});
}

function press(name: string | RegExp) {
  return async (page: Page) => {
    await page.getByRole('main').getByRole('button', { name }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  };
}

async function questionAboutItem(): Promise<string> {
  const id = await only(`
    select i.id from items i join users u on u.id = i.owner_id
    where u.email <> 'locataire@loka.example' and i.available and i.deleted_at is null
      and i.hidden_at is null order by i.id limit 1`);
  return dashboard(`messages/objet/${id}`);
}

async function rentalConversation(): Promise<string> {
  const id = await only(`
    select r.id from rentals r join users u on u.id = r.renter_id
    where u.email = 'locataire@loka.example' and r.status = 'en_attente' order by r.id limit 1`);
  return dashboard(`messages/location/${id}`);
}

async function endedRental(): Promise<string> {
  const id = await only(`
    select r.id from rentals r join users u on u.id = r.renter_id
    where u.email = 'locataire@loka.example' and r.status = 'terminee' order by r.id limit 1`);
  return dashboard(`mes-locations?location=${id}`);
}
