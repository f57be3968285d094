export { BalancesQueries } from './balances.queries.js';
export { CorrectBalance } from './correct-balance.js';
export {
  type LedgerTransactionType,
  ledgerTransactionTypes,
} from './domain/ledger-transaction-type.js';
export { Ledger, postTransaction } from './ledger.js';
export { WalletModule } from './wallet.module.js';
