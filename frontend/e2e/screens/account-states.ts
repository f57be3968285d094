import { expect, type Page } from '@playwright/test';
import { password } from '../support/people.js';
import { dashboard } from './addresses.js';
import { answer, refuse } from './answers.js';
import type { Screen } from './catalogue.js';

const at = '2026-11-20T09:30:00.000Z';
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const later = '2026-12-01T09:30:00.000Z';
const passkeys = [
  { name: 'iPhone', createdAt: at, lastUsedAt: later },
  { name: "L'ordinateur de la maison, dans le bureau", createdAt: later, lastUsedAt: null },
].map((passkey, place) => ({ id: `0a000000-0000-4000-8000-00000000008${place}`, ...passkey }));
const recoveryCodes = Array.from({ length: 10 }, (_, place) => `7KQ4-M2XT-9RP${place}`);

const prompt = 'Levez trois doigts à côté de votre visage';

const settings = { as: 'renter', address: dashboard('parametres'), heading: 'Paramètres' } as const;
const deletion = {
  as: 'renter',
  address: dashboard('supprimer-mon-compte'),
  heading: 'Supprimer mon compte',
} as const;

/** How an account is protected, given up and taken away, in each of its states. `make screens` opens them. */
export const accountStates: Screen[] = [
  {
    name: 'second-step-protected',
    ...settings,
    before: withSecondStep,
    texts: ['Il vous en reste 3'],
  },
  {
    name: 'second-step-app',
    ...settings,
    prepare: async (page) => {
      await press(page, 'Associer une application');
      await expect(page.getByRole('img', { name: /Code à scanner/ })).toBeVisible();
    },
  },
  {
    name: 'second-step-codes',
    ...settings,
    before: withSecondStep,
    prepare: async (page) => {
      await answer(page, 'POST', '/api/auth/recovery-codes', { recoveryCodes });
      await press(page, 'Créer de nouveaux codes');
      await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();
      await expect(page.getByText(/^Gardez d'abord vos codes/)).toBeVisible();
    },
  },
  {
    name: 'second-step-rename',
    ...settings,
    before: withSecondStep,
    prepare: (page) => press(page, 'Renommer iPhone'),
  },
  {
    name: 'second-step-remove',
    ...settings,
    before: withSecondStep,
    prepare: (page) => press(page, /^Supprimer L'ordinateur/),
  },
  {
    name: 'second-step-not-added',
    ...settings,
    before: refusePasskeys,
    prepare: async (page) => {
      await page.getByRole('button', { name: "Ajouter une clé d'accès" }).click();
      await expect(page.getByText(/^La clé d'accès n'a pas été utilisée/)).toBeVisible();
    },
  },
  {
    name: 'sign-in-passkey-not-used',
    as: 'visitor',
    address: '/connexion',
    heading: 'Connexion',
    before: refusePasskeys,
    prepare: async (page) => {
      await page.getByRole('button', { name: "Utiliser une clé d'accès" }).click();
      await expect(page.getByText(/^La clé d'accès n'a pas été utilisée/)).toBeVisible();
    },
  },
  mailedStep('confirm-new-email', '/confirmer-adresse', 'Nouvelle adresse e-mail'),
  mailedStep('undo-email-change', '/retablir-adresse', 'Rétablir mon adresse'),
  mailedStep('not-me', '/ce-n-etait-pas-moi', "Ce n'était pas vous"),
  {
    name: 'not-me-expired',
    as: 'visitor',
    address: '/ce-n-etait-pas-moi?token=x',
    heading: /^Ce n'était pas vous/,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Protéger mon compte' }).click();
      await expect(page.getByText('Ce lien a expiré ou a déjà été utilisé.')).toBeVisible();
    },
  },
  {
    name: 'confirm-email',
    as: 'visitor',
    address: '/confirmation-email',
    heading: 'Confirmez votre adresse e-mail',
    texts: ["Renvoyer l'e-mail"],
  },
  {
    name: 'confirm-email-refused',
    as: 'visitor',
    address: '/confirmation-email?token=x',
    heading: 'Confirmez votre adresse e-mail',
    before: (page) => refuse(page, '/api/auth/confirm-email', 400, 'link-expired'),
    texts: ["Renvoyer l'e-mail"],
  },
  {
    name: 'confirm-email-done',
    as: 'visitor',
    address: '/confirmation-email?token=x',
    heading: 'Adresse confirmée',
    before: (page) => answer(page, 'POST', '/api/auth/confirm-email', {}),
    texts: ['Se connecter'],
  },
  {
    name: 'device-photo',
    as: 'visitor',
    address: '/verification/appareil/x',
    heading: 'Photo en direct',
    before: (page) => answer(page, 'GET', '/api/verification/device/x', { prompt }),
    texts: [prompt],
  },
  {
    name: 'device-photo-camera',
    as: 'visitor',
    address: '/verification/appareil/x',
    heading: 'Photo en direct',
    before: (page) => answer(page, 'GET', '/api/verification/device/x', { prompt }),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Ouvrir la caméra' }).click();
      await expect(page.getByRole('button', { name: 'Prendre la photo' })).toBeVisible();
    },
  },
  {
    name: 'device-photo-expired',
    as: 'visitor',
    address: '/verification/appareil/x',
    heading: 'Photo en direct',
    texts: ["Ce lien n'est plus valable."],
  },
  secondStep('passkey', ['passkey', 'app', 'recovery']),
  secondStep('app', ['app', 'recovery']),
  secondStep('recovery', ['recovery']),
  {
    name: 'delete-account-possible',
    ...deletion,
    before: (page) => answer(page, 'GET', '/api/account/deletion', deletionOf({})),
    texts: ["J'ai lu ce qui est supprimé"],
  },
  {
    name: 'delete-account-confirm',
    ...deletion,
    before: (page) => answer(page, 'GET', '/api/account/deletion', deletionOf({})),
    prepare: async (page) => {
      await page.getByLabel("J'ai lu ce qui est supprimé").check();
      await press(page, 'Supprimer mon compte');
    },
  },
  {
    name: 'delete-account-obstacles',
    ...deletion,
    before: (page) => answer(page, 'GET', '/api/account/deletion', deletionOf({ obstacles })),
    texts: ["À régler d'abord"],
  },
  {
    name: 'delete-account-asked',
    ...deletion,
    before: (page) =>
      answer(page, 'GET', '/api/account/deletion', deletionOf({ dueAt: inDays(3) })),
    texts: [/^Votre compte sera supprimé le/],
  },
  {
    name: 'delete-account-put-off',
    ...deletion,
    before: (page) =>
      answer(page, 'GET', '/api/account/deletion', deletionOf({ dueAt: inDays(-3) })),
    texts: [/^Votre compte est en cours de suppression, au plus tard le/],
  },
  dataExport('preparing', 'Votre fichier est en préparation.'),
  dataExport('ready', /^Prêt jusqu'au/, [18_400_000]),
  dataExport('ready', /^Prêt jusqu'au/, [20_400_000, 20_100_000, 7_300_000]),
  dataExport('failed', "Votre fichier n'a pas pu être préparé."),
  dataExport('expired', /^Votre dernier fichier a été supprimé/),
];

const obstacles = [
  { kind: 'wallet-balance', count: 12_500 },
  { kind: 'payments-open', count: 1 },
  { kind: 'payments-received', count: 2 },
  { kind: 'requests-sent', count: 2 },
  { kind: 'requests-received', count: 1 },
  { kind: 'rentals-as-renter', count: 1 },
  { kind: 'rentals-as-owner', count: 3 },
  { kind: 'verification-pending', count: 1 },
];

const deletionOf = (state: object) => ({
  dueAt: null,
  graceDays: 7,
  postponedDays: 30,
  obstacles: [],
  ...state,
});

function withSecondStep(page: Page): Promise<unknown> {
  const state = { isRequired: false, isProven: true, recoveryCodesLeft: 3 };
  return answer(page, 'GET', '/api/auth/second-step', { ...state, passkeys, app: { addedAt: at } });
}

/** Whoever is asked by the browser closes its window. */
function refusePasskeys(page: Page): Promise<unknown> {
  return page.addInitScript({
    content: `
      const refuse = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      Object.assign(navigator.credentials, { create: refuse, get: refuse });`,
  });
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('main').getByRole('button', { name }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

function mailedStep(name: string, address: string, heading: string): Screen {
  const title = new RegExp(`^${heading}`);
  return { name, as: 'visitor', address: `${address}?token=x`, heading: title };
}

function secondStep(name: string, ways: string[]): Screen {
  return {
    name: `sign-in-second-step-${name}`,
    as: 'visitor',
    address: '/connexion',
    heading: 'Connexion',
    before: (page) => answer(page, 'POST', '/api/auth/sign-in', { secondStep: { ways } }),
    prepare: async (page) => {
      await page.getByLabel('Adresse e-mail').fill('locataire@loka.example');
      await page.getByLabel('Mot de passe', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Deuxième étape' })).toBeVisible();
    },
  };
}

function dataExport(state: string, text: string | RegExp, sizes: number[] = []): Screen {
  const isReady = state === 'ready' || state === 'expired';
  const last = {
    id: passkeys[0]?.id,
    state,
    requestedAt: at,
    expiresAt: isReady ? later : null,
    parts: sizes.map((bytes, index) => ({ part: index + 1, bytes })),
  };
  return {
    name: `data-export-${state}${sizes.length > 1 ? '-in-parts' : ''}`,
    ...settings,
    before: (page) => answer(page, 'GET', '/api/account/exports', { last }),
    texts: [text],
  };
}
