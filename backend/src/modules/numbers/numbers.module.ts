import { Module } from '@nestjs/common';
import { AddNumber } from './add-number.js';
import { ConfirmNumber } from './confirm-number.js';
import { NumberLinks } from './number-links.js';
import { NumbersController } from './numbers.controller.js';
import { NumbersQueries } from './numbers.queries.js';
import { PreferNumber } from './prefer-number.js';
import { RemoveNumber } from './remove-number.js';
import { ResendNumberLink } from './resend-number-link.js';

@Module({
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
export class NumbersModule {}
