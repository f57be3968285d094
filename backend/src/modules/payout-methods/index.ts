export { receivingNumber } from './get-payout-method.js';
export { payoutMethodAdded, payoutMethodConfirmationRequested } from './payout-methods.events.js';
export { PayoutMethodsModule } from './payout-methods.module.js';
