import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { ApprovalsModule } from '../approvals/index.js';
import { AuditLogModule } from '../audit-log/index.js';
import { ContactExportsModule } from '../contact-exports/index.js';
import { CorrectionsModule } from '../corrections/index.js';
import { EventsModule } from '../events/index.js';
import { IncidentsModule } from '../incidents/index.js';
import { ItemsModule } from '../items/index.js';
import { MobileMoneyModule } from '../mobile-money/index.js';
import { PayoutMethodsModule } from '../payout-methods/index.js';
import { RentalsModule } from '../rentals/index.js';
import { WalletModule } from '../wallet/index.js';
import { ChargeLimits } from './create/charge-limits.js';
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
import { OpsPaymentsController } from './follow/ops-payments.controller.js';
import { OpsPaymentsQueries } from './follow/ops-payments.queries.js';
import { ChargedNumbers } from './numbers/charged-numbers.js';
import { ConfirmPayingNumber } from './numbers/confirm-paying-number.js';
import { NumberCodesRetention } from './numbers/number-codes.retention.js';
import { PayingNumbersController } from './numbers/paying-numbers.controller.js';
import { SendNumberCode } from './numbers/send-number-code.js';
import { OperatorHealth } from './operators/operator-health.js';
import { OperatorsQueries } from './operators/operators.queries.js';
import { PaymentsUnderWay } from './operators/payments-under-way.js';
import { WatchOperators } from './operators/watch-operators.js';
import { PaymentContacts } from './payment-contacts.js';
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
import { LateSettlementKind } from './review/by-two/late-settlement-kind.js';
import { PaymentDecisionKind } from './review/by-two/payment-decision-kind.js';
import { PaymentRightingKind } from './review/by-two/payment-righting-kind.js';
import { CheckGatewayStatus } from './review/check-gateway-status.js';
import { GatewayWord } from './review/gateway-word.js';
import { LateSettlements } from './review/late-settlements.js';
import { PostLateSettlement } from './review/post-late-settlement.js';
import { PostRighting } from './review/post-righting.js';
import { PutPaymentRight } from './review/put-payment-right.js';
import { RecordLateSettlement } from './review/record-late-settlement.js';
import { ResolveReview } from './review/resolve-review.js';
import { ReviewDecision } from './review/review-decision.js';
import { SettledAmounts } from './review/settled-amounts.js';
import { StaffPaymentQueries } from './review/staff-payment.queries.js';
import { ApplyOutcome } from './settle/apply-outcome.js';
import { PostPayment } from './settle/post-payment.js';
import { ExportStatement } from './statement/export-statement.js';
import { LineContextsQueries } from './statement/line-contexts.queries.js';
import { PaidOutsideQueries } from './statement/paid-outside.queries.js';
import { WalletStatementQueries } from './statement/statement.queries.js';
import { WalletAdminController } from './statement/wallet.admin.controller.js';
import { WalletController } from './statement/wallet.controller.js';
import { WalletQueries } from './statement/wallet.queries.js';

@Module({
  imports: [
    AccountsModule,
    ApprovalsModule,
    AuditLogModule,
    CorrectionsModule,
    ContactExportsModule,
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
    PayingNumbersController,
    PaymentsAdminController,
    GatewayFeesAdminController,
    OpsPaymentsController,
    WalletController,
    WalletAdminController,
  ],
  providers: [
    PaymentContacts,
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
    ChargeLimits,
    ChargedNumbers,
    SendNumberCode,
    ConfirmPayingNumber,
    NumberCodesRetention,
    OperatorFloats,
    PostPayment,
    ProcessPayment,
    ApplyOutcome,
    BookFees,
    GatewayFeesQueries,
    OpsPaymentsQueries,
    CheckSoon,
    ReceiveCallback,
    RequestCheck,
    CheckGatewayStatus,
    GatewayWord,
    ReviewDecision,
    StaffPaymentQueries,
    ResolveReview,
    PostLateSettlement,
    RecordLateSettlement,
    PostRighting,
    PutPaymentRight,
    PaymentDecisionKind,
    LateSettlementKind,
    PaymentRightingKind,
    LateSettlements,
    SettledAmounts,
    WalletQueries,
    PaidOutsideQueries,
    LineContextsQueries,
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
    SettledAmounts,
    OperatorFloats,
    Payments,
    PaymentsUnderWay,
    ProcessPayment,
    WatchOperators,
  ],
})
export class PaymentsModule {}
