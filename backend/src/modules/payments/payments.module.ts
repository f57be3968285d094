import { Module } from '@nestjs/common';
import { RentalsModule } from '../rentals/rentals.module.js';
import { AdvancePayment } from './advance-payment.js';
import { Gateway } from './gateway/gateway.js';
import { GatewaySecrets } from './gateway/gateway-secrets.js';
import { PaymentsAdminController } from './payments.admin.controller.js';
import { PaymentsController } from './payments.controller.js';
import { PaymentsQueries } from './payments.queries.js';
import { ReceiveCallback } from './receive-callback.js';
import { RecordVerdict } from './record-verdict.js';
import { StartPayment } from './start-payment.js';

@Module({
  imports: [RentalsModule],
  controllers: [PaymentsController, PaymentsAdminController],
  providers: [
    PaymentsQueries,
    StartPayment,
    AdvancePayment,
    RecordVerdict,
    ReceiveCallback,
    Gateway,
    GatewaySecrets,
  ],
  exports: [AdvancePayment],
})
export class PaymentsModule {}
