import { body } from '@loka/client';
import { api } from './client';
import type {
  IncidentDeclaration,
  NewPlace,
  PaymentDecision,
  PlaceChange,
  ReportOutcome,
  Role,
  StaffRental,
  TreasuryProposal,
} from './types';

const path = (id: string) => ({ params: { path: { id } } });

/** A cookie of ten minutes for a page that the console does not render. */
export const openStaffPage = (page: 'queues' | 'docs') =>
  body(api.POST(`/api/ops/${page}-session`));

export const approveVerification = (id: string) =>
  body(api.POST('/api/admin/verifications/{id}/approve', path(id)));

export const refuseVerification = (id: string, reason: string) =>
  body(api.POST('/api/admin/verifications/{id}/refuse', { ...path(id), body: { reason } }));

/** The one that has waited longest and that nobody else looks at; nobody else is given it meanwhile. */
export const takeNextVerification = () => body(api.POST('/api/admin/verifications/next'));

/** Says for some minutes that one looks at it, unless somebody else does; answers who does. */
export const claimVerification = (id: string) =>
  body(api.PUT('/api/admin/verifications/{id}/claim', path(id)));

/** Leaves it to others; also while the page goes. */
export const releaseVerification = (id: string) =>
  body(api.DELETE('/api/admin/verifications/{id}/claim', { ...path(id), keepalive: true }));

/** The number and the birth date of papers; each call is on record with its reason. */
export const openPapers = (id: string, reason: string) =>
  body(
    api.GET('/api/admin/verifications/{id}/papers', {
      params: { path: { id }, query: { reason } },
    }),
  );

export const skipVerification = (id: string, note: string) =>
  body(api.POST('/api/admin/verifications/{id}/skip', { ...path(id), body: { note } }));

export const hideItem = (id: string, reason: string) =>
  body(api.POST('/api/admin/items/{id}/hide', { ...path(id), body: { reason } }));

export const restoreItem = (id: string, reason: string) =>
  body(api.POST('/api/admin/items/{id}/restore', { ...path(id), body: { reason } }));

export const takeReport = (id: string) => body(api.POST('/api/admin/reports/{id}/take', path(id)));

export const releaseReport = (id: string) =>
  body(api.POST('/api/admin/reports/{id}/release', path(id)));

/** For good; hides the object or freezes the member when that is the outcome. */
export const closeReport = (id: string, outcome: ReportOutcome, reason: string) =>
  body(api.POST('/api/admin/reports/{id}/close', { ...path(id), body: { outcome, reason } }));

/** The object stays as it is. @param version of it as it was read */
export const keepItem = (id: string, version: number) =>
  body(api.POST('/api/admin/item-checks/{id}/keep', { ...path(id), body: { version } }));

export const hideCheckedItem = (id: string, version: number, reason: string) =>
  body(api.POST('/api/admin/item-checks/{id}/hide', { ...path(id), body: { version, reason } }));

export const hideReview = (id: string, reason: string) =>
  body(api.POST('/api/admin/reviews/{id}/hide', { ...path(id), body: { reason } }));

export const restoreReview = (id: string, reason: string) =>
  body(api.POST('/api/admin/reviews/{id}/restore', { ...path(id), body: { reason } }));

export const freezeMember = (id: string, reason: string) =>
  body(api.POST('/api/admin/users/{id}/freeze', { ...path(id), body: { reason } }));

export const unfreezeMember = (id: string, reason: string) =>
  body(api.POST('/api/admin/users/{id}/unfreeze', { ...path(id), body: { reason } }));

export const suspendMember = (id: string, reason: string) =>
  body(api.POST('/api/admin/users/{id}/suspend', { ...path(id), body: { reason } }));

export const reinstateMember = (id: string, reason: string) =>
  body(api.POST('/api/admin/users/{id}/reinstate', { ...path(id), body: { reason } }));

/** Of a member who has confirmed none; the new one counts once it is confirmed. */
export const correctEmail = (id: string, correction: { email: string; reason: string }) =>
  body(api.POST('/api/admin/users/{id}/correct-email', { ...path(id), body: correction }));

export const resendConfirmation = (id: string, reason: string) =>
  body(api.POST('/api/admin/users/{id}/resend-confirmation', { ...path(id), body: { reason } }));

/** Removes every second step of somebody who has lost theirs. */
export const resetSecondStep = (id: string, reason: string) =>
  body(api.POST('/api/admin/users/{id}/reset-second-step', { ...path(id), body: { reason } }));

/** Signs a member out on every device. */
export const endSessions = (id: string, reason: string) =>
  body(api.POST('/api/admin/users/{id}/sessions/end', { ...path(id), body: { reason } }));

/** An admin's role waits for another admin. @param change `from` the role that was shown */
export const changeRole = (id: string, change: { role: Role; from: Role; reason: string }) =>
  body(api.POST('/api/admin/users/{id}/role', { ...path(id), body: change }));

/** From which amount on an act waits for a second admin. */
export const readApprovalRules = (signal: AbortSignal) =>
  body(api.GET('/api/admin/approvals/rules', { signal }));

/** Carries the act out. */
export const approve = (id: string) =>
  body(api.POST('/api/admin/approvals/{id}/approve', path(id)));

export const refuseApproval = (id: string, reason: string) =>
  body(api.POST('/api/admin/approvals/{id}/refuse', { ...path(id), body: { reason } }));

export const takeBackApproval = (id: string) =>
  body(api.POST('/api/admin/approvals/{id}/take-back', path(id)));

/**
 * Adds to the wallet of a member, or takes from it, through the ledger; a large amount is proposed to a second
 * admin.
 *
 * @param correction `amount` in XAF, negative to take; `key` makes a repeated click count once
 */
export const correctWallet = (correction: {
  userId: string;
  amount: number;
  reason: string;
  key: string;
}) => {
  const { key, ...change } = correction;
  return body(
    api.PUT('/api/users/update-wallet', {
      params: { header: { 'Idempotency-Key': key } },
      body: change,
    }),
  );
};

/** Asks for a list with e-mails and phone numbers: at once for an admin, when one approves for other staff. */
export const requestContactExport = (
  list: 'members' | 'payments',
  filter: Record<string, string>,
  reason: string,
) => body(api.POST('/api/admin/contact-exports', { body: { list, filter, reason } }));

/** Puts a line of an operator's statement to a second admin. @param key makes a repeated click count once */
export const proposeTreasury = (proposal: TreasuryProposal, key: string) =>
  body(
    api.POST('/api/admin/treasury/proposals', {
      params: { header: { 'Idempotency-Key': key } },
      body: proposal,
    }),
  );

/** What was proposed of the operator becomes the incident. */
export const declareIncident = (incident: IncidentDeclaration) =>
  body(api.POST('/api/admin/incidents', { body: incident }));

/** New payments by the operator are refused from now on. */
export const blockPayments = (id: string, reason: string) =>
  body(api.POST('/api/admin/incidents/{id}/block', { ...path(id), body: { reason } }));

export const endIncident = (id: string, reason: string) =>
  body(api.POST('/api/admin/incidents/{id}/end', { ...path(id), body: { reason } }));

/** A proposal that is no incident. */
export const dismissIncident = (id: string, reason: string) =>
  body(api.POST('/api/admin/incidents/{id}/dismiss', { ...path(id), body: { reason } }));

export const addPlace = (place: NewPlace) => body(api.POST('/api/admin/places', { body: place }));

export const changePlace = (id: string, change: PlaceChange) =>
  body(api.PUT('/api/admin/places/{id}', { ...path(id), body: change }));

/** Takes a place out of use, or back into it. */
export const setPlaceActive = (id: string, active: boolean) =>
  body(
    active
      ? api.POST('/api/admin/places/{id}/activate', path(id))
      : api.POST('/api/admin/places/{id}/deactivate', path(id)),
  );

/** Asks the gateway what has become of a payment; one that is open here and decided there is decided. */
export const checkPayment = (id: string) =>
  body(api.POST('/api/admin/payments/{id}/check', path(id)));

/** Has the payments compared with the gateway now, by a worker. */
export const requestComparison = () => body(api.POST('/api/admin/comparisons'));

/**
 * Decides a payment in review, for good.
 *
 * @param decision `movedAmount` in XAF, when it is not the amount; `key` makes a repeated click
 *   count once
 */
export const decidePayment = (id: string, decision: PaymentDecision & { key: string }) => {
  const { key, ...outcome } = decision;
  return body(
    api.POST('/api/admin/payments/{id}/decide', {
      params: { ...path(id).params, header: { 'Idempotency-Key': key } },
      body: outcome,
    }),
  );
};

/**
 * Shares a security deposit that its parties do not agree about, for good.
 *
 * @param share `amount` in XAF that the owner gets; `key` makes a repeated click count once
 */
export const shareDeposit = (
  id: string,
  share: { amount: number; reason: string; key: string },
) => {
  const { key, ...decided } = share;
  return body(
    api.POST('/api/admin/rentals/{id}/share-deposit', {
      params: { ...path(id).params, header: { 'Idempotency-Key': key } },
      body: decided,
    }),
  );
};

/**
 * Cancels a rental before its object changes hands, for good.
 *
 * @param decision both parts of the rent in XAF; `key` makes a repeated click count once
 */
export const cancelRental = (
  id: string,
  decision: { refund: number; keptRent: number; reason: string; key: string },
) => {
  const { key, ...decided } = decision;
  return body(
    api.POST('/api/admin/rentals/{id}/cancel', {
      params: { ...path(id).params, header: { 'Idempotency-Key': key } },
      body: decided,
    }),
  );
};

/**
 * Gives whoever is asked more time, once for each deadline.
 *
 * @param postponement `key` makes a repeated click count once
 */
export const postponeDeadline = (
  id: string,
  postponement: {
    deadline: StaffRental['deadlines'][number]['deadline'];
    hours: number;
    reason: string;
    key: string;
  },
) => {
  const { key, ...decided } = postponement;
  return body(
    api.POST('/api/admin/rentals/{id}/postpone', {
      params: { ...path(id).params, header: { 'Idempotency-Key': key } },
      body: decided,
    }),
  );
};

/**
 * Decides, for good, whether an object was handed over.
 *
 * @param decision `keptRent` in XAF that the owner keeps of a rental that ends; `key` makes a repeated
 *   click count once
 */
export const decideHandover = (
  id: string,
  decision: { handedOver: boolean; keptRent?: number; reason: string; key: string },
) => {
  const { key, ...decided } = decision;
  return body(
    api.POST('/api/admin/rentals/{id}/decide-handover', {
      params: { ...path(id).params, header: { 'Idempotency-Key': key } },
      body: decided,
    }),
  );
};

/**
 * Records that an operator settled a payment that failed here.
 *
 * @param settlement `movedAmount` in XAF; `key` makes a repeated click count once
 */
/** Proposes what a decided payment really settled; `key` makes a repeated click count once. */
export const putPaymentRight = (
  id: string,
  righting: {
    movedAmount: number;
    bearer: 'member' | 'loka';
    reason: string;
    proof: string;
    key: string;
  },
) => {
  const { key, ...settled } = righting;
  return body(
    api.POST('/api/admin/payments/{id}/put-right', {
      params: { ...path(id).params, header: { 'Idempotency-Key': key } },
      body: settled,
    }),
  );
};

export const settleLate = (
  id: string,
  settlement: { movedAmount: number; reason: string; key: string },
) => {
  const { key, ...settled } = settlement;
  return body(
    api.POST('/api/admin/payments/{id}/settle-late', {
      params: { ...path(id).params, header: { 'Idempotency-Key': key } },
      body: settled,
    }),
  );
};
