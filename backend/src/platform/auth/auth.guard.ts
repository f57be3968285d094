import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard as PassportGuard } from '@nestjs/passport';
import { ProblemError } from '../../kernel/errors.js';
import type { Actor, RequestWithActor } from './actor.js';
import { type PolicyName, policies, policyKey } from './policies.js';

/** Has Passport find out who calls, and asks the policy of the route. */
@Injectable()
export class AuthGuard extends PassportGuard('jwt') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const name = this.reflector.getAllAndOverride<PolicyName | undefined>(policyKey, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!name) throw new ProblemError('forbidden');
    const request = context.switchToHttp().getRequest<RequestWithActor>();
    // Passport would make an error, with its stack, of each missing token.
    if (request.headers.authorization) await super.canActivate(context);
    const refusal = policies[name](request.actor, request.params as Record<string, string>);
    if (refusal) throw new ProblemError(refusal);
    return true;
  }

  override getAuthenticateOptions() {
    return { session: false, property: 'actor' };
  }

  /** Without a valid token the caller is anonymous; whether that is enough, the policy says. */
  override handleRequest<User = Actor>(error: unknown, user: User | false): User {
    if (error) throw error;
    return user || (undefined as User);
  }
}
