import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { env } from '../../env.js';
import { Policy } from '../../platform/auth/policies.js';
import { paymentWaitSeconds } from '../payments/index.js';
import { contractVersion } from '../rentals/index.js';
import { totalCap } from './catalogue.schema.js';
import { type PublicConfigView, publicConfigView } from './public-config.schema.js';

@ApiTags('accounts')
@Controller('api/public-config')
export class PublicConfigController {
  @Get()
  @Policy('public')
  @ApiOkResponse({ standardSchema: publicConfigView })
  get(): PublicConfigView {
    return {
      contactEmail: env.CONTACT_EMAIL,
      contactPhone: env.CONTACT_PHONE,
      contractVersion,
      policy: {
        requestTimeoutHours: env.REQUEST_TIMEOUT_HOURS,
        fullRefundHours: env.CANCEL_FULL_REFUND_HOURS,
        partialRefundHours: env.CANCEL_PARTIAL_REFUND_HOURS,
        partialRefundPercent: env.CANCEL_PARTIAL_REFUND_PERCENT,
        handoverSilenceHours: env.HANDOVER_SILENCE_HOURS,
        handoverAnswerHours: env.HANDOVER_ANSWER_HOURS,
        returnSilenceHours: env.RETURN_SILENCE_HOURS,
        newNumberHours: env.NEW_NUMBER_HOURS,
        identityReviewHours: env.IDENTITY_REVIEW_HOURS,
        approvedPapersDays: env.PAPERS_KEPT_DAYS_APPROVED,
        refusedPapersDays: env.PAPERS_KEPT_DAYS_REFUSED,
        paymentWaitSeconds,
        totalCap,
      },
    };
  }
}
