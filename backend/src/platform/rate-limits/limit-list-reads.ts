import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { env } from '../../env.js';
import type { RequestWithActor } from '../auth/actor.js';
import { readsListKey } from '../http/reads-list.js';
import { RateLimits } from './rate-limits.js';

/**
 * Limits how many lists a member reads in a minute, of all kinds together: far more than a person or the site asks for.
 * Visitors are not counted: what they read is the same for all, answered from memory for seconds, and thousands of them
 * share an operator's address. Comes after the guard that knows the member.
 */
@Injectable()
export class LimitListReadsGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { actor } = context.switchToHttp().getRequest<RequestWithActor>();
    if (actor && this.reflector.get<true | undefined>(readsListKey, context.getHandler())) {
      const limit = { name: 'list-reads', max: env.LIST_READS_PER_MINUTE, seconds: 60 };
      await this.limits.consume(limit, actor.id);
    }
    return true;
  }
}
