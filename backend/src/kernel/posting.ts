import type { Xaf } from './xaf.js';

/**
 * The language in which a rule says what it does to the money. Where the francs of Loka can be:
 * - provider: an operator holds them for us; negative, since they came from outside
 * - escrow, deposit: the rent and the deposit of one rental
 * - wallet: a user's, withdrawable; earnings: a user's, not yet withdrawable
 * - hold: the wallet's part of a payment, payout_transit: a withdrawal, each until it is decided
 * - suspense: the house's own corrections
 */
export type AccountKind =
  | 'provider'
  | 'escrow'
  | 'deposit'
  | 'wallet'
  | 'earnings'
  | 'hold'
  | 'payout_transit'
  | 'suspense';

export interface Account {
  kind: AccountKind;
  /** The operator's code, or the id of the rental, user or payment; empty for the house's. */
  holder: string;
}

/** Moves francs from one account to another; never creates any. */
export interface Posting {
  from: Account;
  to: Account;
  /** XAF, not negative; zero moves nothing */
  amount: Xaf;
}

const named =
  (kind: AccountKind) =>
  (holder: string): Account => ({ kind, holder });

export const provider = named('provider');
export const escrow = named('escrow');
export const deposit = named('deposit');
export const wallet = named('wallet');
export const earnings = named('earnings');
export const hold = named('hold');
export const payoutTransit = named('payout_transit');
export const suspense: Account = { kind: 'suspense', holder: '' };
