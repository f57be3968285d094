import { body } from '@loka/client';
import { api } from './client';
import type { NewPlace, PaymentDecision, PlaceChange, ReportOutcome, Role } from './types';

const path = (id: string) => ({ params: { path: { id } } });

export const approveVerification = (id: string) =>
  body(api.POST('/api/admin/verifications/{id}/approve', path(id)));

export const refuseVerification = (id: string, reason: string) =>
  body(api.POST('/api/admin/verifications/{id}/refuse', { ...path(id), body: { reason } }));

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

/** The object stays as it is. */
export const keepItem = (id: string) =>
  body(api.POST('/api/admin/item-checks/{id}/keep', path(id)));

export const hideCheckedItem = (id: string, reason: string) =>
  body(api.POST('/api/admin/item-checks/{id}/hide', { ...path(id), body: { reason } }));
export const hideReview = (id: string, reason: string) =>
  body(api.POST('/api/admin/reviews/{id}/hide', { ...path(id), body: { reason } }));

export const restoreReview = (id: string, reason: string) =>
  body(api.POST('/api/admin/reviews/{id}/restore', { ...path(id), body: { reason } }));

export const freezeMember = (id: string, reason: string) =>
  body(api.POST('/api/admin/users/{id}/freeze', { ...path(id), body: { reason } }));

export const unfreezeMember = (id: string, reason: string) =>
  body(api.POST('/api/admin/users/{id}/unfreeze', { ...path(id), body: { reason } }));

export const changeRole = (id: string, role: Role) =>
  body(api.POST('/api/admin/users/{id}/role', { ...path(id), body: { role } }));

/**
 * Adds to an account of a member, or takes from it, through the ledger.
 *
 * @param correction `amount` in XAF, negative to take; `key` makes a repeated click count once
 */
export const correctWallet = (correction: {
  userId: string;
  account: 'wallet' | 'earnings';
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

/** Asks the gateway what has become of a payment; nothing is changed by it. */
export const checkPayment = (id: string) =>
  body(api.POST('/api/admin/payments/{id}/check', path(id)));

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
