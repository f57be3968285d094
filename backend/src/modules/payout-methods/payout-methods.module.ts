import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { AuthModule } from '../auth/index.js';
import { EventsModule } from '../events/index.js';
import { MobileMoneyModule } from '../mobile-money/index.js';
import { AddPayoutMethod } from './add-payout-method.js';
import { ConfirmPayoutMethod } from './confirm-payout-method.js';
import { ConfirmationLinks } from './confirmation-links.js';
import { FindReceivers } from './find-receivers.js';
import { PayoutMethodsController } from './payout-methods.controller.js';
import { PayoutMethods } from './payout-methods.js';
import { PayoutMethodsPersonalData } from './payout-methods.personal-data.js';
import { PayoutMethodsQueries } from './payout-methods.queries.js';
import { PreferPayoutMethod } from './prefer-payout-method.js';
import { RemovePayoutMethod } from './remove-payout-method.js';
import { ResendConfirmationLink } from './resend-confirmation-link.js';
import { TakeBackPayoutMethods } from './take-back-payout-methods.js';

@Module({
  imports: [AccountsModule, AuthModule, EventsModule, MobileMoneyModule],
  controllers: [PayoutMethodsController],
  providers: [
    PayoutMethodsPersonalData,
    PayoutMethods,
    PayoutMethodsQueries,
    ConfirmationLinks,
    FindReceivers,
    AddPayoutMethod,
    ConfirmPayoutMethod,
    ResendConfirmationLink,
    PreferPayoutMethod,
    RemovePayoutMethod,
    TakeBackPayoutMethods,
  ],
  exports: [FindReceivers, PayoutMethods],
})
export class PayoutMethodsModule {}
