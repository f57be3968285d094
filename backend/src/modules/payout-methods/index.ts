export { receivingNumber } from './get-payout-method.js';
export { PayoutMethodsModule } from './payout-methods.module.js';
