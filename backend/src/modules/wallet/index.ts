export { BalancesQueries, type BookTotals } from './balances.queries.js';
export { CorrectBalance, type Correction } from './correct-balance.js';
export { balanceCorrected } from './corrections.events.js';
export {
  memberAccounts,
  operatorAccounts,
  rentalAccounts,
  reserveAccounts,
} from './domain/account-kinds.js';
export type { LedgerTransactionType } from './domain/ledger-transaction-type.js';
export { entryTypes } from './domain/statement.js';
export { creditHeld, creditReleased, type HeldCreditFacts } from './held-credits.events.js';
export { type CreditToHold, HeldCredits } from './held-credits.js';
export { Ledger, type LedgerTransaction } from './ledger.js';
export { LokasMoneyQueries } from './lokas-money.queries.js';
export { operatorOfAccount } from './operator-accounts.js';
export {
  inStatementRange,
  type KeyedAmount,
  type MonthSum,
  type StatementLine,
  type StatementLineDetail,
  StatementQueries,
  type StatementRange,
} from './statement.queries.js';
export { TotalsQueries } from './totals.queries.js';
export { WalletModule } from './wallet.module.js';
