import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor } from '../../../platform/auth/actor.js';
import { Policy, WhileSuspended } from '../../../platform/auth/policies.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { LimitPerAddress } from '../../../platform/rate-limits/limit-per-address.js';
import { ChangeSettings } from './change-settings.js';
import { SettingsQueries } from './settings.queries.js';
import {
  type SettingsBody,
  settingsBody,
  settingsView,
  unsubscribeParams,
  unsubscriptionView,
} from './settings.schema.js';

@ApiTags('notifications')
@Controller('api/notifications')
@WhileSuspended()
export class SettingsController {
  constructor(
    private readonly settings: SettingsQueries,
    private readonly change: ChangeSettings,
  ) {}

  @Get('settings')
  @Policy('member')
  @ApiOkResponse({ standardSchema: settingsView })
  get(@CurrentActor() { id }: Actor) {
    return this.settings.get(id);
  }

  @Put('settings')
  @Policy('member')
  @ApiOkResponse({ standardSchema: settingsView })
  async put(@CurrentActor() actor: Actor, @Body({ schema: settingsBody }) body: SettingsBody) {
    await this.change.execute(actor, body);
    return this.settings.get(actor.id);
  }

  /** What a mail's link switches off: for the page that a person opens, without signing in. */
  @Get('unsubscribe/:token')
  @Policy('public')
  @Refuses('link-expired')
  @ApiOkResponse({ standardSchema: unsubscriptionView })
  unsubscription(@Param({ schema: unsubscribeParams }) { token }: { token: string }) {
    return this.settings.getUnsubscription(token);
  }
}

/** The address that a mail names: opened, it is a page of the site; what is sent to it is heard. */
@ApiTags('notifications')
@Controller('desabonnement')
export class UnsubscribeController {
  constructor(private readonly change: ChangeSettings) {}

  /** By the button of that page, or by a mail program with one click (RFC 8058). */
  @Post(':token')
  @HttpCode(204)
  @Policy('public')
  @LimitPerAddress({ name: 'unsubscribe', max: 60, seconds: 60 })
  @Refuses('link-expired')
  @ApiNoContentResponse()
  async unsubscribe(
    @Param({ schema: unsubscribeParams }) { token }: { token: string },
  ): Promise<void> {
    await this.change.unsubscribe(token);
  }
}
