import { Body, Controller, HttpCode, Post, Put, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { type Actor, CurrentActor } from '../../platform/auth/actor.js';
import { Policy, WhileLeaving, WhileSuspended } from '../../platform/auth/policies.js';
import { Refuses } from '../../platform/http/refuses.js';
import { LimitPerAddress } from '../../platform/rate-limits/limit-per-address.js';
import { Sends } from '../../platform/rate-limits/sendings.js';
import {
  type ChangePasswordBody,
  type ConfirmEmailBody,
  type CorrectEmailBody,
  changePasswordBody,
  confirmEmailBody,
  correctEmailBody,
  type ReauthenticateBody,
  reauthenticateBody,
  resetTokenView,
} from './auth.schema.js';
import { ConfirmEmailChange } from './email-change/confirm-email-change.js';
import { RequestEmailChange } from './email-change/request-email-change.js';
import { UndoEmailChange } from './email-change/undo-email-change.js';
import { NotMe } from './not-me/not-me.js';
import { passkeyOptions } from './passkeys/passkeys.schema.js';
import { ChangePassword } from './password/change-password.js';
import { Reauthenticate } from './reauthentication/reauthenticate.js';
import { Browsers } from './sources/browsers.js';
import { CallSource, type Source } from './sources/source.js';

const perMinute = (name: string, max: number) => LimitPerAddress({ name, max, seconds: 60 });

/** What keeps an account its member's own. */
@ApiTags('auth')
@Controller('api/auth')
export class SecurityController {
  constructor(
    private readonly reauthenticateUseCase: Reauthenticate,
    private readonly changePasswordUseCase: ChangePassword,
    private readonly requestEmailChange: RequestEmailChange,
    private readonly confirmChange: ConfirmEmailChange,
    private readonly undoChange: UndoEmailChange,
    private readonly notMe: NotMe,
    private readonly browsers: Browsers,
  ) {}

  /**
   * Good for ten minutes, for the calls that answer `reauthentication-required`; by a passkey or a code of the app, for
   * those that answer `second-step-required` too.
   */
  @Post('reauthenticate')
  @WhileLeaving()
  @HttpCode(204)
  @Policy('member')
  @perMinute('reauthenticate', 20)
  @Refuses('wrong-password', 'code-wrong', 'passkey-refused')
  @ApiNoContentResponse()
  reauthenticate(
    @CurrentActor() actor: Actor,
    @Body({ schema: reauthenticateBody }) body: ReauthenticateBody,
    @CallSource() source: Source,
  ) {
    return this.reauthenticateUseCase.execute(actor, body, source);
  }

  /** What a browser needs to prove it by a passkey of the caller. */
  @Post('reauthenticate/passkey-options')
  @WhileLeaving()
  @HttpCode(200)
  @Policy('member')
  @perMinute('reauthenticate-options', 20)
  @ApiOkResponse({ standardSchema: passkeyOptions })
  reauthenticationOptions(@CurrentActor() actor: Actor) {
    return this.reauthenticateUseCase.passkeyOptions(actor);
  }

  /** Ends the caller's other sessions. */
  @Put('password')
  @WhileLeaving()
  @HttpCode(204)
  @Policy('member')
  @perMinute('change-password', 20)
  @Refuses('wrong-password')
  @ApiNoContentResponse()
  async changePassword(
    @CurrentActor() actor: Actor,
    @Body({ schema: changePasswordBody }) body: ChangePasswordBody,
    @CallSource() source: Source,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.changePasswordUseCase.execute(actor, body);
    await this.browsers.note(reply, source, actor.id);
  }

  /** Mails a link to a new address. The answer is the same for one that has an account. */
  @Post('email-change')
  @WhileSuspended()
  @HttpCode(204)
  @Policy('member with a confirmed e-mail')
  @perMinute('email-change', 20)
  @Sends('email-change-link')
  @Refuses('reauthentication-required')
  @ApiNoContentResponse()
  changeEmail(
    @CurrentActor() actor: Actor,
    @Body({ schema: correctEmailBody }) body: CorrectEmailBody,
  ) {
    return this.requestEmailChange.execute(actor, body);
  }

  @Post('email-change/confirm')
  @HttpCode(204)
  @Policy('public')
  @perMinute('confirm-email-change', 30)
  @Refuses('link-expired', 'email-taken')
  @ApiNoContentResponse()
  confirmEmailChange(@Body({ schema: confirmEmailBody }) body: ConfirmEmailBody) {
    return this.confirmChange.execute(body);
  }

  /** By the link that the old address was mailed; ends every session. */
  @Post('email-change/undo')
  @HttpCode(200)
  @Policy('public')
  @perMinute('undo-email-change', 30)
  @Refuses('link-expired', 'email-taken')
  @ApiOkResponse({ standardSchema: resetTokenView })
  async undoEmailChange(@Body({ schema: confirmEmailBody }) body: ConfirmEmailBody) {
    return { token: await this.undoChange.execute(body) };
  }

  /** By the link of a mail about the account's safety; ends every session. */
  @Post('not-me')
  @HttpCode(200)
  @Policy('public')
  @perMinute('not-me', 30)
  @Refuses('link-expired')
  @ApiOkResponse({ standardSchema: resetTokenView })
  async sayNotMe(@Body({ schema: confirmEmailBody }) body: ConfirmEmailBody) {
    return { token: await this.notMe.execute(body) };
  }
}
