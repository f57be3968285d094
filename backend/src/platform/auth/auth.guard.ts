import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Refusal } from '../../kernel/errors.js';
import { Db } from '../database/prisma.js';
import { readAccessToken } from './access-token.js';
import type { Actor, RequestWithActor } from './actor.js';
import { type PolicyName, policies, policyKey } from './policies.js';

/** Finds out who calls, and asks the policy of the route. */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly db: Db,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const name = this.reflector.getAllAndOverride<PolicyName | undefined>(policyKey, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!name) throw new Refusal('forbidden');
    const request = context.switchToHttp().getRequest<RequestWithActor>();
    request.actor = await this.findActor(request.headers.authorization);
    const refusal = policies[name](request.actor, request.params as Record<string, string>);
    if (refusal) throw new Refusal(refusal);
    return true;
  }

  private async findActor(authorization = ''): Promise<Actor | undefined> {
    const token = /^Bearer (.+)$/i.exec(authorization)?.[1];
    const id = token && (await readAccessToken(token));
    if (!id) return undefined;
    const user = await this.db.user.findUnique({
      where: { id },
      select: { id: true, role: true, emailConfirmedAt: true, verificationStatus: true },
    });
    if (!user) return undefined;
    const { emailConfirmedAt, ...actor } = user;
    return { ...actor, emailConfirmed: emailConfirmedAt !== null };
  }
}
