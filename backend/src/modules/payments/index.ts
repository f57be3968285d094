export { gatewayOrderOf } from './gateway-order.js';
export { PaymentsModule } from './payments.module.js';
export { paymentPurpose, paymentStatus } from './payments.schema.js';
