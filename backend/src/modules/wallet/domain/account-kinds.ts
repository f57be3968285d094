import type { LedgerAccountKind } from '../../../platform/database/generated/enums.js';

type Kinds = readonly LedgerAccountKind[];

/** What a member can spend, and what was earned. */
export const memberAccounts = ['wallet', 'earnings'] as const satisfies Kinds;

/** What is set aside of a member's money until a payment is decided. */
export const reserveAccounts = ['hold', 'payout_transit'] as const satisfies Kinds;

/** What is held for a rental. */
export const rentalAccounts = ['escrow', 'security_deposit'] as const satisfies Kinds;

/** What mobile operators hold for Loka, and what they charged. */
export const operatorAccounts = ['provider', 'fees'] as const satisfies Kinds;
