import { Module } from '@nestjs/common';
import { RentalsModule } from '../rentals/rentals.module.js';
import { AdvancePayment } from './advance-payment.js';
import { AskGateway } from './ask-gateway.js';
import { DecidePayment } from './decide-payment.js';
import { Gateway } from './gateway/gateway.js';
import { GatewaySecrets } from './gateway/gateway-secrets.js';
import { OpenPayment } from './open-payment.js';
import { PayRental } from './pay-rental.js';
import { PaymentsAdminController } from './payments.admin.controller.js';
import { PaymentsController } from './payments.controller.js';
import { PaymentsQueries } from './payments.queries.js';
import { ReceiveCallback } from './receive-callback.js';
import { RecordVerdict } from './record-verdict.js';
import { SettlePayment } from './settle-payment.js';
import { TopUpWallet } from './top-up-wallet.js';
import { Withdraw } from './withdraw.js';

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
