export { type BillingRequest, deliveryMessage, readBillingRequest } from './billing-request';
export { Checkout, type Payer } from './components/checkout';
export { OpenPayments } from './components/open-payments';
export { PaymentProgress } from './components/payment-progress';
