import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { Refuses } from '../http/refuses.js';
import { networkOf } from './network-of.js';
import { type Limit, RateLimits } from './rate-limits.js';
import { SendingOfRoute, sendings } from './sendings.js';

const LimitOfRoute = Reflector.createDecorator<Limit>();

/** Limits how often an IP address may call a route; behind one, an operator may have many customers. */
export const LimitPerAddress = (limit: Limit): MethodDecorator =>
  applyDecorators(LimitOfRoute(limit), Refuses('too-many-requests'));

/** Comes before any other guard, so that a refused call costs nothing more. */
@Injectable()
export class LimitPerAddressGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const handler = context.getHandler();
    const limits = [this.reflector.get(LimitOfRoute, handler), this.mailsOf(handler)];
    for (const limit of limits) {
      if (!limit) continue;
      const { ip } = context.switchToHttp().getRequest<FastifyRequest>();
      await this.limits.consume(limit, networkOf(ip));
    }
    return true;
  }

  /** Of a route that has something mailed. */
  private mailsOf(handler: ReturnType<ExecutionContext['getHandler']>): Limit | undefined {
    const name = this.reflector.get(SendingOfRoute, handler);
    const sending = name && sendings[name];
    return sending?.to === 'mailbox' ? sending.limits.network() : undefined;
  }
}
