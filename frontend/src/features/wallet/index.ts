export { useConfirmNumber } from './api/confirm-number';
export { walletQuery } from './api/get-wallet';
export { numbersQuery } from './api/list-numbers';
export { refundsQuery } from './api/list-refunds';
export { ClosedWallet } from './components/closed-wallet';
export { OpenWallet } from './components/open-wallet';
export { numberName } from './mobile-number';
export { SUMMARY, WALLET_PARTS } from './seen-names';
