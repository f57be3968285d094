import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard as PassportGuard } from '@nestjs/passport';
import { ProblemError } from '../../kernel/errors.js';
import { noteCaller } from '../current-request.js';
import type { Actor, RequestWithActor } from './actor.js';
import {
  isRefusedUnlessSaid,
  type PolicyName,
  policies,
  policyKey,
  whileLeavingKey,
  whileSuspendedKey,
} from './policies.js';

const nameOf = (context: ExecutionContext) =>
  `${context.getClass().name}.${context.getHandler().name}`;

/** Has Passport find out who calls, and asks the policy of the route. */
@Injectable()
export class AuthGuard extends PassportGuard('jwt') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const handlers = [context.getHandler(), context.getClass()];
    const isSaid = (key: string) =>
      this.reflector.getAllAndOverride<boolean | undefined>(key, handlers) ?? false;
    const whileLeaving = isSaid(whileLeavingKey);
    const name = this.reflector.getAllAndOverride<PolicyName | undefined>(policyKey, handlers);
    if (!name) throw new Error(`No @Policy says who may call ${nameOf(context)}`);
    const request = context.switchToHttp().getRequest<RequestWithActor>();
    // Passport would make an error, with its stack, of each missing token.
    if (request.headers.authorization) await super.canActivate(context);
    // A member who puts a thief out of the account does not wait for the thief's calls.
    const isOfAccount = request.url.startsWith('/api/auth/');
    if (request.actor && !isOfAccount) noteCaller(request.actor.id);
    const refusal = policies[name](request.actor, request.params as Record<string, string>);
    if (refusal) throw new ProblemError(refusal);
    const isRefused = (isAllowed: boolean) => isRefusedUnlessSaid(request.method, name, isAllowed);
    if (request.actor?.isLeaving && isRefused(whileLeaving)) {
      throw new ProblemError('account-leaving');
    }
    if (request.actor?.isSuspended && isRefused(whileLeaving || isSaid(whileSuspendedKey))) {
      throw new ProblemError('account-suspended');
    }
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
