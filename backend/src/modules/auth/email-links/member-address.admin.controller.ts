import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor } from '../../../platform/auth/actor.js';
import { Policy } from '../../../platform/auth/policies.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { type UserParams, userParams } from '../../accounts/index.js';
import {
  type AddressCorrection,
  addressCorrection,
  type ConfirmationReminder,
  confirmationReminder,
} from '../auth.schema.js';
import { HelpWithAddress } from './help-with-address.js';

@ApiTags('admin')
@Controller('api/admin/users/:id')
@Policy('staff')
@Refuses(
  'user-not-found',
  'own-account',
  'address-confirmed',
  'approver-too-new',
  'too-many-requests',
)
export class MemberAddressAdminController {
  constructor(private readonly help: HelpWithAddress) {}

  /** Of a member who has confirmed none: the new one is the member's once it is confirmed. */
  @Post('correct-email')
  @HttpCode(204)
  @Refuses('email-taken')
  @ApiNoContentResponse()
  correct(
    @CurrentActor() actor: Actor,
    @Param({ schema: userParams }) { id }: UserParams,
    @Body({ schema: addressCorrection }) { email, reason }: AddressCorrection,
  ) {
    return this.help.correct(actor, id, email, reason);
  }

  /** Has another link mailed; five an hour at most, whoever asks for them. */
  @Post('resend-confirmation')
  @HttpCode(204)
  @ApiNoContentResponse()
  resend(
    @CurrentActor() actor: Actor,
    @Param({ schema: userParams }) { id }: UserParams,
    @Body({ schema: confirmationReminder }) { reason }: ConfirmationReminder,
  ) {
    return this.help.resend(actor, id, reason);
  }
}
