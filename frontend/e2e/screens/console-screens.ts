import { expect, type Page } from '@playwright/test';
import { openOwnMenu } from '../support/console.js';
import type { Person, Screen } from './catalogue.js';
import { answer, consoleScreen, fail, list, press, record } from './console-screen.js';
import { consoleStates } from './console-states.js';

const at = '2026-11-20T09:30:00.000Z';
const later = '2026-11-27T09:30:00.000Z';
const id = (place: number) => `0a000000-0000-4000-8000-0000000000${place + 10}`;
const person = (place: number, name: string) => ({ id: id(place), name });

const pending = record(
  'verifications',
  `select id from identity_submissions where status = 'pending' order by created_at desc, id limit 1`,
);
const member = record('users', `select id from users where email = 'proprietaire@loka.example'`);

/** Every screen of the console and its main states. */
export const consoleScreens: Screen[] = [
  {
    name: 'console-sign-in',
    as: 'visitor',
    address: '/admin/login',
    heading: /./,
    texts: ['Se connecter'],
  },
  consoleScreen('dashboard', '', 'Aperçu', {
    texts: ['Ce qui attend depuis le plus longtemps', 'Argent détenu', /Locations en cours/],
  }),
  consoleScreen('dashboard-by-day', '', 'Aperçu', {
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Par jour' }).click();
      await page.getByText('Voir les chiffres').first().click();
      await expect(page.getByRole('table').first()).toBeVisible();
    },
  }),
  consoleScreen('dashboard-of-staff', '', 'Aperçu', { as: 'staff', texts: ['Argent détenu'] }),
  consoleScreen('dashboard-nothing', '', 'Aperçu', {
    before: (page) => answer(page, '/api/admin/waiting', { kinds: nothingWaits, oldest: [] }),
    texts: ["Rien n'attend. Tout est traité."],
  }),
  consoleScreen('dashboard-failed', '', 'Aperçu', {
    before: async (page) => {
      await fail(page, '/api/admin/waiting');
      await fail(page, '/api/admin/trends');
    },
    texts: [/inattendu|erreur/i, 'Réessayer'],
  }),
  consoleScreen('programs-of-ops', '', 'Aperçu', {
    as: 'ops',
    texts: ['Tâches planifiées', 'La nuit dernière', 'Moniteur des files'],
  }),
  consoleScreen('programs', 'programmes', 'Files de traitement', {
    texts: ['Tâches planifiées', 'La nuit dernière', 'Moniteur des files'],
  }),
  consoleScreen('programs-in-trouble', 'programmes', 'Files de traitement', {
    before: (page) => answer(page, '/api/ops/state', troubledState),
    texts: ['Redis ne répond pas', /règles rompues/],
  }),
  consoleScreen('security', 'securite', /./, { as: 'staff' }),

  consoleScreen('verifications', 'verifications', /Vérifications/, {
    texts: ['Traiter la suivante'],
  }),
  consoleScreen(
    'verifications-decided',
    list('verifications', { status: 'approved' }),
    /Vérifications/,
  ),
  consoleScreen('verification', pending, /./, {
    texts: ["Document d'identité"],
    prepare: reviewed,
  }),
  consoleScreen('verification-refuse', pending, /./, {
    prepare: async (page) => {
      await reviewed(page);
      await page.getByRole('button', { name: 'Refuser' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  }),
  consoleScreen('reports', list('reports'), /Signalements/),
  consoleScreen('item-checks', list('item-checks'), 'À regarder'),
  consoleScreen('users', list('users'), 'Utilisateurs', { texts: [/loka\.example|Nze|Moussavou/] }),
  consoleScreen('users-nothing', list('users', { q: 'xyzzyx' }), 'Utilisateurs'),
  consoleScreen('user', member, /./, { texts: ['Compte', 'Rôle'] }),
  ...[
    'Vérifications',
    'Loue',
    'Met en location',
    'Paiements',
    'Portefeuille',
    'Appareils',
    'Signalements reçus',
    'Signalements faits',
  ].map((name, place) =>
    consoleScreen(`user-tab-${place + 2}`, member, /./, {
      prepare: async (page) => {
        await page.getByRole('tab', { name, exact: true }).click();
        await expect(page.getByRole('tabpanel', { name }).getByText('Chargement…')).toHaveCount(0);
      },
    }),
  ),
  consoleScreen('user-correction', member, /./, { prepare: press('Corriger le solde') }),
  consoleScreen('items', list('items'), 'Objets'),
  consoleScreen(
    'item',
    record('items', 'select id from items where deleted_at is null order by id limit 1'),
    /./,
  ),
  consoleScreen('rentals', list('rentals'), 'Locations'),
  consoleScreen(
    'rental',
    record('rentals', `select id from rentals where status = 'terminee' order by id limit 1`),
    /./,
  ),
  consoleScreen('reviews', list('reviews'), 'Avis'),
  consoleScreen(
    'review',
    record('reviews', 'select id from reviews where published_at is not null order by id limit 1'),
    /./,
  ),
  consoleScreen('payments', list('payments'), 'Paiements'),
  consoleScreen(
    'payment',
    record('payments', `select id from payments where status = 'succeeded' order by id limit 1`),
    /./,
  ),
  consoleScreen('approvals', list('approvals'), /À approuver/, {
    before: withCorrection,
    texts: ['Ornella Bouanga'],
  }),
  consoleScreen('approval', `approvals/${id(0)}/show`, /Correction de/, {
    before: withCorrection,
    texts: [/Erreur de caisse/],
  }),
  consoleScreen('places', list('places'), 'Lieux'),
  consoleScreen('place-added', list('places'), 'Lieux', { prepare: press('Ajouter un lieu') }),
  consoleScreen('reconciliation-reports', list('reconciliation-reports'), /Rapprochements?/),
  consoleScreen('audit-reports', list('audit-reports'), /Audit/),
  consoleScreen('audit-log', list('audit-log'), /Journal/),
  consoleScreen('search', list('users'), 'Utilisateurs', {
    prepare: async (page) => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /Rechercher/ })
        .click();
      await page.getByRole('dialog').getByRole('combobox').fill('moussavou');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  }),
  consoleScreen('search-nothing', list('users'), 'Utilisateurs', {
    prepare: async (page) => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /Rechercher/ })
        .click();
      await page.getByRole('dialog').getByRole('combobox').fill('xyzzyx');
      await expect(page.getByRole('dialog').getByRole('status')).toContainText(/\S/);
    },
  }),
  consoleScreen('user-menu', list('users'), 'Utilisateurs', {
    prepare: openOwnMenu,
  }),
  ...consoleStates,
];

export const staffAddresses: Partial<Record<Person, string>> = {
  admin: 'admin@loka.example',
  staff: 'staff@loka.example',
  ops: 'ops@loka.example',
};

/** Its pictures are there, and somebody looks at it. */
async function reviewed(page: Page): Promise<void> {
  await expect(page.getByRole('img', { name: "Document d'identité", exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refuser' })).toBeEnabled();
}

const nothingWaits = [
  'report',
  'verification',
  'item-check',
  'handover',
  'return',
  'missing',
  'late',
].map((kind) => ({ kind, count: 0, oldestAt: null }));

const troubledState = {
  at: later,
  redis: 'down',
  queues: [],
  scheduled: [
    { work: 'payments', overdue: 12, oldestAt: at },
    { work: 'mails', overdue: 0, oldestAt: null },
  ],
  audit: { id: id(4), day: '2026-11-27', at: later, broken: 3, unchecked: 0 },
  reconciliation: null,
  payments: [{ purpose: 'rental', underway: 4, inReview: 1, oldestAt: at }],
  mails: { waiting: 40, retried: 3, failed: 2, oldestAt: at },
};

const correction = {
  id: id(0),
  kind: 'correction',
  kindName: "Correction d'un solde",
  title: 'Correction de + 70 000 FCFA',
  facts: [
    { label: 'Membre', value: 'Ornella Bouanga' },
    { label: 'Compte', value: 'Portefeuille' },
    { label: 'Montant', value: '+ 70 000 FCFA' },
    { label: 'Le compte contient', value: '12 500 FCFA' },
  ],
  link: `/users/${id(1)}/show`,
  amount: 70_000,
  reason: 'Erreur de caisse du 12 novembre',
  status: 'proposed',
  refusalReason: null,
  member: person(1, 'Ornella Bouanga'),
  proposedBy: person(2, 'Serge Ondo'),
  proposedAt: at,
  expiresAt: later,
  decidedBy: null,
  decidedAt: null,
  mayDecide: true,
  whyNotDecide: null,
  mayTakeBack: false,
};

async function withCorrection(page: Page): Promise<void> {
  await answer(page, '/api/admin/approvals', [correction], { 'X-Total-Count': '1' });
  await answer(page, `/api/admin/approvals/${id(0)}`, correction);
}
