export { BalancesQueries } from './balances.queries.js';
export { CorrectBalance } from './correct-balance.js';
export { movementKinds } from './domain/movement-kind.js';
export { type MovementKind, postTransaction } from './post-transaction.js';
export { WalletModule } from './wallet.module.js';
