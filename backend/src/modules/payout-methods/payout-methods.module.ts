import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { EventsModule } from '../events/index.js';
import { MobileMoneyModule } from '../mobile-money/index.js';
import { AddPayoutMethod } from './add-payout-method.js';
import { ConfirmPayoutMethod } from './confirm-payout-method.js';
import { ConfirmationLinks } from './confirmation-links.js';
import { PayoutMethodsController } from './payout-methods.controller.js';
import { PayoutMethods } from './payout-methods.js';
import { PayoutMethodsQueries } from './payout-methods.queries.js';
import { PreferPayoutMethod } from './prefer-payout-method.js';
import { RemovePayoutMethod } from './remove-payout-method.js';
import { ResendConfirmationLink } from './resend-confirmation-link.js';

@Module({
  imports: [AccountsModule, EventsModule, MobileMoneyModule],
  controllers: [PayoutMethodsController],
  providers: [
    PayoutMethods,
    PayoutMethodsQueries,
    ConfirmationLinks,
    AddPayoutMethod,
    ConfirmPayoutMethod,
    ResendConfirmationLink,
    PreferPayoutMethod,
    RemovePayoutMethod,
  ],
  exports: [PayoutMethods],
})
export class PayoutMethodsModule {}
