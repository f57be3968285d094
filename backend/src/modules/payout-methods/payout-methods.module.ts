import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { MobileMoneyModule } from '../mobile-money/index.js';
import { AddNumber } from './add-payout-method.js';
import { ConfirmNumber } from './confirm-payout-method.js';
import { NumberLinks } from './confirmation-links.js';
import { NumbersController } from './payout-methods.controller.js';
import { NumbersQueries } from './payout-methods.queries.js';
import { PreferNumber } from './prefer-payout-method.js';
import { RemoveNumber } from './remove-payout-method.js';
import { ResendNumberLink } from './resend-confirmation-link.js';

@Module({
  imports: [AccountsModule, MobileMoneyModule],
  controllers: [NumbersController],
  providers: [
    NumbersQueries,
    NumberLinks,
    AddNumber,
    ConfirmNumber,
    ResendNumberLink,
    PreferNumber,
    RemoveNumber,
  ],
})
export class PayoutMethodsModule {}
