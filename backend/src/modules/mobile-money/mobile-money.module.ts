import { Module } from '@nestjs/common';
import { Gateway } from './gateway/gateway.js';
import { GatewaySecrets } from './gateway/gateway-secrets.js';

/** Operators, their numbers, and the gateway that moves money to and from them. */
@Module({
  providers: [Gateway, GatewaySecrets],
  exports: [Gateway],
})
export class MobileMoneyModule {}
