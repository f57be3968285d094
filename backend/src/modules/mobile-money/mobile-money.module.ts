import { Module } from '@nestjs/common';
import { Gateway } from './gateway/gateway.js';
import { GatewayCallbacks } from './gateway/gateway-callbacks.js';
import { GatewaySecrets } from './gateway/gateway-secrets.js';
import { MobileMoneyRetention } from './mobile-money.retention.js';
import { PayingNumbers } from './paying-numbers.js';

/** Operators, their numbers, and the gateway that moves money to and from them. */
@Module({
  providers: [Gateway, GatewayCallbacks, GatewaySecrets, MobileMoneyRetention, PayingNumbers],
  exports: [Gateway, GatewayCallbacks, PayingNumbers],
})
export class MobileMoneyModule {}
