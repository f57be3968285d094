export { linkHours } from './confirmation-links.js';
export { FindReceivers } from './find-receivers.js';
export {
  payoutMethodAdded,
  payoutMethodConfirmationRequested,
  payoutMethodConfirmed,
  payoutMethodPreferred,
  payoutMethodRemoved,
  payoutMethodTakenBack,
} from './payout-methods.events.js';
export { PayoutMethods } from './payout-methods.js';
export { PayoutMethodsModule } from './payout-methods.module.js';
