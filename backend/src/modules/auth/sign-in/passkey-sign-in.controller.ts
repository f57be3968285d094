import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Policy } from '../../../platform/auth/policies.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { LimitPerAddress } from '../../../platform/rate-limits/limit-per-address.js';
import { sessionView } from '../auth.schema.js';
import {
  type PasskeySignInBody,
  passkeyOptions,
  passkeySignInBody,
} from '../passkeys/passkeys.schema.js';
import { GrantSession } from '../sessions/grant-session.js';
import { BrowserToken, clearBrowserToken, setBrowserToken } from '../sources/browser-cookies.js';
import { signInsPerAddress } from '../sources/limits.js';
import { CallSource, type Source } from '../sources/source.js';
import { SignInWithPasskey } from './sign-in-with-passkey.js';

/** Signing in by a passkey alone, which is the second step too. */
@ApiTags('auth')
@Controller('api/auth/passkeys')
export class PasskeySignInController {
  constructor(
    private readonly signInUseCase: SignInWithPasskey,
    private readonly grantSession: GrantSession,
  ) {}

  /** What a browser needs to sign in by a passkey, whose ever it is. */
  @Post('sign-in-options')
  @HttpCode(200)
  @Policy('public')
  @LimitPerAddress({ name: 'passkey-options', max: 60, seconds: 60 })
  @ApiOkResponse({ standardSchema: passkeyOptions })
  async signInOptions(@Res({ passthrough: true }) reply: FastifyReply) {
    const { token, options } = await this.signInUseCase.begin();
    setBrowserToken(reply, 'challenge', token);
    return options;
  }

  /** By a passkey alone, which is the second step too. */
  @Post('sign-in')
  @HttpCode(200)
  @Policy('public')
  @LimitPerAddress(signInsPerAddress)
  @Refuses('passkey-refused')
  @ApiOkResponse({ standardSchema: sessionView })
  async signIn(
    @BrowserToken('challenge') token: string | undefined,
    @Body({ schema: passkeySignInBody }) body: PasskeySignInBody,
    @CallSource() source: Source,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    clearBrowserToken(reply, 'challenge');
    const signedIn = await this.signInUseCase.execute(token, body, source);
    return this.grantSession.execute(reply, signedIn, source);
  }
}
