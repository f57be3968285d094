import { expect, type Page } from '@playwright/test';
import { answer, change, consoleScreen, fail, list, press, record } from './console-screen.js';

const at = '2026-11-20T09:30:00.000Z';
const later = '2026-11-27T09:30:00.000Z';
const id = (place: number) => `0a000000-0000-4000-8000-0000000000${place + 60}`;
const eve = { id: id(0), name: 'Eve Ondo' };

const member = record('users', `select id from users where email = 'proprietaire@loka.example'`);
const payment = record(
  'payments',
  `select id from payments where status = 'succeeded' and purpose = 'rental' order by id limit 1`,
);
const rentalThatIs = (status: string) =>
  record('rentals', `select id from rentals where status = '${status}' order by id limit 1`);
const anyOf = (resource: string, table: string) =>
  record(resource, `select id from ${table} order by id limit 1`);

/** Made by the first night, which an instance may not have seen yet. */
const auditReport = record(
  'audit-reports',
  `with made as (
     insert into audit_reports (id, day, checked, duration, created_at)
     select gen_random_uuid(), date '2026-01-01', 140, 2500, timestamptz '2026-01-01 02:00Z'
     where not exists (select from audit_reports) returning id
   )
   select id from audit_reports union all select id from made limit 1`,
);

/** What the team seldom sees, and the dialogs in which it decides. */
export const consoleStates = [
  consoleScreen('incidents', list('incidents'), 'Pannes', {
    before: withIncidents,
    texts: [/semble en panne/, 'Airtel ne répond plus'],
  }),
  consoleScreen('incident-declared', list('incidents'), 'Pannes', {
    prepare: press('Déclarer une panne'),
  }),
  consoleScreen('incident-ended', list('incidents'), 'Pannes', {
    before: withIncidents,
    prepare: press('Terminer'),
  }),
  consoleScreen('report', anyOf('reports', 'reports'), /./),
  consoleScreen('report-taken', anyOf('reports', 'reports'), /./, {
    before: (page) =>
      change(page, /^\/api\/admin\/reports\/[^/]+$/, (report: object) => ({
        ...report,
        state: 'taken',
        takenAt: at,
        takenBy: { ...eve, isYou: true },
      })),
  }),
  consoleScreen('item-check', anyOf('item-checks', 'item_checks'), /./, {
    texts: ['Rien à redire'],
  }),
  consoleScreen(
    'reconciliation-report',
    anyOf('reconciliation-reports', 'reconciliation_reports'),
    /./,
  ),
  consoleScreen('audit-report', auditReport, /./),
  consoleScreen('payment-in-review', payment, /./, {
    before: inReview,
    texts: ['À examiner'],
  }),
  consoleScreen('payment-decided', payment, /./, {
    before: inReview,
    prepare: async (page) => {
      await press('Décider')(page);
      await page.getByRole('radio', { name: 'Reçu, mais un autre montant' }).check();
    },
  }),
  consoleScreen('rental-cancelled', rentalThatIs('acceptee'), /./, {
    prepare: press('Annuler la location'),
  }),
  consoleScreen('rental-postponed', rentalThatIs('en_attente'), /./, {
    prepare: press('Prolonger ce délai'),
  }),
  consoleScreen('rental-disputed', rentalThatIs('en_cours'), /./, {
    before: disputed,
    texts: ['Photos des deux parties', 'Partager la caution'],
  }),
  consoleScreen('rental-deposit-shared', rentalThatIs('en_cours'), /./, {
    before: disputed,
    prepare: press('Partager la caution'),
  }),
  consoleScreen('user-suspending', member, /./, { prepare: press('Suspendre ce membre') }),
  consoleScreen('user-suspended', member, /./, {
    before: suspended,
    texts: ['Réintégrer ce membre'],
  }),
  consoleScreen('user-freezing', member, /./, { prepare: press('Bloquer le portefeuille') }),
  consoleScreen('users-failed', list('users'), 'Utilisateurs', {
    before: (page) => fail(page, '/api/admin/users'),
    texts: ['Réessayer'],
  }),
  consoleScreen('user-failed', member, /./, {
    before: (page) => fail(page, /^\/api\/admin\/users\/[^/]+$/),
    texts: ['Réessayer'],
  }),
  consoleScreen('no-such-page', 'nulle-part', 'Page introuvable'),
  consoleScreen('refused', list('approvals'), 'Accès refusé', { as: 'staff' }),
  consoleScreen('thousands-wait', list('verifications'), 'Vérifications', {
    before: (page) => answer(page, '/api/admin/verifications', [], { 'X-Total-Count': '1203' }),
    prepare: countsAreWhole,
  }),
  consoleScreen('items-chosen', list('items'), 'Objets', { prepare: chooseTwo }),
  consoleScreen('audit-log-lines', list('audit-log'), /Journal/, {
    before: (page) => answer(page, '/api/admin/audit-log', acts, { 'X-Total-Count': '3' }),
    texts: ['Objet interdit à la location'],
  }),
];

/** Beside the name of the page that is open, which is bold; a phone hides the menu. */
async function countsAreWhole(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 900) return;
  const count = page.getByRole('menuitem', { name: /Vérifications/ }).getByText(/^1\s203$/);
  await expect(count).toBeVisible();
  const cut = await count.evaluate((element) => {
    const chip = element.closest('.MuiChip-root') ?? element;
    const { right } = chip.getBoundingClientRect();
    const around: number[] = [];
    for (let box = chip.parentElement; box && box.tagName !== 'UL'; box = box.parentElement)
      around.push(right - box.getBoundingClientRect().right);
    return Math.max(element.scrollWidth - element.clientWidth, ...around);
  });
  expect(cut).toBeLessThanOrEqual(0);
}

async function withIncidents(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname === '/api/admin/incidents',
    (route) => {
      const isOfBanner = new URL(route.request().url()).searchParams.has('live');
      const json = incidents.filter(({ status }) => !isOfBanner || status !== 'ended');
      return route.fulfill({ json, headers: { 'X-Total-Count': String(json.length) } });
    },
  );
}

const airtel = { operator: 'airtel', operatorLabel: 'Airtel Money' };
const moov = { operator: 'moov', operatorLabel: 'Moov Money' };
const declared = {
  ...{ ...airtel, startedAt: at, proposal: null, declaredBy: eve, declaredAt: at },
  ...{ reason: 'Airtel ne répond plus', blocksPayments: true },
};
const incidents = [
  { ...declared, id: id(1), status: 'open', closedBy: null, closedAt: null, closingReason: null },
  {
    ...{ ...declared, ...moov, id: id(2), status: 'proposed', blocksPayments: false },
    ...{ reason: null, declaredBy: null, declaredAt: null, closedBy: null, closedAt: null },
    closingReason: null,
    proposal: { at, attempts: 10, failures: 8, usualPercent: 4 },
  },
  {
    ...{ ...declared, id: id(3), status: 'ended', closedBy: eve, closedAt: later },
    closingReason: 'Les paiements passent de nouveau',
  },
];

function inReview(page: Page): Promise<unknown> {
  return change(page, /^\/api\/admin\/payments\/[^/]+$/, (one: { amount: number }) => ({
    ...one,
    status: 'review',
    decidedAt: null,
    movedAmount: Math.round(one.amount / 2),
    reviewReason: 'other_amount',
    checkedForHours: 70,
  }));
}

/** What both showed of the object, and ask of its deposit. */
function disputed(page: Page): Promise<unknown> {
  return change(page, /^\/api\/admin\/rentals\/[^/]+$/, (rental: { steps: object[] }) => {
    const step = (by: string, event: string, more: object = {}) => ({
      ...{ at: by === 'owner' ? at : later, device_at: null, by, event, amounts: [], reason: '' },
      ...{ claimed: null, photos: [], change: null, postponed: null, receipt: null },
      ...{ staff_name: null, ...more },
    });
    const photos = (name: string) => [`/art/${name}-800.webp`, `/art/${name}-800.webp?again`];
    return {
      ...rental,
      deposit: 20_000,
      deposit_shares: [0, 5_000, 10_000, 15_000, 20_000],
      deposit_status: 'held',
      return_status: 'disputed',
      claim: { claimed: 12_000, offered: 3_000 },
      actions: ['share-deposit'],
      steps: [
        ...rental.steps,
        step('owner', 'photograph-handover', { photos: photos('hero-1') }),
        step('renter', 'photograph-handover', { photos: photos('hero-2') }),
        step('renter', 'declare-return', { photos: photos('hero-2') }),
        step('owner', 'contest-return', {
          ...{ claimed: 12_000, reason: 'La poignée est fendue.', photos: photos('hero-1') },
        }),
        step('renter', 'counter-claim', { claimed: 3_000, reason: 'Elle était déjà fendue.' }),
        step('owner', 'refuse-offer', { reason: 'Elle était neuve en juin.' }),
      ],
    };
  });
}

async function suspended(page: Page): Promise<void> {
  const suspendedAt = at;
  await change(page, /^\/api\/admin\/users\/[^/]+$/, (user: object) => ({
    ...user,
    suspendedAt,
    frozenAt: at,
  }));
  await change(page, /^\/api\/admin\/users\/[^/]+\/suspension$/, (state: object) => ({
    ...state,
    suspendedAt,
    suspendedBy: eve.name,
    reason: 'Plusieurs signalements concordants de membres',
    frozenWithSuspension: true,
    rentals: [
      {
        ...{ id: id(4), item: 'Perceuse à percussion', party: 'owner', status: 'en cours' },
        ...{ startDate: '2026-11-20', endDate: '2026-11-28' },
      },
    ],
  }));
}

/** A phone shows cards, which have boxes once several are to be chosen. */
async function chooseTwo(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'En choisir plusieurs' });
  if ((page.viewportSize()?.width ?? 0) < 900) await more.click();
  const boxes = page.getByRole('checkbox', { name: /^Choisir/ });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await expect(page.getByRole('button', { name: 'Masquer' })).toBeVisible();
}

const act = (place: number, more: object) => ({
  ...{ id: id(place), at, actorId: eve.id, actorName: eve.name, proposerName: null },
  ...{ subjectName: null, detail: {} },
  ...more,
});
const acts = [
  act(5, {
    ...{ action: 'hide-item', actionName: 'Objet masqué', subject: 'item', subjectId: id(15) },
    ...{ subjectName: 'Perceuse à percussion' },
    detail: { reason: 'Objet interdit à la location' },
  }),
  act(6, {
    ...{ action: 'close-report', actionName: 'Signalement clos', subject: 'report' },
    ...{ subjectId: id(16), detail: { outcome: 'nothing', reason: 'Rien à reprocher' } },
  }),
  act(7, {
    ...{ action: 'export-list', actionName: 'Liste exportée', subject: 'list' },
    ...{ subjectId: 'members', detail: { rows: 1_203, filter: { role: 'member' } } },
  }),
];
