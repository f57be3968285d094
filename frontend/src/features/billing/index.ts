export { type BillingRequest, deliveryMessage, readBillingRequest } from './billing-request';
export { Checkout } from './components/checkout';
export { PaymentProgress } from './components/payment-progress';
