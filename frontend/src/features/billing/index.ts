export { type BillingRequest, deliveryMessage, readBillingRequest } from './billing-request';
export { Checkout } from './components/checkout';
export { ExtensionCheckout } from './components/extension-checkout';
export { LatePaidRequest } from './components/late-paid-request';
export { OpenPayments } from './components/open-payments';
export { RentalPayment } from './components/rental-payment';
export { type TillForm, useTill } from './use-till';
