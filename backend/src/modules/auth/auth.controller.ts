import { Body, Controller, Get, HttpCode, Post, Put, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { type Actor, CurrentActor, OptionalActor } from '../../platform/auth/actor.js';
import { Policy, WhileSuspended } from '../../platform/auth/policies.js';
import { Refuses } from '../../platform/http/refuses.js';
import { LimitPerAddress } from '../../platform/rate-limits/limit-per-address.js';
import { Sends } from '../../platform/rate-limits/sendings.js';
import { AccountsQueries, userView } from '../accounts/index.js';
import {
  type ConfirmEmailBody,
  type CorrectEmailBody,
  confirmEmailBody,
  correctEmailBody,
  type ForgotPasswordBody,
  forgotPasswordBody,
  type ResetPasswordBody,
  resetPasswordBody,
  type SignInBody,
  type SignUpBody,
  sessionView,
  signInBody,
  signUpBody,
} from './auth.schema.js';
import { ConfirmEmail } from './email-links/confirm-email.js';
import { CorrectEmail } from './email-links/correct-email.js';
import { ResendConfirmation } from './email-links/resend-confirmation.js';
import { ForgotPassword } from './password/forgot-password.js';
import { ResetPassword } from './password/reset-password.js';
import { signInView } from './second-step/second-step.schema.js';
import { GrantSession } from './sessions/grant-session.js';
import { clearRefreshCookie, RefreshToken } from './sessions/refresh-cookie.js';
import { RefreshSession } from './sessions/refresh-session.js';
import { SignOut } from './sessions/sign-out.js';
import { SignIn } from './sign-in/sign-in.js';
import { SignUp } from './sign-in/sign-up.js';
import { setBrowserToken } from './sources/browser-cookies.js';
import { Browsers } from './sources/browsers.js';
import { signInsPerAddress } from './sources/limits.js';
import { CallSource, type Source } from './sources/source.js';

const perMinute = (name: string, max: number) => LimitPerAddress({ name, max, seconds: 60 });

@ApiTags('auth')
@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly grantSession: GrantSession,
    private readonly signUpUseCase: SignUp,
    private readonly signInUseCase: SignIn,
    private readonly refreshSession: RefreshSession,
    private readonly signOutUseCase: SignOut,
    private readonly confirm: ConfirmEmail,
    private readonly resend: ResendConfirmation,
    private readonly correct: CorrectEmail,
    private readonly forgot: ForgotPassword,
    private readonly reset: ResetPassword,
    private readonly browsers: Browsers,
  ) {}

  @Post('sign-up')
  @Policy('public')
  @perMinute('sign-up', 30)
  @Sends('confirmation-link')
  @Refuses('email-taken')
  @ApiCreatedResponse({ standardSchema: sessionView })
  async signUp(
    @Body({ schema: signUpBody }) body: SignUpBody,
    @CallSource() source: Source,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const signedIn = await this.signUpUseCase.execute(body, source);
    return this.grantSession.execute(reply, signedIn, source);
  }

  /** The session, or the ways of the second step that the account asks for: then a cookie goes on to `second-step`. */
  @Post('sign-in')
  @HttpCode(200)
  @Policy('public')
  @LimitPerAddress(signInsPerAddress)
  @Refuses('bad-credentials')
  @ApiOkResponse({ standardSchema: signInView })
  async signIn(
    @Body({ schema: signInBody }) body: SignInBody,
    @CallSource() source: Source,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const signedIn = await this.signInUseCase.execute(body, source);
    if ('grant' in signedIn) return this.grantSession.execute(reply, signedIn, source);
    setBrowserToken(reply, 'pending', signedIn.pendingToken);
    return { secondStep: { ways: signedIn.ways } };
  }

  /** Takes the cookie of the last sign-in or refresh. */
  @Post('refresh')
  @HttpCode(200)
  @Policy('public')
  @perMinute('refresh', 120)
  @Refuses('session-expired')
  @ApiOkResponse({ standardSchema: sessionView })
  async refresh(
    @RefreshToken() token: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.grantSession.execute(reply, await this.refreshSession.execute(token));
  }

  /** Ends the session shown by the access token or by the cookie. */
  @Post('sign-out')
  @HttpCode(204)
  @Policy('public')
  @ApiNoContentResponse()
  async signOut(
    @OptionalActor() actor: Actor | undefined,
    @RefreshToken() token: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    clearRefreshCookie(reply);
    await this.signOutUseCase.execute(actor, token);
  }

  @Get('session')
  @Policy('member')
  @ApiOkResponse({ standardSchema: userView })
  session(@CurrentActor() actor: Actor) {
    return this.accounts.getUser(actor.id);
  }

  @Post('confirm-email')
  @HttpCode(204)
  @Policy('public')
  @perMinute('confirm-email', 30)
  @Refuses('link-expired', 'email-taken')
  @ApiNoContentResponse()
  confirmEmail(@Body({ schema: confirmEmailBody }) body: ConfirmEmailBody) {
    return this.confirm.execute(body);
  }

  @Post('resend-confirmation')
  @WhileSuspended()
  @HttpCode(204)
  @Policy('member')
  @perMinute('resend-confirmation', 20)
  @Sends('confirmation-link')
  @Refuses('email-already-confirmed')
  @ApiNoContentResponse()
  resendConfirmation(@CurrentActor() actor: Actor) {
    return this.resend.execute(actor);
  }

  /** Mails the link that makes another address the caller's. The answer is the same for one that has an account. */
  @Put('email')
  @WhileSuspended()
  @HttpCode(204)
  @Policy('member')
  @perMinute('correct-email', 20)
  @Sends('confirmation-link')
  @Refuses('email-already-confirmed')
  @ApiNoContentResponse()
  correctEmail(
    @CurrentActor() actor: Actor,
    @Body({ schema: correctEmailBody }) body: CorrectEmailBody,
  ) {
    return this.correct.execute(actor, body);
  }

  @Post('forgot-password')
  @HttpCode(204)
  @Policy('public')
  @perMinute('forgot-password', 20)
  @Sends('password-link')
  @ApiNoContentResponse()
  forgotPassword(@Body({ schema: forgotPasswordBody }) body: ForgotPasswordBody) {
    return this.forgot.execute(body);
  }

  @Post('reset-password')
  @HttpCode(204)
  @Policy('public')
  @perMinute('reset-password', 20)
  @Refuses('link-expired')
  @ApiNoContentResponse()
  async resetPassword(
    @Body({ schema: resetPasswordBody }) body: ResetPasswordBody,
    @CallSource() source: Source,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.browsers.note(reply, source, await this.reset.execute(body));
  }
}
