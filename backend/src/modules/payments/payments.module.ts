import { Module } from '@nestjs/common';
import { Gateway } from '../mobile-money/gateway/gateway.js';
import { GatewaySecrets } from '../mobile-money/gateway/gateway-secrets.js';
import { RentalsModule } from '../rentals/rentals.module.js';
import { OpenPayment } from './create/create-payment.js';
import { PayRental } from './create/pay-rental.js';
import { Withdraw } from './create/request-payout.js';
import { TopUpWallet } from './create/top-up-wallet.js';
import { PaymentsAdminController } from './payments.admin.controller.js';
import { PaymentsController } from './payments.controller.js';
import { PaymentsQueries } from './payments.queries.js';
import { AdvancePayment } from './process/process-payment.js';
import { ReceiveCallback } from './process/receive-callback.js';
import { AskGateway } from './review/check-gateway-status.js';
import { DecidePayment } from './review/resolve-review.js';
import { RecordVerdict } from './settle/apply-outcome.js';
import { SettlePayment } from './settle/post-payment.js';

@Module({
  imports: [RentalsModule],
  controllers: [PaymentsController, PaymentsAdminController],
  providers: [
    PaymentsQueries,
    PayRental,
    TopUpWallet,
    Withdraw,
    OpenPayment,
    SettlePayment,
    AdvancePayment,
    RecordVerdict,
    ReceiveCallback,
    AskGateway,
    DecidePayment,
    Gateway,
    GatewaySecrets,
  ],
  exports: [AdvancePayment, Gateway],
})
export class PaymentsModule {}
