import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { AuditLogModule } from '../audit-log/index.js';
import { CorrectionsModule } from '../corrections/index.js';
import { EventsModule } from '../events/index.js';
import { IncidentsModule } from '../incidents/index.js';
import { ItemsModule } from '../items/index.js';
import { MobileMoneyModule } from '../mobile-money/index.js';
import { PayoutMethodsModule } from '../payout-methods/index.js';
import { RentalsModule } from '../rentals/index.js';
import { WalletModule } from '../wallet/index.js';
import { CreatePayment } from './create/create-payment.js';
import { PayExtension } from './create/pay-extension.js';
import { PayRental } from './create/pay-rental.js';
import { RequestPayout } from './create/request-payout.js';
import { TopUpWallet } from './create/top-up-wallet.js';
import { WithdrawalLimits } from './create/withdrawal-limits.js';
import { BookFees } from './fees/book-fees.js';
import { GatewayFeesAdminController } from './fees/gateway-fees.admin.controller.js';
import { GatewayFeesQueries } from './fees/gateway-fees.queries.js';
import { FindPayments } from './find-payments.js';
import { OperatorFloats } from './floats/operator-floats.js';
import { OperatorHealth } from './operators/operator-health.js';
import { OperatorsQueries } from './operators/operators.queries.js';
import { PaymentsUnderWay } from './operators/payments-under-way.js';
import { WatchOperators } from './operators/watch-operators.js';
import { PaymentsAdminController } from './payments.admin.controller.js';
import { PaymentsController } from './payments.controller.js';
import { Payments } from './payments.js';
import { PaymentsPersonalData } from './payments.personal-data.js';
import { PaymentsQueries } from './payments.queries.js';
import { PaymentsQueue, paymentsQueue } from './payments.queue.js';
import { CheckSoon } from './process/check-soon.js';
import { ProcessPayment } from './process/process-payment.js';
import { ReceiveCallback } from './process/receive-callback.js';
import { RequestCheck } from './process/request-check.js';
import { RecordEvent } from './record-event.js';
import { PayerRefunds } from './refunds/payer-refunds.js';
import { RefundsQueries } from './refunds/refunds.queries.js';
import { SendRefund } from './refunds/send-refund.js';
import { CheckGatewayStatus } from './review/check-gateway-status.js';
import { ConfirmedMoney } from './review/confirmed-money.js';
import { LateSettlements } from './review/late-settlements.js';
import { RecordLateSettlement } from './review/record-late-settlement.js';
import { ResolveReview } from './review/resolve-review.js';
import { ApplyOutcome } from './settle/apply-outcome.js';
import { PostPayment } from './settle/post-payment.js';
import { ExportStatement } from './statement/export-statement.js';
import { WalletStatementQueries } from './statement/statement.queries.js';
import { WalletAdminController } from './statement/wallet.admin.controller.js';
import { WalletController } from './statement/wallet.controller.js';
import { WalletQueries } from './statement/wallet.queries.js';

@Module({
  imports: [
    AccountsModule,
    AuditLogModule,
    CorrectionsModule,
    EventsModule,
    IncidentsModule,
    ItemsModule,
    MobileMoneyModule,
    PayoutMethodsModule,
    RentalsModule,
    WalletModule,
    BullModule.registerQueue({ name: paymentsQueue }),
  ],
  controllers: [
    PaymentsController,
    PaymentsAdminController,
    GatewayFeesAdminController,
    WalletController,
    WalletAdminController,
  ],
  providers: [
    PaymentsPersonalData,
    PaymentsQueries,
    FindPayments,
    PaymentsQueue,
    Payments,
    RecordEvent,
    PayRental,
    PayExtension,
    TopUpWallet,
    RequestPayout,
    WithdrawalLimits,
    PayerRefunds,
    RefundsQueries,
    SendRefund,
    CreatePayment,
    OperatorFloats,
    PostPayment,
    ProcessPayment,
    ApplyOutcome,
    BookFees,
    GatewayFeesQueries,
    CheckSoon,
    ReceiveCallback,
    RequestCheck,
    CheckGatewayStatus,
    ConfirmedMoney,
    ResolveReview,
    RecordLateSettlement,
    LateSettlements,
    WalletQueries,
    WalletStatementQueries,
    ExportStatement,
    OperatorsQueries,
    OperatorHealth,
    PaymentsUnderWay,
    WatchOperators,
  ],
  exports: [
    BookFees,
    FindPayments,
    LateSettlements,
    OperatorFloats,
    Payments,
    PaymentsUnderWay,
    ProcessPayment,
    WatchOperators,
  ],
})
export class PaymentsModule {}
