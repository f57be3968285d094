import type { Schemas } from '../types.js';

/** A member, their money and an object, as the API shows them; each may be given other traits. */

export const MEMBER_ID = '0a000000-0000-4000-8000-000000000001';
const OWNER_ID = '0a000000-0000-4000-8000-000000000002';

type Make<Name extends keyof Schemas> = (traits?: Partial<Schemas[Name]>) => Schemas[Name];

export const aUser: Make<'User'> = (traits) => ({
  id: MEMBER_ID,
  name: 'Awa Mboumba',
  email: 'awa@loka.example',
  avatar: '/art/avatar-default.svg',
  walletBalance: 40_000,
  upcomingBalance: 10_000,
  phone: null,
  address: null,
  city: null,
  postalCode: null,
  verifier: 2,
  verificationReason: null,
  emailVerified: true,
  role: 'member',
  frozenAt: null,
  suspendedAt: null,
  createdAt: '2026-10-01T08:00:00.000Z',
  deletionDueAt: null,
  deletedAt: null,
  ...traits,
});

export const aWallet: Make<'Wallet'> = (traits) => ({
  balance: 40_000,
  withdrawable: 30_000,
  held: 0,
  withdrawableToday: 30_000,
  frozen: false,
  upcoming: 10_000,
  inTransit: 0,
  releases: [],
  totals: { received: 0, refunded: 0, spent: 0 },
  ...traits,
});

export const aWalletEntry: Make<'WalletEntry'> = (traits) => ({
  id: '0a000000-0000-4000-8000-0000000000e1',
  type: 'remboursement',
  amount: 20_000,
  paid: 0,
  balance: 30_000,
  label: 'Caution rendue · Perceuse à percussion',
  rental_id: null,
  rental: null,
  reference: null,
  number: null,
  operatorReference: null,
  createdAt: '2026-12-14T09:00:00.000Z',
  ...traits,
});

/** Of a request that waits for its owner, with a delivery. */
export const aSafeguardedRental = (
  traits?: Partial<Schemas['SafeguardedMoney']['rentals'][number]>,
): Schemas['SafeguardedMoney']['rentals'][number] => ({
  rental_id: '0a000000-0000-4000-8000-000000000051',
  itemTitle: 'Perceuse à percussion',
  ownerName: 'A***a',
  start_date: '2026-12-01',
  end_date: '2026-12-04',
  rent: 15_000,
  delivery_fee: 2_000,
  deposit: 20_000,
  amount: 37_000,
  undecided: false,
  ...traits,
});

/** Of a member who is not suspended. */
export const aMemberSuspension: Make<'MemberSuspension'> = (traits) => ({
  suspendedAt: null,
  suspendedBy: null,
  reason: null,
  frozenWithSuspension: false,
  involved: false,
  items: 3,
  requestsReceived: 2,
  requestsMade: 0,
  extensions: 0,
  rentals: [
    {
      id: '0a000000-0000-4000-8000-000000000020',
      item: 'Perceuse à percussion',
      party: 'owner',
      status: 'en cours',
      startDate: '2026-11-20',
      endDate: '2026-11-28',
    },
  ],
  ...traits,
});

/** A correction that a second admin has to approve. */
export const anApproval: Make<'Approval'> = (traits) => ({
  id: '0a000000-0000-4000-8000-000000000095',
  kind: 'correction',
  kindName: "Correction d'un solde",
  title: 'Correction de + 60 000 FCFA',
  facts: [
    { label: 'Compte', value: 'Portefeuille' },
    { label: 'Montant', value: '+ 60 000 FCFA' },
  ],
  link: `/users/${MEMBER_ID}/show`,
  member: { id: MEMBER_ID, name: 'Awa Mboumba' },
  amount: 60_000,
  reason: 'Double paiement',
  proposedBy: { id: '0a000000-0000-4000-8000-000000000096', name: 'Eve Ondo' },
  proposedAt: '2026-11-20T08:00:00.000Z',
  expiresAt: '2026-11-27T08:00:00.000Z',
  status: 'proposed',
  decidedBy: null,
  decidedAt: null,
  refusalReason: null,
  mayDecide: true,
  whyNotDecide: null,
  mayTakeBack: false,
  ...traits,
});

/** Of Airtel Money, open. */
export const someApprovalRules: Make<'ApprovalRules'> = (traits) => ({
  correctAloneMost: 50_000,
  refundAloneMost: 100_000,
  depositAloneMost: 150_000,
  aloneDayMost: 250_000,
  waitDays: 7,
  kinds: [],
  ...traits,
});

export const anIncident: Make<'OperatorIncident'> = (traits) => ({
  id: '0a000000-0000-4000-8000-000000000097',
  operator: 'airtel',
  operatorLabel: 'Airtel Money',
  status: 'open',
  startedAt: '2026-12-11T08:00:00.000Z',
  proposal: null,
  declaredBy: { id: '0a000000-0000-4000-8000-000000000096', name: 'Eve Ondo' },
  declaredAt: '2026-12-11T08:20:00.000Z',
  reason: 'Airtel ne répond plus',
  blocksPayments: false,
  blockedBy: null,
  blockedAt: null,
  blockingReason: null,
  closedBy: null,
  closedAt: null,
  closingReason: null,
  ...traits,
});

export const aNumber: Make<'MobileNumber'> = (traits) => ({
  id: '0a000000-0000-4000-8000-000000000010',
  operator: 'airtel',
  operatorLabel: 'Airtel Money',
  operationAccountCode: 'ACC_AIRTEL',
  phoneNumber: '077000001',
  phoneNumberFormatted: '077\u00a000\u00a000\u00a001',
  preferred: true,
  confirmed: true,
  receivableFrom: '2026-10-02T08:00:00.000Z',
  ...traits,
});

/** With other values than the server's defaults. */
const limits = {
  collect: { least: 500, most: 400_000 },
  payout: { least: 300, most: 450_000 },
};

export const aRefundNumber: Make<'RefundNumber'> = (traits) => ({
  operator: 'airtel',
  operatorLabel: 'Airtel Money',
  operationAccountCode: 'ACC_AIRTEL',
  phoneNumber: '077000001',
  phoneNumberFormatted: '077\u00a000\u00a000\u00a001',
  received: 35_000,
  refunded: 35_000,
  sentBack: 0,
  inTransit: 0,
  refundable: 35_000,
  ...traits,
});

export const operators: Schemas['Operator'][] = [
  {
    code: 'airtel',
    label: 'Airtel Money',
    operationAccountCode: 'ACC_AIRTEL',
    enabled: true,
    prefixes: ['077', '074', '076'],
    hint: 'Commence par 077, 074 ou 076, suivi de 6 chiffres',
    ussd: '*150#',
    incident: null,
    limits,
  },
  {
    code: 'moov',
    label: 'Moov Money',
    operationAccountCode: 'ACC_MOOV',
    enabled: true,
    prefixes: ['066', '065', '060'],
    hint: 'Commence par 066, 065 ou 060, suivi de 6 chiffres',
    ussd: '*555#',
    incident: null,
    limits,
  },
];

export const aPayment: Make<'Payment'> = (traits) => ({
  paymentId: '0a000000-0000-4000-8000-000000000020',
  purpose: 'rental',
  status: 'pending',
  amount: 35_000,
  walletAmount: 0,
  movedAmount: null,
  rental_id: null,
  paymentResponse: { code: 202 },
  expiresAt: new Date(Date.now() + 90_000).toISOString(),
  createdAt: new Date().toISOString(),
  reference: 'LK0000000000001',
  operator: 'airtel',
  phoneNumber: '077000001',
  phoneNumberFormatted: '077\u00a000\u00a000\u00a001',
  itemId: '0a000000-0000-4000-8000-000000000030',
  itemTitle: 'Perceuse à percussion',
  startDate: '2026-12-10',
  endDate: '2026-12-13',
  answer_by: null,
  teamDecidesBy: null,
  failure: null,
  ...traits,
});

export const anItem: Make<'ItemDetail'> = (traits) => ({
  id: '0a000000-0000-4000-8000-000000000030',
  title: 'Perceuse à percussion',
  description: '',
  category: 'bricolage',
  price: 5_000,
  priceUnit: 'jour',
  images: [],
  pictures: [],
  ownerId: OWNER_ID,
  ownerName: 'B***o',
  ownerAvatar: '/art/avatar-default.svg',
  location: 'Louis, Libreville',
  available: true,
  pausedUntil: null,
  missing: false,
  missingPieces: 0,
  condition: null,
  pieces: 1,
  priceTiers: [],
  deliveryFee: null,
  deposit: 20_000,
  place: null,
  createdAt: '2026-10-01T08:00:00.000Z',
  specifications: {},
  requiresVerifiedRenter: false,
  rating: { average: 4, count: 0 },
  version: 1,
  hidden: false,
  ownerVerified: true,
  blockedPeriods: [],
  taken: [],
  periodRules: {
    firstStart: '2026-12-01',
    lastStart: '2027-12-02',
    daysPerUnit: 1,
    longestDays: 366,
  },
  ...traits,
});

/** The days of {@link anItem}, of which none is taken. */
export const anItemCalendar: Make<'ItemCalendar'> = (traits) => ({
  id: '0a000000-0000-4000-8000-000000000030',
  title: 'Perceuse à percussion',
  image: null,
  pieces: 1,
  available: true,
  pausedUntil: null,
  periods: [],
  ...traits,
});

/** Three days of {@link anItem}. */
export const aQuote: Make<'Quote'> = (traits) => ({
  unit: 'jour',
  units: 3,
  unitPrice: 5_000,
  fullUnitPrice: 5_000,
  pieces: 1,
  deliveryFee: 0,
  rent: 15_000,
  deposit: 20_000,
  total: 35_000,
  lines: [
    { kind: 'hire', amount: 15_000 },
    { kind: 'deposit', amount: 20_000 },
  ],
  late: false,
  ...traits,
});

const PAST: readonly string[] = ['terminée', 'annulée', 'refusée'];

export const aRental: Make<'Rental'> = (traits) => ({
  id: '0a000000-0000-4000-8000-000000000040',
  item_id: '0a000000-0000-4000-8000-000000000030',
  renter_id: MEMBER_ID,
  owner_id: OWNER_ID,
  start_date: '2026-12-10',
  end_date: '2026-12-13',
  status: 'acceptée',
  stage: PAST.includes(traits?.status ?? '') ? 'past' : 'ahead',
  pieces: 1,
  needed_out: null,
  rent: 15_000,
  delivery_fee: 0,
  deposit: 20_000,
  total_price: 35_000,
  fulfilment: 'pickup',
  meeting_point: null,
  place: null,
  notes: null,
  handover_status: 'none',
  handover_due_at: null,
  handover_code: null,
  handover_tries_left: null,
  kept_rent: null,
  return_status: 'none',
  deposit_status: 'held',
  return_due_at: null,
  returned_on: null,
  claim: null,
  owner_share: null,
  late: null,
  delayed: false,
  created_at: '2026-12-01T08:00:00.000Z',
  answer_by: null,
  supersedes: 0,
  refund_percent: null,
  refunds: [],
  contract_version: 1,
  itemTitle: 'Perceuse à percussion',
  itemOffered: true,
  itemImage: null,
  ownerName: 'Bruno Ondo',
  ownerAvatar: '/art/avatar-default.svg',
  renterName: 'Awa Mboumba',
  renterAvatar: '/art/avatar-default.svg',
  renterRating: { average: 4, count: 0 },
  contact: null,
  progress: {
    timeline: [
      { step: 'paid', state: 'done', label: 'Payée', amount: 35_000, note: 'par vous' },
      { step: 'accepted', state: 'now', label: 'Acceptée', amount: 15_000, note: 'réservés' },
    ],
    money: 'Loka garde 35 000 FCFA.',
    next: null,
    next_by: null,
    next_until: null,
    action: null,
  },
  under_review: null,
  change: null,
  changes: [],
  actions: [],
  effects: [],
  ...traits,
});

/** The same as staff see it, who may cancel it. */
export const aStaffRental: Make<'StaffRental'> = (traits) => ({
  ...aRental(),
  steps: [],
  cancellation: {
    refunds: [0, 3_750, 7_500, 11_250, 15_000],
    deposit: 20_000,
    frees: { start_date: '2026-12-10', end_date: '2026-12-13' },
  },
  waiting: null,
  deposit_shares: [0, 5_000, 10_000, 15_000, 20_000],
  deadlines: [],
  ...traits,
});

/** A payment in review, as staff see it. */
export const aStaffPayment: Make<'StaffPaymentDetail'> = (traits) => ({
  id: '0a000000-0000-4000-8000-000000000020',
  reference: 'LK-0001',
  gatewayReference: null,
  purpose: 'rental',
  status: 'review',
  amount: 30_000,
  walletAmount: 5_000,
  movedAmount: null,
  operator: 'airtel',
  phoneNumber: '077000001',
  phoneNumberFormatted: '077\u00a000\u00a000\u00a001',
  payerId: MEMBER_ID,
  ownerId: null,
  payerName: 'Awa Mboumba',
  itemTitle: 'Perceuse à percussion',
  rentalId: null,
  failureCode: null,
  failureReason: null,
  reviewReason: null,
  checkedForHours: 70,
  lateAmount: null,
  gatewayFees: null,
  createdAt: '2026-12-01T08:00:00.000Z',
  decidedAt: null,
  events: [],
  acts: [],
  settledByBooks: null,
  heldSince: null,
  waiting: [],
  aloneMost: 50_000,
  ...traits,
});

/** An object that an admin hid. */
export const anAuditEntry: Make<'AuditEntry'> = (traits) => ({
  id: '0a000000-0000-4000-8000-000000000078',
  at: '2026-12-01T08:00:00.000Z',
  actorId: '0a000000-0000-4000-8000-000000000090',
  actorName: 'Ada Nze',
  proposerName: null,
  action: 'hide-item',
  actionName: 'Objet masqué',
  actName: null,
  subject: 'item',
  subjectId: '0a000000-0000-4000-8000-000000000010',
  subjectName: 'Perceuse à percussion',
  detail: { reason: 'Photo à refaire' },
  ...traits,
});

/** A comparison with the gateway that an admin asked for. */
export const aComparison: Make<'Comparison'> = (traits) => ({
  id: '0a000000-0000-4000-8000-000000000076',
  state: 'running',
  requestedAt: '2026-12-01T08:00:00.000Z',
  requestedBy: { id: '0a000000-0000-4000-8000-000000000090', name: 'Ada Nze' },
  endedAt: null,
  reportId: null,
  ...traits,
});

/** An identity that waits for a decision. */
export const aVerification: Make<'VerificationDetail'> = (traits) => ({
  id: '0a000000-0000-4000-8000-000000000050',
  type: 'CNI',
  status: 'pending',
  reason: null,
  createdAt: '2026-12-01T08:00:00.000Z',
  userId: MEMBER_ID,
  userName: 'Awa Mboumba',
  numero: '…456',
  decidedAt: null,
  decidedByName: null,
  claimedByName: null,
  doubts: [],
  lookAlikeCount: 0,
  lookAlikes: [],
  skips: [],
  involved: false,
  papersUntil: null,
  papersDeletedAt: null,
  documentUrl: '/files/document',
  documentBackUrl: null,
  photoUrl: '/files/photo',
  expiresOn: '2030-01-31',
  prompt: null,
  byOtherDevice: false,
  user: aUser({ verifier: 1 }),
  history: [],
  ...traits,
});

/** With other values than the server's defaults, so that a copy of those is noticed. */
export const aMeetingPoint: Make<'MeetingPoint'> = (traits) => ({
  id: '0a000000-0000-4000-8000-000000000060',
  name: 'Port Môle',
  landmark: "devant l'embarcadère",
  quartier: 'Centre-ville',
  city: 'Libreville',
  point: { latitude: 0.3895, longitude: 9.4445 },
  ...traits,
});

/** Two cities with some of their quartiers, and meeting points in the first. */
export const places: Schemas['City'][] = [
  {
    id: '0a000000-0000-4000-8000-000000000050',
    name: 'Libreville',
    point: { latitude: 0.3901, longitude: 9.4544 },
    quartiers: [
      {
        id: '0a000000-0000-4000-8000-000000000051',
        name: 'Glass',
        point: { latitude: 0.376, longitude: 9.46 },
      },
      {
        id: '0a000000-0000-4000-8000-000000000052',
        name: 'Louis',
        point: { latitude: 0.408, longitude: 9.436 },
      },
    ],
    meetingPoints: [
      aMeetingPoint(),
      aMeetingPoint({
        id: '0a000000-0000-4000-8000-000000000061',
        name: 'Centre commercial Mbolo',
        landmark: '',
        quartier: 'Batterie IV',
        point: { latitude: 0.4085, longitude: 9.4325 },
      }),
    ],
  },
  {
    id: '0a000000-0000-4000-8000-000000000053',
    name: 'Port-Gentil',
    point: { latitude: -0.7193, longitude: 8.7815 },
    quartiers: [
      {
        id: '0a000000-0000-4000-8000-000000000054',
        name: 'Balise',
        point: { latitude: -0.729, longitude: 8.778 },
      },
    ],
    meetingPoints: [],
  },
];

export const publicConfig: Schemas['PublicConfig'] = {
  contactEmail: 'contact@loka.example',
  contactPhone: '+241 74 00 00 00',
  contractVersion: 1,
  policy: {
    requestTimeoutHours: 20,
    fullRefundHours: 60,
    partialRefundHours: 30,
    partialRefundPercent: 40,
    handoverSilenceHours: 26,
    handoverAnswerHours: 27,
    returnSilenceHours: 50,
    newNumberHours: 25,
    identityReviewHours: 47,
    approvedPapersDays: 91,
    refusedPapersDays: 31,
    paymentWaitSeconds: 80,
    totalCap: 2_000,
  },
};

/** How many rentals have each status: none, but for those that are given. */
export const someRentalCounts: Make<'RentalCounts'> = (counts) => ({
  'en attente': 0,
  acceptée: 0,
  'en cours': 0,
  terminée: 0,
  annulée: 0,
  refusée: 0,
  ...counts,
});
