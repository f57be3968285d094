import { Body, Controller, Delete, Get, HttpCode, Post, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { type Actor, CurrentActor } from '../../../platform/auth/actor.js';
import { Policy, WhileLeaving } from '../../../platform/auth/policies.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { LimitPerAddress } from '../../../platform/rate-limits/limit-per-address.js';
import { Sends } from '../../../platform/rate-limits/sendings.js';
import { sessionView } from '../auth.schema.js';
import { recoveryCodesView } from '../factors/factors.schema.js';
import { passkeyOptions } from '../passkeys/passkeys.schema.js';
import { GrantSession } from '../sessions/grant-session.js';
import { BrowserToken, clearBrowserToken } from '../sources/browser-cookies.js';
import { signInsPerAddress } from '../sources/limits.js';
import { CallSource, type Source } from '../sources/source.js';
import { ChangeApp } from './change-app.js';
import { CompleteSignIn } from './complete-sign-in.js';
import { RenewRecoveryCodes } from './renew-recovery-codes.js';
import { SecondStepQueries } from './second-step.queries.js';
import {
  type AppCodeBody,
  appCodeBody,
  appSecretView,
  type SecondStepBody,
  type SecondStepLinkBody,
  secondStepBody,
  secondStepLinkBody,
  secondStepView,
} from './second-step.schema.js';
import { SecondStepLinks } from './second-step-links.js';

const perMinute = (name: string, max: number) => LimitPerAddress({ name, max, seconds: 60 });

/** The second step of a sign-in, and what a member has for it. */
@ApiTags('auth')
@Controller('api/auth')
@WhileLeaving()
export class SecondStepController {
  constructor(
    private readonly queries: SecondStepQueries,
    private readonly complete: CompleteSignIn,
    private readonly app: ChangeApp,
    private readonly links: SecondStepLinks,
    private readonly renewCodes: RenewRecoveryCodes,
    private readonly grantSession: GrantSession,
  ) {}

  /** Goes on with the sign-in whose password this browser gave, within ten minutes. */
  @Post('second-step')
  @HttpCode(200)
  @Policy('public')
  @LimitPerAddress(signInsPerAddress)
  @Refuses('second-step-expired', 'code-wrong', 'recovery-code-wrong', 'passkey-refused')
  @ApiOkResponse({ standardSchema: sessionView })
  async completeSignIn(
    @BrowserToken('pending') token: string | undefined,
    @Body({ schema: secondStepBody }) body: SecondStepBody,
    @CallSource() source: Source,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const signedIn = await this.complete.execute(token, body, source);
    clearBrowserToken(reply, 'pending');
    return this.grantSession.execute(reply, signedIn, source);
  }

  /** What a browser needs to go on by a passkey of the account. */
  @Post('second-step/passkey-options')
  @HttpCode(200)
  @Policy('public')
  @perMinute('second-step-options', 60)
  @Refuses('second-step-expired')
  @ApiOkResponse({ standardSchema: passkeyOptions })
  passkeyOptions(@BrowserToken('pending') token: string | undefined) {
    return this.complete.passkeyOptions(token);
  }

  @Get('second-step')
  @Policy('member')
  @ApiOkResponse({ standardSchema: secondStepView })
  get(@CurrentActor() actor: Actor) {
    return this.queries.get(actor);
  }

  /** Mails a link to whoever has a role, by which the first second step is added; five an hour. */
  @Post('second-step/link')
  @HttpCode(204)
  @Policy('member with a confirmed e-mail')
  @perMinute('second-step-link', 10)
  @Sends('second-step-link')
  @Refuses('forbidden')
  @ApiNoContentResponse()
  requestLink(@CurrentActor() actor: Actor) {
    return this.links.request(actor);
  }

  /** Opens that link: a second step may be added on this session for half an hour. */
  @Post('second-step/link/open')
  @HttpCode(204)
  @Policy('member with a confirmed e-mail')
  @perMinute('second-step-link-open', 10)
  @Refuses('forbidden', 'link-expired')
  @ApiNoContentResponse()
  openLink(
    @CurrentActor() actor: Actor,
    @Body({ schema: secondStepLinkBody }) { token }: SecondStepLinkBody,
  ) {
    return this.links.open(actor, token);
  }

  /** A secret for an app that shows codes; it is good once a first code of it is confirmed. */
  @Post('authenticator-app')
  @HttpCode(200)
  @Policy('member with a confirmed e-mail')
  @perMinute('authenticator-app', 20)
  @Refuses(
    'reauthentication-required',
    'second-step-required',
    'second-step-link-required',
    'app-already-added',
  )
  @ApiOkResponse({ standardSchema: appSecretView })
  beginApp(@CurrentActor() actor: Actor) {
    return this.app.begin(actor);
  }

  /** With recovery codes, when it is the caller's first second step. */
  @Post('authenticator-app/confirm')
  @HttpCode(200)
  @Policy('member with a confirmed e-mail')
  @perMinute('authenticator-app-confirm', 30)
  @Refuses(
    'code-wrong',
    'app-not-found',
    'app-already-added',
    'reauthentication-required',
    'second-step-required',
    'second-step-link-required',
  )
  @ApiOkResponse({ standardSchema: recoveryCodesView })
  async confirmApp(
    @CurrentActor() actor: Actor,
    @Body({ schema: appCodeBody }) { code }: AppCodeBody,
    @CallSource() source: Source,
  ) {
    return { recoveryCodes: await this.app.confirm(actor, code, source) };
  }

  @Delete('authenticator-app')
  @HttpCode(204)
  @Policy('member')
  @Refuses('app-not-found', 'reauthentication-required', 'second-step-required', 'last-second-step')
  @ApiNoContentResponse()
  removeApp(@CurrentActor() actor: Actor) {
    return this.app.remove(actor);
  }

  /** Ten new ones, in the place of all others. */
  @Post('recovery-codes')
  @HttpCode(200)
  @Policy('member')
  @perMinute('recovery-codes', 10)
  @Refuses('no-second-step', 'reauthentication-required', 'second-step-required')
  @ApiOkResponse({ standardSchema: recoveryCodesView })
  async renew(@CurrentActor() actor: Actor) {
    return { recoveryCodes: await this.renewCodes.execute(actor) };
  }
}
