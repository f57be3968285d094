import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../../kernel/errors.js';
import type { Role } from '../database/generated/enums.js';

/** Whoever makes a call, as the database knows them now. */
export interface Actor {
  id: string;
  role: Role;
  /** What the role would be, had the sign-in been proven by a second step; until then it is a member's. */
  roleAwaitingSecondStep?: Role | null;
  emailConfirmed: boolean;
  /** Whether the account is to be deleted: its member may read, and take it back. */
  isLeaving: boolean;
  /** Whether staff have suspended the account: its member may read, and bring to an end what has begun. */
  isSuspended: boolean;
  /** One of `verificationStatus`. */
  verificationStatus: number;
  /** The sign-in whose access token the call carries. */
  sessionId?: string | undefined;
}

export type RequestWithActor = FastifyRequest & { actor?: Actor };

/** The signed-in caller of a route whose policy asks for one. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const { actor } = context.switchToHttp().getRequest<RequestWithActor>();
  if (!actor) throw new ProblemError('unauthenticated');
  return actor;
});

/** The caller of a public route, who may be signed in. */
export const OptionalActor = createParamDecorator(
  (_: unknown, context: ExecutionContext): Actor | undefined =>
    context.switchToHttp().getRequest<RequestWithActor>().actor,
);

/** Moderates and decides on identities. An admin is staff too. */
export function isStaff(actor: Actor | undefined): boolean {
  return actor?.role === 'staff' || actor?.role === 'admin';
}
