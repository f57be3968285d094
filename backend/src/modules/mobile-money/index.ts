export { hintOf, operators } from './domain/operators.js';
export { formatPayer } from './format-payer.js';
export { Gateway, type Order } from './gateway/gateway.js';
export { GatewayCallbacks } from './gateway/gateway-callbacks.js';
export type { GatewayFees, GatewayStatus } from './gateway/gateway-status.js';
export { MobileMoneyModule } from './mobile-money.module.js';
export { mobileOperator, operatorOf } from './mobile-operator.js';
export { operationAccountOf } from './operation-accounts.js';
export { PayingNumbers, payingRefusals } from './paying-numbers.js';
