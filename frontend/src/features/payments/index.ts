export { operatorsQuery } from './api/get-operators';
export type { WatchedPayment } from './api/get-payment';
export { OperatorMark } from './components/operator-mark';
export { PaymentProgress } from './components/payment-progress';
export { PhoneFields } from './components/phone-fields';
export { operatorOf, type Phone } from './phone';
export { isRefusal, useMoneyOrder } from './use-money-order';
export { useOpenPayments } from './use-open-payments';
export { useRefreshMoney } from './use-refresh-money';
