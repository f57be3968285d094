import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '../src/kernel/errors.js';
import type { api } from './support/api.js';
import { inDays } from './support/rentals.js';
import { roles, type Scene, type SceneRole } from './support/scene.js';

/** `yes`, or how the caller is turned away. */
type Outcome = 'yes' | ErrorCode;
type Expected = Record<SceneRole, Outcome>;
type Call = Omit<NonNullable<Parameters<typeof api>[1]>, 'method' | 'as'>;

export interface Row {
  who: Expected;
  /** The address, where it is not the one of the document. */
  path?: (scene: Scene) => string;
  /** What is sent; a caller who may is not refused for lack of permission, whatever else is wrong. */
  send?: (scene: Scene) => Call;
}

function only(refusal: ErrorCode, ...allowed: SceneRole[]): Expected {
  const outcomes = roles.map((role) => [role, allowed.includes(role) ? 'yes' : refusal]);
  return { ...Object.fromEntries(outcomes), anonymous: 'unauthenticated' };
}

const members = only('forbidden', 'stranger', 'ops', 'renter', 'owner', 'staff', 'admin');
const everyone: Expected = { ...members, anonymous: 'yes' };
const staff = only('forbidden', 'staff', 'admin');
const admin = only('forbidden', 'admin');
/** Whoever may reads that there is none. */
const none = (refusal: ErrorCode, ...allowed: SceneRole[]): Expected => ({
  ...only('forbidden'),
  ...Object.fromEntries(allowed.map((role) => [role, refusal])),
});
const noIncident = (...allowed: SceneRole[]) => none('incident-not-found', ...allowed);
const staffOrOps = only('forbidden', 'ops', 'staff', 'admin');
const ownerOrStaff = only('forbidden', 'owner', 'staff', 'admin');

const body = (content: object) => () => ({ body: content });
const reason = body({ reason: 'Pour la bonne cause' });

/** Calls that one party of a rental makes about the handover or the return; the other one is told that it may not. */
function stepsOfRentals(steps: Record<string, 'renter' | 'owner'>): Record<string, Row> {
  const rows = Object.entries(steps).map(([step, party]): [string, Row] => [
    `POST /api/rentals/{id}/${step}`,
    {
      who: {
        ...only('rental-not-found', party),
        [party === 'renter' ? 'owner' : 'renter']: 'forbidden',
      },
      path: (s) => `/api/rentals/${s.rentalId}/${step}`,
      send: (s) => ({
        body: {
          amount: 1,
          code: '0000',
          reason: 'Pour la bonne cause',
          ...(step === 'contest-return' && { photos: [s.identityFileId] }),
        },
      }),
    },
  ]);
  return Object.fromEntries(rows);
}

/** Lists of the console as files: whoever may see one may take it away. */
function exportsOf(who: Expected, ...lists: string[]): Record<string, Row> {
  return Object.fromEntries(lists.map((list) => [`GET /api/admin/${list}/export.csv`, { who }]));
}

/** What staff read of one of a list of theirs, and do with it. */
function staffActs(
  path: string,
  id: 'memberReportId' | 'itemCheckId',
  acts: Record<string, object>,
): Record<string, Row> {
  const rows = Object.entries(acts).map(([act, content]): [string, Row] => [
    `POST ${path}/{id}/${act}`,
    { who: staff, path: (s) => `${path}/${s[id]}/${act}`, send: body(content) },
  ]);
  const one: Row = { who: staff, path: (s) => `${path}/${s[id]}` };
  return { [`GET ${path}/{id}`]: one, ...Object.fromEntries(rows) };
}

/** Answers to a change that there is not, to whoever may see the rental's. */
function answersToChanges(...answers: string[]): Record<string, Row> {
  const rows = answers.map((answer): [string, Row] => [
    `POST /api/rentals/{id}/changes/{changeId}/${answer}`,
    {
      who: {
        ...only('rental-not-found'),
        ...{ renter: 'change-not-found', owner: 'change-not-found' },
      },
      path: (s) => `/api/rentals/${s.rentalId}/changes/${randomUUID()}/${answer}`,
    },
  ]);
  return Object.fromEntries(rows);
}

/** Who may make each call of the API document. A call that is not here fails the tests. */
export const table: Record<string, Row> = {
  'POST /api/page-failures': { who: everyone, send: body({}) },
  'POST /api/auth/sign-up': { who: everyone, send: body({}) },
  'POST /api/auth/sign-in': { who: everyone, send: body({}) },
  'POST /api/auth/refresh': { who: everyone },
  'POST /api/auth/sign-out': { who: everyone },
  'GET /api/notifications': { who: members },
  'GET /api/notifications/unread': { who: members },
  'POST /api/notifications/read': { who: members },
  'POST /api/notifications/{id}/read': {
    who: only('notification-not-found'),
    path: () => `/api/notifications/${randomUUID()}/read`,
  },
  'GET /api/notifications/settings': { who: members },
  'PUT /api/notifications/settings': {
    who: members,
    send: body({ off: [], quietHours: null }),
  },
  'GET /api/sms/number': { who: members },
  'POST /api/sms/number': { who: members, send: body({ phoneNumber: 'nothing' }) },
  'POST /api/sms/number/confirm': { who: members, send: body({ code: '000000' }) },
  'DELETE /api/sms/number': { who: members },
  'POST /api/sms/answers': {
    who: { ...only('forbidden'), anonymous: 'forbidden' },
    send: body({ id: 'a', from: '+24177000001', text: 'OUI 0000' }),
  },
  'GET /api/push/key': { who: everyone },
  'POST /api/push/subscribe': { who: members, send: body({ endpoint: 'https://x.example' }) },
  'POST /api/push/unsubscribe': { who: members, send: body({ endpoint: 'https://x.example' }) },
  'GET /api/notifications/unsubscribe/{token}': {
    who: everyone,
    path: () => '/api/notifications/unsubscribe/nothing',
  },
  'POST /desabonnement/{token}': { who: everyone, path: () => '/desabonnement/nothing' },
  'GET /api/auth/session': { who: members },
  'GET /api/auth/sessions': { who: members },
  'DELETE /api/auth/sessions': { who: members },
  'DELETE /api/auth/sessions/{id}': {
    who: only('session-not-found'),
    path: () => `/api/auth/sessions/${randomUUID()}`,
  },
  'POST /api/auth/confirm-email': { who: everyone, send: body({ token: 'x'.repeat(43) }) },
  'POST /api/auth/resend-confirmation': { who: members },
  'PUT /api/auth/email': { who: members, send: body({}) },
  'POST /api/auth/forgot-password': { who: everyone, send: body({}) },
  'POST /api/auth/reset-password': { who: everyone, send: body({}) },
  'POST /api/auth/reauthenticate': { who: members, send: body({}) },
  'PUT /api/auth/password': { who: members, send: body({}) },
  'POST /api/auth/email-change': { who: members, send: body({}) },
  'POST /api/auth/email-change/confirm': { who: everyone, send: body({}) },
  'POST /api/auth/email-change/undo': { who: everyone, send: body({}) },
  'POST /api/auth/not-me': { who: everyone, send: body({}) },
  'POST /api/auth/reauthenticate/passkey-options': { who: members },
  'POST /api/auth/second-step': { who: everyone, send: body({ code: '000000' }) },
  'POST /api/auth/second-step/passkey-options': { who: everyone },
  'GET /api/auth/second-step': { who: members },
  'POST /api/auth/second-step/link': { who: only('forbidden') },
  'POST /api/auth/second-step/link/open': {
    who: only('forbidden'),
    send: body({ token: 'none' }),
  },
  'POST /api/auth/authenticator-app': { who: members },
  'POST /api/auth/authenticator-app/confirm': {
    who: only('app-not-found'),
    send: body({ code: '000000' }),
  },
  'DELETE /api/auth/authenticator-app': { who: only('app-not-found') },
  'POST /api/auth/recovery-codes': { who: members },
  'POST /api/auth/passkeys/sign-in-options': { who: everyone },
  'POST /api/auth/passkeys/sign-in': { who: everyone, send: body({}) },
  'POST /api/auth/passkeys/options': { who: members },
  'POST /api/auth/passkeys': { who: members, send: body({}) },
  'PATCH /api/auth/passkeys/{id}': {
    who: only('passkey-not-found'),
    path: () => `/api/auth/passkeys/${randomUUID()}`,
    send: body({ name: 'Téléphone' }),
  },
  'DELETE /api/auth/passkeys/{id}': {
    who: only('passkey-not-found'),
    path: () => `/api/auth/passkeys/${randomUUID()}`,
  },

  'GET /api/account/deletion': { who: members },
  'POST /api/account/deletion': { who: members, send: body({}) },
  'DELETE /api/account/deletion': { who: members },
  'GET /api/account/exports': { who: members },
  'POST /api/account/exports': { who: members },
  'GET /api/account/exports/{id}/file': {
    who: only('export-not-found'),
    path: () => `/api/account/exports/${randomUUID()}/file`,
  },
  'GET /user/{id}': { who: ownerOrStaff, path: (s) => `/user/${s.owner.id}` },
  'PATCH /user/{id}': {
    who: only('forbidden', 'owner'),
    path: (s) => `/user/${s.owner.id}`,
    send: body({ city: 'Libreville' }),
  },
  'POST /api/users': {
    who: only('forbidden', 'owner'),
    send: (s) => ({ body: { id: s.owner.id } }),
  },
  'GET /api/public-config': { who: everyone },
  'GET /api/admin/waiting': { who: staff },
  'GET /api/admin/trends': { who: staff },
  'GET /api/ops/state': { who: only('forbidden', 'ops', 'admin') },
  'GET /api/ops/payments': {
    who: only('forbidden', 'ops', 'admin'),
    path: () => '/api/ops/payments?state=review',
  },
  'POST /api/ops/queues-session': { who: only('forbidden', 'ops', 'admin') },
  'POST /api/ops/docs-session': { who: staffOrOps },
  'GET /api/admin/users': { who: staff },
  'GET /api/admin/users/{id}': { who: staff, path: (s) => `/api/admin/users/${s.owner.id}` },
  'POST /api/admin/users/{id}/freeze': {
    who: staff,
    path: (s) => `/api/admin/users/${s.owner.id}/freeze`,
    send: reason,
  },
  'POST /api/admin/users/{id}/unfreeze': {
    who: staff,
    path: (s) => `/api/admin/users/${s.owner.id}/unfreeze`,
    send: reason,
  },
  'GET /api/admin/users/{id}/suspension': {
    who: staff,
    path: (s) => `/api/admin/users/${s.owner.id}/suspension`,
  },
  'POST /api/admin/users/{id}/suspend': {
    who: staff,
    path: (s) => `/api/admin/users/${s.owner.id}/suspend`,
    send: reason,
  },
  'POST /api/admin/users/{id}/reinstate': {
    who: staff,
    path: (s) => `/api/admin/users/${s.owner.id}/reinstate`,
    send: reason,
  },
  'POST /api/admin/users/{id}/correct-email': {
    who: staff,
    path: (s) => `/api/admin/users/${s.owner.id}/correct-email`,
    send: body({ email: 'corrigee@loka.example', reason: 'Pour la bonne cause' }),
  },
  'POST /api/admin/users/{id}/resend-confirmation': {
    who: staff,
    path: (s) => `/api/admin/users/${s.owner.id}/resend-confirmation`,
    send: reason,
  },
  'POST /api/admin/users/{id}/role': {
    who: admin,
    path: (s) => `/api/admin/users/${s.stranger.id}/role`,
    send: body({ role: 'member', from: 'member', reason: 'Nouvelle équipe' }),
  },
  'POST /api/admin/users/{id}/reset-second-step': {
    who: admin,
    path: (s) => `/api/admin/users/${s.stranger.id}/reset-second-step`,
    send: reason,
  },
  'GET /api/admin/users/{id}/sessions': {
    who: staff,
    path: (s) => `/api/admin/users/${s.owner.id}/sessions`,
  },
  'POST /api/admin/users/{id}/sessions/end': {
    who: admin,
    path: (s) => `/api/admin/users/${s.stranger.id}/sessions/end`,
    send: reason,
  },
  'GET /api/admin/users/{id}/transactions': {
    who: staff,
    path: (s) => `/api/admin/users/${s.owner.id}/transactions`,
  },
  'GET /api/admin/users/{id}/notes': {
    who: staff,
    path: (s) => `/api/admin/users/${s.owner.id}/notes`,
  },
  'POST /api/admin/users/{id}/notes': {
    who: staff,
    path: (s) => `/api/admin/users/${s.owner.id}/notes`,
    send: body({ text: 'Pièces vues au bureau' }),
  },
  'GET /api/admin/audit-log': { who: staff },
  'GET /api/admin/audit-log/acts': { who: staff },
  ...exportsOf(staff, 'audit-log', 'users', 'items', 'rentals', 'payments', 'verifications'),
  ...exportsOf(staff, 'reports', 'item-checks', 'reviews', 'places'),
  ...exportsOf(staffOrOps, 'reconciliation-reports', 'audit-reports', 'incidents'),
  ...exportsOf(staff, 'approvals'),
  ...exportsOf(admin, 'treasury'),
  'GET /api/admin/search': { who: staff, path: () => '/api/admin/search?q=awa' },

  'POST /api/uploads': { who: members, path: () => '/api/uploads?preset=avatar' },
  'GET /api/uploads/{id}/file': {
    who: only('upload-not-yours', 'owner', 'staff', 'admin'),
    path: (s) => `/api/uploads/${s.identityFileId}/file?reason=revue`,
  },
  'GET /files/{folder}/{id}/{file}': {
    who: allNotFound(),
    path: (s) => `/files/identity/${s.identityFileId}/1600.webp`,
  },

  'PUT /api/verify': {
    who: only('forbidden', 'owner'),
    send: (s) => ({
      body: {
        userId: s.owner.id,
        type: 'CNI',
        numero: 'GA-0123456',
        document: s.identityFileId,
        photo: randomUUID(),
      },
    }),
  },
  'GET /api/verification': { who: only('verification-not-found') },
  'POST /api/verification/attempts': {
    who: members,
  },
  'GET /api/verification/attempts/{id}': {
    who: only('verification-not-found', 'stranger'),
    path: (s) => `/api/verification/attempts/${s.attempt.id}`,
  },
  'POST /api/verification/attempts/{id}/device-link': {
    who: only('verification-not-found', 'stranger'),
    path: (s) => `/api/verification/attempts/${s.attempt.id}/device-link`,
  },
  'DELETE /api/verification/attempts/{id}/device-link': {
    who: only('verification-not-found', 'stranger'),
    path: (s) => `/api/verification/attempts/${s.attempt.id}/device-link`,
  },
  'GET /api/verification/device/{token}': {
    who: everyone,
    path: (s) => `/api/verification/device/${s.attempt.deviceToken}`,
  },
  'POST /api/verification/device/{token}/photo': {
    who: everyone,
    path: (s) => `/api/verification/device/${s.attempt.deviceToken}/photo`,
  },
  'GET /api/admin/verifications': { who: staff },
  'POST /api/admin/verifications/next': { who: staff },
  'GET /api/admin/verifications/{id}': {
    who: staff,
    path: (s) => `/api/admin/verifications/${s.submissionId}`,
  },
  'GET /api/admin/verifications/{id}/papers': {
    who: staff,
    path: (s) => `/api/admin/verifications/${s.submissionId}/papers?reason=revue`,
  },
  'POST /api/admin/verifications/{id}/approve': {
    who: staff,
    path: (s) => `/api/admin/verifications/${s.submissionId}/approve`,
  },
  'POST /api/admin/verifications/{id}/refuse': {
    who: staff,
    path: (s) => `/api/admin/verifications/${s.submissionId}/refuse`,
    send: reason,
  },
  'PUT /api/admin/verifications/{id}/claim': {
    who: staff,
    path: (s) => `/api/admin/verifications/${s.submissionId}/claim`,
  },
  'DELETE /api/admin/verifications/{id}/claim': {
    who: staff,
    path: (s) => `/api/admin/verifications/${s.submissionId}/claim`,
  },
  'POST /api/admin/verifications/{id}/skip': {
    who: staff,
    path: (s) => `/api/admin/verifications/${s.submissionId}/skip`,
    send: body({}),
  },

  'GET /api/items/{id}/reviews': {
    who: everyone,
    path: (s) => `/api/items/${s.itemId}/reviews`,
  },
  'GET /api/owners/{id}/reviews': {
    who: everyone,
    path: (s) => `/api/owners/${s.owner.id}/reviews`,
  },
  'GET /api/owners/{id}': { who: everyone, path: (s) => `/api/owners/${s.owner.id}` },
  'GET /api/owners/{id}/items': {
    who: everyone,
    path: (s) => `/api/owners/${s.owner.id}/items`,
  },
  'POST /api/items/{id}/views': {
    who: everyone,
    path: (s) => `/api/items/${s.itemId}/views`,
  },
  'POST /api/items/{id}/checkouts': {
    who: members,
    path: (s) => `/api/items/${s.itemId}/checkouts`,
  },
  'GET /api/figures': { who: members },
  'GET /api/figures/items': { who: members },
  'GET /api/renters/{id}/reviews': {
    who: only('forbidden', 'renter', 'owner', 'staff', 'admin'),
    path: (s) => `/api/renters/${s.renter.id}/reviews`,
  },
  'GET /api/rentals/{id}/reviews': {
    who: only('rental-not-found', 'renter', 'owner'),
    path: (s) => `/api/rentals/${s.rentalId}/reviews`,
  },
  'POST /api/rentals/{id}/reviews': {
    who: only('rental-not-found', 'renter', 'owner'),
    path: (s) => `/api/rentals/${s.rentalId}/reviews`,
    send: body({ renter: { rating: 5 } }),
  },
  'GET /api/reviews/awaited': { who: members },
  'GET /api/reviews/received': { who: members },
  'GET /api/reviews/written': { who: members },
  'POST /api/reviews/{id}/answer': {
    who: { ...only('review-not-found', 'owner'), renter: 'forbidden' },
    path: (s) => `/api/reviews/${s.reviewId}/answer`,
    send: body({ answer: 'Merci à vous' }),
  },
  'GET /api/admin/reviews': { who: staff },
  'GET /api/admin/reviews/{id}': {
    who: staff,
    path: (s) => `/api/admin/reviews/${s.reviewId}`,
  },
  'POST /api/admin/reviews/{id}/hide': {
    who: staff,
    path: (s) => `/api/admin/reviews/${s.reviewId}/hide`,
    send: reason,
  },
  'POST /api/admin/reviews/{id}/restore': {
    who: staff,
    path: (s) => `/api/admin/reviews/${s.reviewId}/restore`,
    send: reason,
  },
  'GET /api/places': { who: everyone },
  'GET /api/admin/places': { who: staff },
  'POST /api/admin/places': {
    who: staff,
    send: () => ({
      body: {
        kind: 'city',
        name: `Ville ${randomUUID()}`,
        point: { latitude: 0.7, longitude: 10.2 },
      },
    }),
  },
  'PUT /api/admin/places/{id}': {
    who: staff,
    path: (s) => `/api/admin/places/${s.placeId}`,
    send: () => ({
      body: { name: `Carrefour ${randomUUID()}`, point: { latitude: 0.4, longitude: 9.4 } },
    }),
  },
  'POST /api/admin/places/{id}/deactivate': {
    who: staff,
    path: (s) => `/api/admin/places/${s.placeId}/deactivate`,
  },
  'POST /api/admin/places/{id}/activate': {
    who: staff,
    path: (s) => `/api/admin/places/${s.placeId}/activate`,
  },

  'GET /items': { who: everyone },
  'GET /api/items/facets': { who: everyone },
  'GET /api/items/location-counts': { who: everyone },
  'GET /api/items/suggestions': { who: everyone, path: () => '/api/items/suggestions?q=tente' },
  'GET /api/items/looser': { who: everyone, path: () => '/api/items/looser?q=tente' },
  'GET /api/items/named': { who: everyone, path: (s) => `/api/items/named?id=${s.itemId}` },
  'GET /api/items/{id}/similar': { who: everyone, path: (s) => `/api/items/${s.itemId}/similar` },
  'GET /single/item/{id}': { who: everyone, path: (s) => `/single/item/${s.itemId}` },
  'GET /item/{userId}': { who: ownerOrStaff, path: (s) => `/item/${s.owner.id}` },
  'POST /item': {
    who: only('identity-not-verified', 'owner'),
    send: body({ title: 'Perceuse', price: 5_000 }),
  },
  'PUT /item/update-availability': {
    who: only('forbidden', 'owner'),
    send: (s) => ({ body: { item_id: s.itemId, available: 1 } }),
  },
  'PUT /api/items/{id}/pause': {
    who: only('forbidden', 'owner'),
    path: (s) => `/api/items/${s.itemId}/pause`,
    send: () => ({ body: { until: inDays(3) } }),
  },
  'GET /api/calendar': {
    who: members,
    path: () => `/api/calendar?from=${inDays(0)}&to=${inDays(31)}`,
  },
  'GET /api/items/{id}/calendar': {
    who: only('forbidden', 'owner', 'staff', 'admin'),
    path: (s) => `/api/items/${s.itemId}/calendar?from=${inDays(0)}&to=${inDays(31)}`,
  },
  'PUT /api/items/{id}/closures': {
    who: only('forbidden', 'owner'),
    path: (s) => `/api/items/${s.itemId}/closures`,
    send: () => ({ body: { start: inDays(40), end: inDays(42), closed: true } }),
  },
  'GET /api/items/{id}/calendar-feed': {
    who: only('forbidden', 'owner'),
    path: (s) => `/api/items/${s.itemId}/calendar-feed`,
  },
  'POST /api/items/{id}/calendar-feed': {
    who: only('forbidden', 'owner'),
    path: (s) => `/api/items/${s.itemId}/calendar-feed`,
  },
  'GET /api/calendars/{file}': { who: allNotFound(), path: () => '/api/calendars/x.ics' },
  'PUT /items/{id}': {
    who: only('forbidden', 'owner'),
    path: (s) => `/items/${s.itemId}`,
    send: body({ title: 'Perceuse', price: 5_000, version: 1 }),
  },
  'DELETE /items/{id}': { who: only('forbidden', 'owner'), path: (s) => `/items/${s.itemId}` },
  'GET /api/admin/items': { who: staff },
  'GET /api/admin/items/{id}': { who: staff, path: (s) => `/api/admin/items/${s.itemId}` },
  'POST /api/admin/items/{id}/hide': {
    who: staff,
    path: (s) => `/api/admin/items/${s.itemId}/hide`,
    send: reason,
  },
  'POST /api/admin/items/{id}/restore': {
    who: staff,
    path: (s) => `/api/admin/items/${s.itemId}/restore`,
    send: reason,
  },

  'GET /api/items/{id}/quote': {
    who: everyone,
    path: (s) => `/api/items/${s.itemId}/quote?start_date=${inDays(1)}&end_date=${inDays(2)}`,
  },
  'GET /rentals/user/{userId}': {
    who: only('forbidden', 'renter', 'staff', 'admin'),
    path: (s) => `/rentals/user/${s.renter.id}`,
  },
  'GET /api/rentals': { who: members },
  'GET /api/rentals/counts': { who: members, path: () => '/api/rentals/counts?as=owner' },
  'GET /api/rentals/check': {
    who: only('forbidden', 'renter', 'staff', 'admin'),
    path: (s) => `/api/rentals/check?item_id=${s.itemId}&renter_id=${s.renter.id}`,
  },
  'POST /api/rentals': {
    who: only('forbidden', 'renter'),
    send: (s) => ({
      body: {
        item_id: s.itemId,
        renter_id: s.renter.id,
        start_date: inDays(10),
        end_date: inDays(13),
        status: 'en attente',
        total_price: 35_000,
        notes: '',
      },
    }),
  },
  'PUT /api/rentals/update-status': {
    who: { ...only('rental-not-found', 'owner'), renter: 'forbidden' },
    send: (s) => ({ body: { rental_id: s.rentalId, status: 'refusée' } }),
  },
  'GET /api/rentals/{id}': {
    who: only('rental-not-found', 'renter', 'owner', 'staff', 'admin'),
    path: (s) => `/api/rentals/${s.rentalId}`,
  },
  'GET /api/rentals/{id}/history': {
    who: only('rental-not-found', 'renter', 'owner', 'staff', 'admin'),
    path: (s) => `/api/rentals/${s.rentalId}/history`,
  },
  'GET /api/rentals/{id}/contract': {
    who: {
      ...only('contract-not-found'),
      stranger: 'rental-not-found',
      ops: 'rental-not-found',
    },
    path: (s) => `/api/rentals/${s.rentalId}/contract`,
  },
  'GET /api/rental-contract': { who: everyone },
  ...stepsOfRentals({
    'hand-over': 'owner',
    'report-not-received': 'renter',
    'admit-not-received': 'owner',
    'deny-not-received': 'owner',
    'report-absent': 'owner',
    'admit-absence': 'renter',
    'deny-absence': 'renter',
    'declare-return': 'renter',
    'confirm-return': 'owner',
    'contest-return': 'owner',
    'claim-late-fee': 'owner',
    'report-missing': 'owner',
    'answer-missing': 'renter',
    'accept-claim': 'renter',
    'counter-claim': 'renter',
    'accept-offer': 'owner',
    'refuse-offer': 'owner',
  }),
  'GET /api/rentals/{id}/changes/quote': {
    who: only('rental-not-found', 'renter', 'owner', 'staff', 'admin'),
    path: (s) => `/api/rentals/${s.rentalId}/changes/quote?new_end_date=${inDays(20)}`,
  },
  'POST /api/rentals/{id}/changes': {
    who: { ...only('rental-not-found', 'renter'), owner: 'forbidden' },
    path: (s) => `/api/rentals/${s.rentalId}/changes`,
    send: body({ kind: 'extension', new_end_date: '2030-01-01' }),
  },
  ...answersToChanges('accept', 'refuse', 'withdraw'),
  'POST /api/rentals/{id}/photograph-handover': {
    who: only('rental-not-found', 'renter', 'owner'),
    path: (s) => `/api/rentals/${s.rentalId}/photograph-handover`,
    send: (s) => ({ body: { photos: [s.identityFileId] } }),
  },
  'GET /api/rentals/{id}/photos/{photoId}': {
    // No identity file is a photo of a rental, for whoever may see those.
    who: {
      ...only('upload-not-found'),
      ...{ stranger: 'rental-not-found', ops: 'rental-not-found' },
    },
    path: (s) => `/api/rentals/${s.rentalId}/photos/${s.identityFileId}`,
  },
  'GET /api/admin/rentals': { who: staff },
  'GET /api/admin/rentals/{id}': { who: staff, path: (s) => `/api/admin/rentals/${s.rentalId}` },
  'POST /api/admin/rentals/{id}/decide-handover': {
    who: staff,
    path: (s) => `/api/admin/rentals/${s.rentalId}/decide-handover`,
    send: body({ handedOver: true, reason: 'Pour la bonne cause' }),
  },
  'POST /api/admin/rentals/{id}/cancel': {
    who: staff,
    path: (s) => `/api/admin/rentals/${s.rentalId}/cancel`,
    send: body({ refund: 0, keptRent: 0, reason: 'Pour la bonne cause' }),
  },
  'POST /api/admin/rentals/{id}/postpone': {
    who: staff,
    path: (s) => `/api/admin/rentals/${s.rentalId}/postpone`,
    send: body({ deadline: 'answer', hours: 24, reason: 'Pour la bonne cause' }),
  },
  'POST /api/admin/rentals/{id}/share-deposit': {
    who: staff,
    path: (s) => `/api/admin/rentals/${s.rentalId}/share-deposit`,
    send: body({ amount: 0, reason: 'Pour la bonne cause' }),
  },

  'GET /api/payment/operators': { who: everyone },
  'POST /api/payment': {
    who: members,
    send: (s) => ({
      headers: { prefer: 'respond-async' },
      body: {
        totalPrice: 1,
        item: 'Perceuse',
        phoneNumber: '077000001',
        operationAccountCode: 'ACC_AIRTEL',
        itemId: s.itemId,
        startDate: inDays(1),
        endDate: inDays(2),
      },
    }),
  },
  'POST /api/payment/extension': {
    // Of nobody's extension, for whoever may pay one.
    who: {
      ...only('change-not-found'),
    },
    send: () => ({
      body: {
        changeId: randomUUID(),
        totalPrice: 1_000,
        phoneNumber: '077000001',
        operationAccountCode: 'ACC_AIRTEL',
      },
    }),
  },
  // Of a number that never refused.
  'POST /api/payment/number/code': {
    who: members,
    send: body({ phoneNumber: '077000001' }),
  },
  'POST /api/payment/number/confirm': {
    who: members,
    send: body({ phoneNumber: '077000001', code: '000000' }),
  },
  'GET /api/payment/{id}': {
    who: only('payment-not-found', 'renter', 'staff', 'admin'),
    path: (s) => `/api/payment/${s.paymentId}`,
  },
  'POST /api/payment/{id}/check': {
    who: only('payment-not-found', 'renter'),
    path: (s) => `/api/payment/${s.paymentId}/check`,
  },
  'GET /api/payments/open': { who: members },
  'POST /api/payment/callback/{token}': {
    who: allNotFound(),
    path: () => `/api/payment/callback/${randomUUID()}`,
    send: body({}),
  },
  'GET /api/admin/gateway-fees': { who: staff },
  'GET /api/admin/payments': { who: staff },
  'GET /api/admin/payments/{id}': {
    who: staff,
    path: (s) => `/api/admin/payments/${s.paymentId}`,
  },

  'POST /api/admin/payments/{id}/check': {
    who: staff,
    path: (s) => `/api/admin/payments/${s.paymentId}/check`,
  },
  'POST /api/admin/payments/{id}/settle-late': {
    who: admin,
    path: (s) => `/api/admin/payments/${s.paymentId}/settle-late`,
    send: body({ movedAmount: 100, reason: 'Relevé' }),
  },
  'POST /api/admin/payments/{id}/put-right': {
    who: admin,
    path: (s) => `/api/admin/payments/${s.paymentId}/put-right`,
    send: body({ movedAmount: 100, bearer: 'loka', reason: 'Relevé', proof: 'Relevé du 3' }),
  },
  'POST /api/admin/payments/{id}/decide': {
    who: admin,
    path: (s) => `/api/admin/payments/${s.paymentId}/decide`,
    send: body({ outcome: 'failed', reason: 'Rien reçu', proof: 'Relevé du 3' }),
  },

  'POST /api/reports': {
    who: members,
    send: (s) => ({ body: { kind: 'item', subjectId: s.itemId, reason: 'scam' } }),
  },
  'GET /api/prohibited-objects': { who: everyone },
  'GET /api/admin/reports': { who: staff },
  ...staffActs('/api/admin/reports', 'memberReportId', {
    take: {},
    release: {},
    close: { outcome: 'nothing', reason: 'Pour la bonne cause' },
  }),
  'GET /api/admin/reports/{id}/context': {
    who: staff,
    path: (s) => `/api/admin/reports/${s.thread.reportId}/context`,
  },
  'GET /api/admin/reports/{id}/pictures/{uploadId}': {
    who: staff,
    path: (s) => `/api/admin/reports/${s.thread.reportId}/pictures/${s.thread.pictureId}`,
  },
  'GET /api/admin/item-checks': { who: staff },
  ...staffActs('/api/admin/item-checks', 'itemCheckId', {
    keep: { version: 1 },
    hide: { version: 1, reason: 'Pour la bonne cause' },
  }),

  'GET /api/favourites': { who: members },
  'GET /api/favourites/ids': { who: members },
  'POST /api/favourites/merge': { who: members, send: body({ items: [] }) },
  'PUT /api/favourites/{itemId}': {
    who: members,
    path: (s) => `/api/favourites/${s.itemId}`,
    send: body({}),
  },
  'DELETE /api/favourites/{itemId}': {
    who: members,
    path: (s) => `/api/favourites/${s.itemId}`,
  },

  'GET /api/saved-searches': { who: members },
  'POST /api/saved-searches': { who: members, send: body({ q: 'Perceuse' }) },
  'DELETE /api/saved-searches/{id}': {
    who: none('saved-search-not-found', 'stranger', 'ops', 'renter', 'owner', 'staff', 'admin'),
    path: () => `/api/saved-searches/${randomUUID()}`,
  },

  'GET /api/admin/reconciliation-reports': { who: staffOrOps },
  'GET /api/admin/comparisons': { who: staffOrOps },
  'POST /api/admin/comparisons': { who: staffOrOps },
  'GET /api/admin/reconciliation-reports/{id}': {
    who: staffOrOps,
    path: (s) => `/api/admin/reconciliation-reports/${s.reportId}`,
  },

  'GET /api/admin/audit-reports': { who: staffOrOps },
  'GET /api/admin/audit-reports/{id}': {
    who: staffOrOps,
    path: (s) => `/api/admin/audit-reports/${s.auditReportId}`,
  },

  // Without its `Accept`, so that no stream stays open.
  'GET /api/live': { who: members },
  'GET /api/blocked-members': { who: members },
  'PUT /api/blocked-members/{userId}': {
    who: { ...members, stranger: 'forbidden' },
    path: (s) => `/api/blocked-members/${s.stranger.id}`,
  },
  'DELETE /api/blocked-members/{userId}': {
    who: members,
    path: (s) => `/api/blocked-members/${s.stranger.id}`,
  },
  'GET /api/threads': { who: members },
  'GET /api/threads/unread': { who: members },
  'POST /api/threads': {
    who: only('rental-not-found', 'renter', 'owner'),
    send: (s) => ({ body: { rental_id: s.rentalId } }),
  },
  'GET /api/threads/{id}': {
    who: only('thread-not-found', 'renter', 'owner'),
    path: (s) => `/api/threads/${s.thread.id}`,
  },
  'GET /api/threads/{id}/messages': {
    who: only('thread-not-found', 'renter', 'owner'),
    path: (s) => `/api/threads/${s.thread.id}/messages`,
  },
  'POST /api/threads/{id}/messages': {
    who: only('thread-not-found', 'renter', 'owner'),
    path: (s) => `/api/threads/${s.thread.id}/messages`,
    send: () => ({ body: { id: randomUUID(), body: 'Bonjour' } }),
  },
  'POST /api/threads/{id}/read': {
    who: only('thread-not-found', 'renter', 'owner'),
    path: (s) => `/api/threads/${s.thread.id}/read`,
    send: body({ number: 1 }),
  },
  'GET /api/threads/{id}/pictures/{uploadId}': {
    who: only('thread-not-found', 'renter', 'owner'),
    path: (s) => `/api/threads/${s.thread.id}/pictures/${s.thread.pictureId}`,
  },

  'GET /api/wallet': { who: members },
  'GET /api/wallet/safeguarded': { who: members },
  'GET /api/wallet/transactions': { who: members },
  'GET /api/wallet/transactions.csv': { who: members },
  'GET /api/wallet/transactions/{id}/receipt': {
    who: only('transaction-not-found', 'owner', 'staff', 'admin'),
    path: (s) => `/api/wallet/transactions/${s.transactionId}/receipt?user_id=${s.owner.id}`,
  },
  'GET /api/wallet/statements/{year}': { who: members, path: () => '/api/wallet/statements/2026' },
  'GET /api/payment/{id}/receipt': {
    who: only('payment-not-found', 'renter', 'staff', 'admin'),
    path: (s) => `/api/payment/${s.paymentId}/receipt`,
  },
  'GET /api/rentals/{id}/receipt': {
    who: only('payment-not-found', 'renter', 'staff', 'admin'),
    path: (s) => `/api/rentals/${s.rentalId}/receipt`,
  },
  'GET /api/wallet/months': { who: members },
  'GET /api/wallet/numbers': { who: only('identity-not-verified', 'owner') },
  'POST /api/wallet/numbers': { who: only('identity-not-verified', 'owner'), send: body({}) },
  'POST /api/wallet/numbers/confirm': { who: everyone, send: body({ token: 'x'.repeat(43) }) },
  'POST /api/wallet/numbers/{id}/resend': {
    who: only('identity-not-verified', 'owner'),
    path: (s) => `/api/wallet/numbers/${s.numberId}/resend`,
  },
  'PUT /api/wallet/numbers/{id}/preferred': {
    who: only('identity-not-verified', 'owner'),
    path: (s) => `/api/wallet/numbers/${s.numberId}/preferred`,
  },
  'DELETE /api/wallet/numbers/{id}': {
    who: only('identity-not-verified', 'owner'),
    path: (s) => `/api/wallet/numbers/${s.numberId}`,
  },
  'POST /api/wallet/top-ups': { who: only('identity-not-verified', 'owner'), send: body({}) },
  'POST /api/wallet/withdrawals': { who: only('identity-not-verified', 'owner'), send: body({}) },
  'GET /api/wallet/refunds': { who: members },
  'POST /api/wallet/refunds': { who: members, send: body({}) },
  'GET /api/admin/incidents': { who: staffOrOps },
  'GET /api/admin/incidents/{id}': {
    who: noIncident('ops', 'staff', 'admin'),
    path: () => `/api/admin/incidents/${randomUUID()}`,
  },
  // An operator that there is not: nothing is declared.
  'POST /api/admin/incidents': { who: staff, send: body({ operator: 'wallet' }) },
  'POST /api/admin/incidents/{id}/block': {
    who: noIncident('staff', 'admin'),
    path: () => `/api/admin/incidents/${randomUUID()}/block`,
    send: reason,
  },
  'POST /api/admin/incidents/{id}/end': {
    who: noIncident('staff', 'admin'),
    path: () => `/api/admin/incidents/${randomUUID()}/end`,
    send: reason,
  },
  'POST /api/admin/incidents/{id}/dismiss': {
    who: noIncident('staff', 'admin'),
    path: () => `/api/admin/incidents/${randomUUID()}/dismiss`,
    send: reason,
  },
  'GET /api/admin/approvals': { who: staff },
  'GET /api/admin/approvals/rules': { who: staff },
  // Staff see those that they proposed.
  'GET /api/admin/approvals/{id}': {
    who: { ...staff, staff: 'approval-not-found' },
    path: (s) => `/api/admin/approvals/${s.approvalId}`,
  },
  'POST /api/admin/approvals/{id}/approve': {
    who: admin,
    path: (s) => `/api/admin/approvals/${s.approvalId}/approve`,
  },
  'POST /api/admin/approvals/{id}/refuse': {
    who: admin,
    path: (s) => `/api/admin/approvals/${s.approvalId}/refuse`,
    send: reason,
  },
  'POST /api/admin/approvals/{id}/take-back': {
    who: { ...staff, staff: 'approval-not-yours', admin: 'approval-not-yours' },
    path: (s) => `/api/admin/approvals/${s.approvalId}/take-back`,
  },
  'POST /api/admin/contact-exports': {
    who: staff,
    send: body({ list: 'members', reason: 'Lettre aux membres' }),
  },
  'POST /api/admin/contact-exports/{id}/file': {
    who: none('contact-export-not-found', 'staff', 'admin'),
    path: () => `/api/admin/contact-exports/${randomUUID()}/file`,
  },
  'GET /api/admin/treasury': { who: admin },
  'GET /api/admin/treasury/overview': { who: admin },
  'GET /api/admin/treasury/{id}': {
    who: none('treasury-posting-not-found', 'admin'),
    path: () => `/api/admin/treasury/${randomUUID()}`,
  },
  'POST /api/admin/treasury/proposals': {
    who: admin,
    send: () => ({
      body: {
        ...{ kind: 'pay_in', operator: 'airtel', amount: 1 },
        ...{ reference: `R-${randomUUID()}`, reason: 'Relevé du jour' },
      },
    }),
  },
  'PUT /api/users/update-wallet': {
    who: admin,
    send: (s) => ({ body: { userId: s.owner.id, amount: 1, reason: 'Geste commercial' } }),
  },
};

/** Files of identities have no public address, and a callback needs the token of the gateway. */
function allNotFound(): Expected {
  return { ...only('not-found'), anonymous: 'not-found' };
}
