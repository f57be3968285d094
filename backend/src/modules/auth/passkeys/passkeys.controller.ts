import { Body, Controller, Delete, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor } from '../../../platform/auth/actor.js';
import { Policy, WhileLeaving } from '../../../platform/auth/policies.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { LimitPerAddress } from '../../../platform/rate-limits/limit-per-address.js';
import { recoveryCodesView } from '../factors/factors.schema.js';
import { CallSource, type Source } from '../sources/source.js';
import { AddPasskey } from './add-passkey.js';
import { ChangePasskeys } from './change-passkeys.js';
import {
  type AddPasskeyBody,
  addPasskeyBody,
  newPasskeyOptions,
  type PasskeyNameBody,
  type PasskeyParams,
  passkeyNameBody,
  passkeyParams,
} from './passkeys.schema.js';

const perMinute = (name: string, max: number) => LimitPerAddress({ name, max, seconds: 60 });

/** Keys that a phone or a computer keeps, and opens by a finger, a face or a code (WebAuthn). */
@ApiTags('auth')
@Controller('api/auth/passkeys')
@WhileLeaving()
export class PasskeysController {
  constructor(
    private readonly add: AddPasskey,
    private readonly change: ChangePasskeys,
  ) {}

  /** What a browser needs to make a passkey for the caller. */
  @Post('options')
  @HttpCode(200)
  @Policy('member with a confirmed e-mail')
  @perMinute('new-passkey-options', 20)
  @Refuses(
    'reauthentication-required',
    'second-step-required',
    'second-step-link-required',
    'too-many-passkeys',
  )
  @ApiOkResponse({ standardSchema: newPasskeyOptions })
  options(@CurrentActor() actor: Actor) {
    return this.add.begin(actor);
  }

  /** With recovery codes, when it is the caller's first second step. */
  @Post()
  @Policy('member with a confirmed e-mail')
  @perMinute('new-passkey', 20)
  @Refuses(
    'passkey-refused',
    'passkey-already-added',
    'reauthentication-required',
    'second-step-required',
    'second-step-link-required',
    'too-many-passkeys',
  )
  @ApiCreatedResponse({ standardSchema: recoveryCodesView })
  async create(
    @CurrentActor() actor: Actor,
    @Body({ schema: addPasskeyBody }) body: AddPasskeyBody,
    @CallSource() { userAgent }: Source,
  ) {
    return { recoveryCodes: await this.add.execute(actor, body, userAgent) };
  }

  @Patch(':id')
  @HttpCode(204)
  @Policy('member')
  @Refuses('passkey-not-found')
  @ApiNoContentResponse()
  rename(
    @CurrentActor() actor: Actor,
    @Param({ schema: passkeyParams }) { id }: PasskeyParams,
    @Body({ schema: passkeyNameBody }) { name }: PasskeyNameBody,
  ) {
    return this.change.rename(actor, id, name);
  }

  @Delete(':id')
  @HttpCode(204)
  @Policy('member')
  @Refuses(
    'passkey-not-found',
    'reauthentication-required',
    'second-step-required',
    'last-second-step',
  )
  @ApiNoContentResponse()
  remove(@CurrentActor() actor: Actor, @Param({ schema: passkeyParams }) { id }: PasskeyParams) {
    return this.change.remove(actor, id);
  }
}
