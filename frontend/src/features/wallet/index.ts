export { walletQuery } from './api/get-wallet';
export { TransactionList } from './components/transaction-list';
export { WalletSummary } from './components/wallet-summary';
