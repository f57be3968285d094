import type { Xaf } from './xaf.js';

/**
 * Accounts of the ledger, and the postings in which a rule says what it does to the money:
 * - provider: an operator holds it for us; negative, since it came from outside
 * - escrow, security_deposit: the rent and the security deposit of one rental
 * - wallet: a user's, withdrawable; earnings: a user's, not yet withdrawable
 * - hold: the wallet's part of a payment, payout_transit: a payout, each until it is decided
 * - suspense: Loka's own corrections; `own`, what Loka has paid in less what it took out; `unclaimed`, what
 *   came for members whose accounts are deleted
 * - fees: what an operator and its gateway have kept, borne by Loka; negative, since it is a cost
 */
export type AccountKind =
  | 'provider'
  | 'escrow'
  | 'security_deposit'
  | 'wallet'
  | 'earnings'
  | 'hold'
  | 'payout_transit'
  | 'suspense'
  | 'fees';

export interface Account {
  kind: AccountKind;
  /** The operator's code and a part, or the id of the rental, user or payment; empty for Loka's own. */
  holder: string;
  /** Whose money it is, for accounts of one user: wallet, earnings and payout_transit. */
  userId?: string;
}

/** Moves francs from one account to another; never creates any. */
export interface Posting {
  from: Account;
  to: Account;
  /** XAF, not negative; zero moves nothing */
  amount: Xaf;
}

const heldBy =
  (kind: AccountKind) =>
  (holder: string): Account => ({ kind, holder });

const ownedBy =
  (kind: AccountKind) =>
  (userId: string): Account => ({ kind, holder: userId, userId });

export const escrow = heldBy('escrow');
export const securityDeposit = heldBy('security_deposit');
export const hold = heldBy('hold');
export const wallet = ownedBy('wallet');
export const earnings = ownedBy('earnings');
export const payoutTransit = (paymentId: string, userId: string): Account => ({
  kind: 'payout_transit',
  holder: paymentId,
  userId,
});

/**
 * What an operator holds, and what fees have taken of it, are in sixteen accounts each, by the last
 * digit of a payment's id: payments of one operator do not all wait for the same row.
 */
const partOf = (kind: 'provider' | 'fees') => (operator: string, paymentId: string) =>
  heldBy(kind)(`${operator}/${paymentId.slice(-1)}`);

export const provider = partOf('provider');
export const fees = partOf('fees');
/** What Loka itself moves at an operator, by no payment, is in an account apart of each kind. */
export const providerOfLoka = (operator: string) => heldBy('provider')(`${operator}/loka`);
export const feesOfLoka = (operator: string) => heldBy('fees')(`${operator}/loka`);
export const suspense: Account = { kind: 'suspense', holder: '' };
export const ownMoney: Account = { kind: 'suspense', holder: 'own' };
export const unclaimed: Account = { kind: 'suspense', holder: 'unclaimed' };
