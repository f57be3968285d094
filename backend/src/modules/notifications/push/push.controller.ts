import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { env } from '../../../env.js';
import { type Actor, CurrentActor } from '../../../platform/auth/actor.js';
import { Policy, WhileSuspended } from '../../../platform/auth/policies.js';
import { LimitPerAddress } from '../../../platform/rate-limits/limit-per-address.js';
import {
  type EndpointBody,
  endpointBody,
  pushKeyView,
  type SubscriptionBody,
  subscriptionBody,
} from './push.schema.js';
import { PushSubscriptions } from './push-subscriptions.js';

@ApiTags('notifications')
@Controller('api/push')
@WhileSuspended()
export class PushController {
  constructor(private readonly subscriptions: PushSubscriptions) {}

  @Get('key')
  @Policy('public')
  @ApiOkResponse({ standardSchema: pushKeyView })
  key() {
    return { publicKey: env.VAPID_PUBLIC_KEY };
  }

  @Post('subscribe')
  @HttpCode(204)
  @Policy('member')
  @LimitPerAddress({ name: 'push-subscribe', max: 60, seconds: 60 })
  @ApiNoContentResponse()
  async subscribe(
    @CurrentActor() actor: Actor,
    @Body({ schema: subscriptionBody }) body: SubscriptionBody,
  ): Promise<void> {
    await this.subscriptions.add(actor, body);
  }

  @Post('unsubscribe')
  @HttpCode(204)
  @Policy('member')
  @ApiNoContentResponse()
  async unsubscribe(
    @CurrentActor() actor: Actor,
    @Body({ schema: endpointBody }) { endpoint }: EndpointBody,
  ): Promise<void> {
    await this.subscriptions.remove(actor, endpoint);
  }
}
